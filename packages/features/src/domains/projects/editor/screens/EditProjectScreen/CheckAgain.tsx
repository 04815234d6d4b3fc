import { IconButton } from '@jawla/ui';
import { ReloadIcon } from '@jawla/ui/icons';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';

export interface CheckAgainProps {
  label: string;
  busy: boolean;
  onCheck: () => void;
  /** Told when it goes while it has the focus, which would be lost with it. */
  onFocusLost: () => void;
}

/** Asks once more what could not be found out. It stays while the answer is awaited. */
export function CheckAgain({ label, busy, onCheck, onFocusLost }: CheckAgainProps) {
  const button = useRef<HTMLButtonElement>(null);
  const handOver = useEffectEvent(onFocusLost);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (document.activeElement === own) handOver();
    };
  }, []);
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
