import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '../../components/Button';
import { Dialog, type DialogProps } from '../../components/Dialog';

export interface ConfirmDialogProps extends Omit<
  DialogProps,
  'footer' | 'closeLabel' | 'onClose' | 'role' | 'children'
> {
  /** Details below the question, or what has to be chosen before the answer. */
  children?: ReactNode;
  /** The way on. */
  confirm: {
    label: ReactNode;
    onPress: () => void;
    /** `danger` for what cannot be undone. */
    variant?: Extract<ButtonVariant, 'primary' | 'danger'> | undefined;
    /** What is going on after the press; both buttons wait. */
    busy?: string | undefined;
    disabled?: boolean | undefined;
  };
  /** The way back: the button, Escape and a press beside the dialog. It has the focus first. */
  cancel: { label: ReactNode; onPress: () => void };
}

/** One of the two dialog kinds: a question with yes and no. */
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
