import { PageShell } from '@jawla/ui';
import type { ReactNode } from 'react';
import { useText } from '#core/i18n';
import type { PageDefinition } from '#core/routing';
import { SessionNotices } from '#session';
import { OfflineBar } from './components/OfflineBar';
import { PortalFooter } from './components/PortalFooter';
import { PortalHeader } from './components/PortalHeader';
import { shellTexts } from './shell.texts';

export interface ShellProps {
  frame: Exclude<PageDefinition['frame'], 'none'>;
  footer: PageDefinition['footer'];
  children: ReactNode;
}

/** Header, content, footer: the frame of every page but the tours. */
export function Shell({ frame, footer, children }: ShellProps) {
  const t = useText(shellTexts);
  return (
    <PageShell
      skipLabel={t('skip')}
      width={frame === 'entry' ? 'full' : undefined}
      header={
        <>
          <OfflineBar />
          <SessionNotices />
          <PortalHeader withLogOut={frame === 'full'} />
        </>
      }
      footer={<PortalFooter kind={footer} />}
    >
      {children}
    </PageShell>
  );
}
