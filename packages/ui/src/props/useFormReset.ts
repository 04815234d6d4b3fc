import { useEffect, type RefObject } from 'react';
import { useLatest } from './useLatest';

/** Calls `onReset` when the form of a control is reset. */
export function useFormReset(
  control: RefObject<{ readonly form: HTMLFormElement | null } | null>,
  onReset: () => void,
) {
  const latest = useLatest(onReset);
  useEffect(() => {
    const form = control.current?.form;
    const listen = () => latest.current();
    form?.addEventListener('reset', listen);
    return () => form?.removeEventListener('reset', listen);
  }, [control, latest]);
}
