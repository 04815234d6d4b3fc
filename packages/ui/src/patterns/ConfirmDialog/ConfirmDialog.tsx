import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '../../components/Button';
import { Dialog, type DialogProps } from '../../components/Dialog';

export interface ConfirmDialogProps extends Omit<
  DialogProps,
  'footer' | 'closeLabel' | 'onClose' | 'role' | 'children'
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
  cancel: { label: ReactNode; onPress: () => void };
}

/** One of the two common dialogs: a question with a confirming and a cancelling button. */
export function ConfirmDialog({ confirm, cancel, children, ...rest }: ConfirmDialogProps) {
  const waiting = confirm.busy !== undefined;
  return (
    <Dialog
      {...rest}
      role="alertdialog"
      onClose={waiting ? undefined : cancel.onPress}
      footer={
        <>
          <Button variant="quiet" disabled={waiting} data-autofocus onClick={cancel.onPress}>
            {cancel.label}
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
