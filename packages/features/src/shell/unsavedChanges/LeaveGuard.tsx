import { ConfirmDialog } from '@jawla/ui';
import { use, useEffect, useState } from 'react';
import { UNSAFE_NavigationContext } from 'react-router-dom';
import { useText } from '#core/i18n';
import { useUnsavedWork } from '#session';
import { blockNavigation, type GoOn } from './blockNavigation';
import { leavingTexts } from './leaving.texts';
import { useKeptLanguage } from './useKeptLanguage';

export interface LeaveGuardProps {
  /** Whether there is something to lose now. */
  unsaved: boolean;
  /** What would be lost, where it is not a form. */
  message?: string;
  /** The person leaves, and what is unsaved is lost. */
  onLeave?: () => void;
}

/** Asks before unsaved work is lost, on every way out: links, Back, closing the tab, the language. */
export function LeaveGuard({ unsaved, message, onLeave }: LeaveGuardProps) {
  const t = useText(leavingTexts);
  const { navigator } = use(UNSAFE_NavigationContext);
  const [goOn, setGoOn] = useState<{ goOn: GoOn }>();
  useUnsavedWork(unsaved);
  useKeptLanguage(unsaved);

  useEffect(() => {
    if (!unsaved) return undefined;
    return blockNavigation(navigator, (way) => setGoOn({ goOn: way }));
  }, [navigator, unsaved]);

  return (
    <ConfirmDialog
      open={unsaved && goOn !== undefined}
      title={t('question')}
      confirm={{
        label: t('leave'),
        variant: 'danger',
        onPress: () => {
          onLeave?.();
          setGoOn(undefined);
          goOn?.goOn();
        },
      }}
      cancel={{ label: t('stay'), onPress: () => setGoOn(undefined) }}
    >
      {message ?? t('more')}
    </ConfirmDialog>
  );
}
