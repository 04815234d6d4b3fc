/** Focuses the first invalid field of a form, in the order of the screen. */
export function focusFirstError(
  form: HTMLFormElement | null,
  errors: Readonly<Record<string, unknown>>,
): void {
  for (const element of form?.elements ?? []) {
    const name = element.getAttribute('name');
    if (name === null || errors[name] === undefined || !(element instanceof HTMLElement)) continue;
    // What a field shows and what it sends may be two inputs, as of a phone number.
    const shown = element.matches('[type="hidden"]')
      ? element.parentElement?.querySelector<HTMLElement>('input:not([type="hidden"])')
      : element;
    shown?.focus();
    return;
  }
}
