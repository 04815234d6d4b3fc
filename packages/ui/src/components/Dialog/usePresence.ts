import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Opens and closes a modal dialog, and returns whether its content is still visible.
 *
 * @param focus What has the initial focus if nothing inside has `data-autofocus`.
 */
export function usePresence(
  open: boolean,
  dialog: RefObject<HTMLDialogElement | null>,
  focus: 'content' | 'dialog' = 'content',
): boolean {
  const [leaving, setLeaving] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setLeaving(!open);
  }

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return undefined;
    const opener = document.activeElement;
    element.showModal();
    const first = element.querySelector('[data-autofocus]');
    if (first instanceof HTMLElement) first.focus();
    else if (focus === 'dialog') element.focus();
    return () => {
      element.close();
      // Browsers return the focus to the opener, but not all do so when the element is removed with it.
      const { activeElement } = document;
      const isLost = activeElement === document.body || element.contains(activeElement);
      if (isLost && opener instanceof HTMLElement) opener.focus();
    };
  }, [open, dialog, focus]);

  useEffect(() => {
    if (!leaving) return undefined;
    let current = true;
    const leave = async () => {
      const running = dialog.current?.getAnimations() ?? [];
      await Promise.allSettled(running.map(({ finished }) => finished));
      if (current) setLeaving(false);
    };
    void leave();
    return () => {
      current = false;
    };
  }, [leaving, dialog]);

  return open || leaving;
}
