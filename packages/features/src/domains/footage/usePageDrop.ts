import { useEffect, useEffectEvent } from 'react';

/**
 * Takes files that are dropped anywhere on the page. Without it the browser would leave the page and open
 * what was dropped beside the right place.
 */
export function usePageDrop(onFiles: (files: readonly File[]) => void): void {
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const allow = (event: DragEvent) => event.preventDefault();
    const onDrop = (event: DragEvent) => {
      // A place of its own has taken them already.
      if (event.defaultPrevented) return;
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) take(files);
    };
    window.addEventListener('dragover', allow);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragover', allow);
      window.removeEventListener('drop', onDrop);
    };
  }, []);
}
