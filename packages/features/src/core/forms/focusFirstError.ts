/** Focuses the first invalid field of a form, in the order of the screen. */
export function focusFirstError(
  form: HTMLFormElement | null,
  errors: Readonly<Record<string, unknown>>,
): void {
  for (const element of form?.elements ?? []) {
    const name = element.getAttribute('name');
    if (name !== null && errors[name] !== undefined && element instanceof HTMLElement) {
      element.focus();
      return;
    }
  }
}
