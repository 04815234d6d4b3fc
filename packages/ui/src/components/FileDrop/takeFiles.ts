/** Passes on what was chosen, and empties the input, so that choosing the same file again fires `change`. */
export function takeFiles(
  input: HTMLInputElement,
  onFiles: (files: readonly File[]) => void,
): void {
  const files = [...(input.files ?? [])];
  input.value = '';
  if (files.length > 0) onFiles(files);
}
