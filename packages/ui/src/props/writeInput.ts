/**
 * Replaces the text of an input as if the user had typed it, so that the caller's `onChange` runs. React
 * ignores an `input` event after an assignment to `value`, but not after `setRangeText`.
 */
export function writeInput(input: HTMLInputElement | null, text: string) {
  if (input === null || input.value === text) return;
  input.setRangeText(text, 0, input.value.length, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
