import { ConfirmDialog } from '@jawla/ui';
import { useText } from '#core/i18n';
import { leavingTexts } from '../unsavedChanges/leaving.texts';

export interface LanguageDialogProps {
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before the change of language loads the page and unsaved work is lost. */
export function LanguageDialog({ open, onLeave, onStay }: LanguageDialogProps) {
  const t = useText(leavingTexts);
  return (
    <ConfirmDialog
      open={open}
      title={t('question')}
      confirm={{ label: t('leave'), variant: 'danger', onPress: onLeave }}
      cancel={{ label: t('stay'), onPress: onStay }}
    >
      {t('more')}
    </ConfirmDialog>
  );
}
