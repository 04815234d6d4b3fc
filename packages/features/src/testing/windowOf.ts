/** For a story: the size of its window in CSS pixels. */
export function windowOf(width: number, height: number) {
  const name = `window${width}`;
  const styles = { width: `${width}px`, height: `${height}px` };
  return {
    globals: { viewport: { value: name } },
    parameters: { viewport: { options: { [name]: { name, styles } } } },
  };
}
