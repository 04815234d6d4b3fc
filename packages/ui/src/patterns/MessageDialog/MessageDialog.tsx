import type { ReactNode } from 'react';
import { Button } from '../../components/Button';
import { Dialog, type DialogProps } from '../../components/Dialog';

export interface MessageDialogProps extends Omit<
  DialogProps,
  'footer' | 'hasClose' | 'closeLabel' | 'onClose' | 'role' | 'children'
> {
  /** Details below the title. */
  children?: ReactNode;
  /** The only button; Escape and a click outside do the same. */
  ok: { label: ReactNode; onPress: () => void };
}

/** One of the two common dialogs: a message with a single button. */
export function MessageDialog({ ok, children, ...rest }: MessageDialogProps) {
  return (
    <Dialog
      {...rest}
      role="alertdialog"
      onClose={ok.onPress}
      footer={
        <Button variant="primary" data-autofocus onClick={ok.onPress}>
          {ok.label}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
