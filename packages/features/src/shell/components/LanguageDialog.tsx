import { ConfirmDialog } from '@jawla/ui';
import { useText } from '#core/i18n';
import { useAppSelector } from '#core/store';
import { selectIsUploading } from '#transfers';
import { unsavedChangesTexts } from '../unsavedChanges/unsavedChanges.texts';

export interface LanguageDialogProps {
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Confirms a change of language, which reloads the page and loses unsaved work. */
export function LanguageDialog({ open, onLeave, onStay }: LanguageDialogProps) {
  const t = useText(unsavedChangesTexts);
  const isUploading = useAppSelector(selectIsUploading);
  return (
    <ConfirmDialog
      open={open}
      title={t(isUploading ? 'uploads.question' : 'question')}
      confirm={{ label: t('leave'), variant: 'danger', onPress: onLeave }}
      cancel={{ label: t('stay'), onPress: onStay }}
    >
      {t(isUploading ? 'uploads' : 'more')}
    </ConfirmDialog>
  );
}
