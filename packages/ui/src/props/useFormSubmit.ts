import { useEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from './useLatest';

/**
 * Calls `onSubmit` before the handlers of the form's submit event, so that they see the state that it sets. A
 * form can be submitted while a field keeps the focus: by Enter, or by a Button, which does not take the
 * focus from a field.
 */
export function useFormSubmit(
  control: RefObject<{ readonly form: HTMLFormElement | null } | null>,
  onSubmit: () => void,
) {
  const latest = useLatest(onSubmit);
  useEffect(() => {
    const form = control.current?.form;
    const listen = () => flushSync(() => latest.current());
    form?.addEventListener('submit', listen, { capture: true });
    return () => form?.removeEventListener('submit', listen, { capture: true });
  }, [control, latest]);
}
