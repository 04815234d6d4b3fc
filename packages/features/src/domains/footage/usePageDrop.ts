import { useEffect, useEffectEvent } from 'react';

/**
 * Accepts files that are dropped anywhere on the page. Otherwise, a browser navigates to a file that is
 * dropped outside of the drop zone.
 */
export function usePageDrop(onFiles: (files: readonly File[]) => void): void {
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const allow = (event: DragEvent) => event.preventDefault();
    const onDrop = (event: DragEvent) => {
      // A drop zone has handled the files already.
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
