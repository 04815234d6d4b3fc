import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '../../components/Button';
import { Dialog, type DialogProps } from '../../components/Dialog';
import { useWord, type Word } from '../../text/words';

export interface ConfirmDialogProps extends Omit<
  DialogProps,
  'footer' | 'hasClose' | 'closeLabel' | 'onClose' | 'role' | 'children'
> {
  /** Details below the question, or inputs that belong to the decision. */
  children?: ReactNode;
  /** The confirming action. */
  confirm: {
    label: ReactNode;
    onPress: () => void;
    /** `danger` for actions that cannot be undone. */
    variant?: Extract<ButtonVariant, 'primary' | 'danger'> | undefined;
    /** Label of the pending action; both buttons ignore presses. */
    busy?: string | undefined;
    disabled?: boolean | undefined;
  };
  /** The cancelling action: the button, Escape and a click outside. Its button has the initial focus. */
  cancel: {
    /** If not "Cancel". */
    label?: ReactNode;
    onPress: () => void;
  };
}

const CANCEL: Word = { en: 'Cancel', ar: 'إلغاء' };

/** One of the two common dialogs: a question with a confirming and a cancelling button. */
export function ConfirmDialog({ confirm, cancel, children, ...rest }: ConfirmDialogProps) {
  const cancelLabel = useWord(CANCEL);
  const waiting = confirm.busy !== undefined;
  return (
    <Dialog
      {...rest}
      role="alertdialog"
      onClose={waiting ? undefined : cancel.onPress}
      footer={
        <>
          <Button variant="quiet" disabled={waiting} data-autofocus onClick={cancel.onPress}>
            {cancel.label ?? cancelLabel}
          </Button>
          <Button
            variant={confirm.variant ?? 'primary'}
            busy={confirm.busy}
            disabled={confirm.disabled}
            onClick={confirm.onPress}
          >
            {confirm.label}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
