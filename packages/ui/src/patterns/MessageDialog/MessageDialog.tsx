import type { ReactNode } from 'react';
import { Button } from '../../components/Button';
import { Dialog, type DialogProps } from '../../components/Dialog';

export interface MessageDialogProps extends Omit<
  DialogProps,
  'footer' | 'closeLabel' | 'onClose' | 'role' | 'children'
> {
  /** What there is to say beyond the title. */
  children?: ReactNode;
  /** The one button; Escape and a press beside the dialog do the same. */
  ok: { label: ReactNode; onPress: () => void };
}

/** One of the two dialog kinds: something to be told, with a single button. */
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
