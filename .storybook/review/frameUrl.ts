/**
 * Returns the URL of a story on its own page, relative to Storybook's.
 *
 * @param globals The toolbar's selection.
 * @param flags Further query parameters.
 */
export function frameUrl(
  storyId: string,
  globals: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): string {
  const query = new URLSearchParams({
    id: storyId,
    viewMode: 'story',
    // Disables axe, which the story tests run: here it would add half of a story's time.
    globals: Object.entries({ ...globals, 'a11y.manual': '!true' })
      .map((pair) => pair.join(':'))
      .join(';'),
    ...Object.fromEntries(flags.map((flag) => [flag, ''])),
  });
  return `iframe.html?${query.toString()}`;
}
