/**
 * Moves the focus once the open dialog has closed: what was asked about is gone when the dialog gives the focus back.
 *
 * @param find looks for the element then
 */
export function focusAfterDialog(find: () => HTMLElement | null | undefined): void {
  document.addEventListener('close', () => find()?.focus(), { capture: true, once: true });
}
