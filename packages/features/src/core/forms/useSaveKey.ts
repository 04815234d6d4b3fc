import { useEffect, type RefObject } from 'react';

/** Ctrl+S, or Cmd+S on a Mac, submits the form rather than saving the page. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      // The form is behind a modal dialog.
      if (document.querySelector('dialog[open]') === null) form.current?.requestSubmit();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [form]);
}
