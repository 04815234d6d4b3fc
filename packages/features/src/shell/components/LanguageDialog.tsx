import { ConfirmDialog } from '@jawla/ui';
import { useText } from '#core/i18n';
import { unsavedChangesTexts } from '../unsavedChanges/unsavedChanges.texts';

export interface LanguageDialogProps {
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Confirms a change of language, which reloads the page and loses unsaved work. */
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
