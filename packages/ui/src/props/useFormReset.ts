import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls `onReset` when the form of a control is reset. */
export function useFormReset(
  control: RefObject<{ readonly form: HTMLFormElement | null } | null>,
  onReset: () => void,
) {
  const reset = useEffectEvent(onReset);
  useEffect(() => {
    const form = control.current?.form;
    const listen = () => reset();
    form?.addEventListener('reset', listen);
    return () => form?.removeEventListener('reset', listen);
  }, [control]);
}
