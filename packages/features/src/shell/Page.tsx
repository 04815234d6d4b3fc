import type { ReactNode } from 'react';
import { PAGES, type PageName } from '#core/routing';
import { SessionNotices } from '#session';
import { Uploads } from '#transfers';
import { OfflineBar } from './components/OfflineBar';
import { Guard } from './Guard';
import * as S from './Page.styles';
import { RouteProgress } from './RouteProgress';
import { Shell } from './Shell';
import { ViewTransitionStyle } from './ViewTransitionStyle';

export interface PageProps {
  name: PageName;
  children: ReactNode;
}

/** The frame of a page, behind its guard. */
export function Page({ name, children }: PageProps) {
  const { frame, footer } = PAGES[name];
  return (
    <Guard page={name}>
      <RouteProgress />
      <ViewTransitionStyle />
      {frame === 'none' ? (
        <S.Room>
          {children}
          <S.Notices>
            <Uploads isRow />
            <OfflineBar />
            <SessionNotices />
          </S.Notices>
        </S.Room>
      ) : (
        <Shell {...{ frame, footer }} page={name}>
          {children}
        </Shell>
      )}
    </Guard>
  );
}
