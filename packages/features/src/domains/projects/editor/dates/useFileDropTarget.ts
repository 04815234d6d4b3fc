import { useState, type DragEvent } from 'react';

/** Returns handlers that make an element a drop target, and whether files are dragged over it. */
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
      // Without `preventDefault`, the browser rejects the drop and navigates to the file.
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
