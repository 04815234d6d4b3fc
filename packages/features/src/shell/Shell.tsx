import { PageShell, type PageShellProps } from '@jawla/ui';
import type { ReactNode } from 'react';
import { useText } from '#core/i18n';
import { SessionNotices } from '#session';
import { OfflineBar } from './components/OfflineBar';
import { PortalFooter } from './components/PortalFooter';
import { PortalHeader } from './components/PortalHeader';
import { shellTexts } from './shell.texts';

export interface ShellProps {
  /**
   * `full`: header with everything a signed-in person has. `bare`: logo and language only, for the
   * signed-out and for pages that are not there.
   */
  chrome?: 'full' | 'bare';
  width?: PageShellProps['width'];
  children: ReactNode;
}

/** Header, page, footer: the frame of every page but the tours. */
export function Shell({ chrome = 'full', width, children }: ShellProps) {
  const t = useText(shellTexts);
  return (
    <PageShell
      skipLabel={t('skip')}
      width={width}
      header={
        <>
          <OfflineBar />
          <SessionNotices />
          <PortalHeader withLogOut={chrome === 'full'} />
        </>
      }
      footer={<PortalFooter />}
    >
      {children}
    </PageShell>
  );
}
