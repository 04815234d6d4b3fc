import { useState, type DragEvent } from 'react';

/** Handlers that make an element accept dropped files, and whether some are held over it. */
export function useFileDropTarget(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  return [
    isOver,
    {
      onDragEnter: () => setOver(true),
      onDragLeave: (event: DragEvent<HTMLElement>) => {
        const { relatedTarget } = event;
        if (relatedTarget instanceof Node && event.currentTarget.contains(relatedTarget)) return;
        setOver(false);
      },
      // Without this, the browser refuses the drop and opens the file in place of the page.
      onDragOver: (event: DragEvent<HTMLElement>) => event.preventDefault(),
      onDrop: (event: DragEvent<HTMLElement>) => {
        event.preventDefault();
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length > 0) onFiles(files);
      },
    },
  ] as const;
}
