import { ConfirmDialog } from '@jawla/ui';
import { useText } from '#core/i18n';
import { unsavedChangesTexts } from '../unsavedChanges/unsavedChanges.texts';

export interface LanguageDialogProps {
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before the change of language loads the page and unsaved work is lost. */
export function LanguageDialog({ open, onLeave, onStay }: LanguageDialogProps) {
  const t = useText(unsavedChangesTexts);
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
