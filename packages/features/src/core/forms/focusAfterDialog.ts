/**
 * Moves the focus once the open dialog has closed. By then the element to which the dialog would return the
 * focus has been removed, such as a deleted row.
 *
 * @param find Returns the element to focus; called after the dialog has closed.
 */
export function focusAfterDialog(find: () => HTMLElement | null | undefined): void {
  document.addEventListener('close', () => find()?.focus(), { capture: true, once: true });
}
