import { IconButton } from '@jawla/ui';
import { ReloadIcon } from '@jawla/ui/icons';
import { useRef } from 'react';
import { useFocusLoss } from '#core/forms';

export interface CheckAgainProps {
  label: string;
  busy: boolean;
  onCheck: () => void;
  /** Called when the button is removed while it has the focus. */
  onFocusLost: () => void;
}

/** Repeats a check that failed. The button stays, in its busy state, until the response has arrived. */
export function CheckAgain({ label, busy, onCheck, onFocusLost }: CheckAgainProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusLoss(button, onFocusLost);
  return (
    <IconButton
      ref={button}
      size="s"
      label={label}
      icon={<ReloadIcon />}
      busy={busy}
      onClick={onCheck}
    />
  );
}
