import { useEffect, useEffectEvent } from 'react';

/** Ctrl+S, or Cmd+S on a Mac, saves the form rather than the page. */
export function useSaveKey(save: () => void): void {
  const onSave = useEffectEvent(save);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      // A dialog over the form has nothing to save.
      if (document.querySelector('dialog[open]') === null) onSave();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
