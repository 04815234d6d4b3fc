import { ConfirmDialog } from '@jawla/ui';
import { useText } from '#core/i18n';
import { transferTexts } from './transfers.texts';

export interface CancelUploadDialogProps {
  open: boolean;
  onCancel: () => void;
  onKeep: () => void;
}

/** Confirms before what has been sent is lost. */
export function CancelUploadDialog({ open, onCancel, onKeep }: CancelUploadDialogProps) {
  const t = useText(transferTexts);
  return (
    <ConfirmDialog
      open={open}
      title={t('cancel.question')}
      confirm={{ label: t('cancel'), variant: 'danger', onPress: onCancel }}
      cancel={{ label: t('cancel.keep'), onPress: onKeep }}
    >
      {t('cancel.more')}
    </ConfirmDialog>
  );
}
