import { AppShell, TabBar } from '@jawla/ui';
import type { ReactNode } from 'react';
import type { PageDefinition, PageName } from '#core/routing';
import { SessionNotices } from '#session';
import { OfflineBar } from './components/OfflineBar';
import { PortalFooter } from './components/PortalFooter';
import { PortalHeader } from './components/PortalHeader';
import { useNavigationEntries } from './components/useNavigationEntries';
import { useAuthStatus } from './useAuthStatus';

export interface ShellProps {
  frame: Exclude<PageDefinition['frame'], 'none'>;
  footer: PageDefinition['footer'];
  /** The navigation entry that is current; omitted if there is none. */
  page?: PageName | undefined;
  /** `false` inside a page without a frame, which has them itself. */
  hasNotices?: boolean;
  children: ReactNode;
}

/** Header, content and footer: the frame of every page except the tours. */
export function Shell({ frame, footer, page, hasNotices = true, children }: ShellProps) {
  const person = useAuthStatus();
  const navigation = useNavigationEntries(page, person);
  const shown = frame === 'full' ? navigation : undefined;
  const isAdmin = person.kind === 'signedIn' && person.isAdmin;
  return (
    <AppShell
      width={frame === 'entry' ? 'full' : undefined}
      notices={
        hasNotices && (
          <>
            <OfflineBar />
            <SessionNotices />
          </>
        )
      }
      header={<PortalHeader navigation={shown} />}
      footer={<PortalFooter kind={footer} />}
      tabBar={isAdmin && shown !== undefined && <TabBar {...shown} />}
    >
      {children}
    </AppShell>
  );
}
