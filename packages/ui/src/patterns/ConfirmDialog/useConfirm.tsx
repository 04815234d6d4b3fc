import { useState, type ReactNode } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';

export interface Question extends Omit<ConfirmDialogProps, 'open' | 'cancel'> {
  /** Label of the cancelling button, if not "Cancel". */
  cancelLabel?: ReactNode;
}

export interface Confirmation<Subject> {
  /** The dialog, to be rendered anywhere. */
  dialog: ReactNode;
  /** Opens the dialog. */
  ask: (subject: Subject) => void;
}

/**
 * A ConfirmDialog that opens itself and closes on either answer.
 *
 * @param question What is asked about a subject; called at each rendering once it has been asked.
 */
export function useConfirm<Subject = void>(
  question: (subject: Subject) => Question,
): Confirmation<Subject> {
  const [asked, setAsked] = useState<{ subject: Subject; isOpen: boolean }>();
  const ask = (subject: Subject) => setAsked({ subject, isOpen: true });
  if (asked === undefined) return { dialog: null, ask };
  const { confirm, cancelLabel, ...rest } = question(asked.subject);
  const close = () => setAsked({ ...asked, isOpen: false });
  const dialog = (
    <ConfirmDialog
      {...rest}
      open={asked.isOpen}
      confirm={{
        ...confirm,
        onPress: () => {
          close();
          confirm.onPress();
        },
      }}
      cancel={{ label: cancelLabel, onPress: close }}
    />
  );
  return { dialog, ask };
}
