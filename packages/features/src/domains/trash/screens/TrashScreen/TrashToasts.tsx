import { useToast } from '@jawla/ui';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '#core/i18n';
import { isolated } from '../../trash.model';
import { trashTexts } from '../../trash.texts';

interface TrashToastsProps {
  /** What was done last. */
  done: { kind: 'restored' | 'deleted'; name: string; at: number } | undefined;
  /** The page of what came back. */
  shownHref: string | undefined;
}

/** Says what was done last, with a way to what came back. */
export function TrashToasts({ done, shownHref }: TrashToastsProps) {
  const t = useText(trashTexts);
  const show = useToast();
  const tell = useEffectEvent((at: number | undefined) => {
    if (done === undefined || at === undefined) return;
    const canShow = done.kind === 'restored' && shownHref !== undefined;
    show({
      message: t(done.kind, { name: isolated(done.name) }),
      tone: 'success',
      action: canShow ? { label: t('show'), href: shownHref } : undefined,
    });
  });
  useEffect(() => tell(done?.at), [done?.at]);
  return null;
}
