/**
 * Presses Escape on an element within a modal dialog. Browsers cancel the dialog unless the key was handled;
 * synthetic keys do not trigger this.
 */
export function pressEscape(element: HTMLElement): void {
  const options = { key: 'Escape', bubbles: true, cancelable: true };
  const isUnhandled = element.dispatchEvent(new KeyboardEvent('keydown', options));
  const modal = element.closest('dialog');
  if (modal === null) throw new Error('The element is in no dialog.');
  if (isUnhandled) modal.dispatchEvent(new Event('cancel', { cancelable: true }));
}
