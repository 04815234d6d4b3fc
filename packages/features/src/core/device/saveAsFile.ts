/** Downloads a text as a file with the given name. */
export function saveAsFile(text: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the URL after the click handler has returned, so it is revoked later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
