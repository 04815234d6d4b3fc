import { ConfirmDialog } from '@jawla/ui';
import { useText } from '#core/i18n';
import { notesTexts } from '../notes.texts';

interface LeaveQuestionProps {
  isOpen: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before what was typed is lost. */
export function LeaveQuestion({ isOpen, onLeave, onStay }: LeaveQuestionProps) {
  const t = useText(notesTexts);
  return (
    <ConfirmDialog
      open={isOpen}
      title={t('leave.question')}
      confirm={{ label: t('leave.yes'), variant: 'danger', onPress: onLeave }}
      cancel={{ label: t('leave.no'), onPress: onStay }}
    />
  );
}
