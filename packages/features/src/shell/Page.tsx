import { Suspense, type ReactNode } from 'react';
import type { RouteName } from '#session';
import { SessionNotices } from '#session';
import { CrashBoundary } from './Crash';
import { Guard } from './Guard';
import * as S from './Page.styles';
import { RouteProgress } from './RouteProgress';
import { Shell, type ShellProps } from './Shell';

export interface PageProps {
  route: RouteName;
  /** `none` for the tours, which fill the screen. */
  chrome?: ShellProps['chrome'] | 'none';
  width?: ShellProps['width'];
  children: ReactNode;
}

/** A screen in its surroundings: who may see it, its frame, and what is shown until and unless it works. */
export function Page({ route, chrome = 'full', width, children }: PageProps) {
  const screen = (
    <CrashBoundary key={route}>
      <Suspense fallback={<RouteProgress />}>{children}</Suspense>
    </CrashBoundary>
  );
  return (
    <Guard route={route}>
      {chrome === 'none' ? (
        <>
          <S.Notices>
            <SessionNotices />
          </S.Notices>
          {screen}
        </>
      ) : (
        <Shell chrome={chrome} width={width}>
          {screen}
        </Shell>
      )}
    </Guard>
  );
}
