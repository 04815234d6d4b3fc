import type { Project } from '@jawla/contract';
import { useAnnounce } from '@jawla/ui';
import { useState, type ReactNode } from 'react';
import { useText } from '#core/i18n';
import { useOnDemand } from '#core/store';
import { shareTexts } from './share.texts';

export interface ProjectShare {
  /** What the button does. */
  label: string;
  isOpening: boolean;
  /** @param url What people with access open; without it, only sharing with others is offered. */
  open: (url?: string) => void;
  sheet: ReactNode;
}

/** The share sheet of a project, whose code loads when it is first opened. */
export function useProjectShare(project: Project | undefined): ProjectShare {
  const t = useText(shareTexts);
  const announce = useAnnounce();
  const { Content, phase, prepare } = useOnDemand(() => import('./ProjectShareSheet'));
  const [isOpen, setOpen] = useState(false);
  const [url, setUrl] = useState<string>();
  const openWith = async (next: string | undefined) => {
    setUrl(next);
    if (await prepare()) setOpen(true);
    else announce(t('failed'));
  };
  return {
    label: t(phase === 'failed' ? 'failed' : 'share'),
    isOpening: phase === 'loading',
    open: (next) => {
      if (phase !== 'loading') void openWith(next);
    },
    sheet: Content && project && (
      <Content {...{ project, url }} open={isOpen} onClose={() => setOpen(false)} />
    ),
  };
}
