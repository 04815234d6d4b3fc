/**
 * The address of a story on a page of its own, relative to Storybook's.
 *
 * @param globals what the toolbar would say
 * @param flags what else the address is to carry
 */
export function frameUrl(
  storyId: string,
  globals: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): string {
  const query = new URLSearchParams({
    id: storyId,
    viewMode: 'story',
    // The rules of accessibility are the story tests' matter: here they would take half as long as the story again.
    globals: Object.entries({ ...globals, 'a11y.manual': '!true' })
      .map((pair) => pair.join(':'))
      .join(';'),
    ...Object.fromEntries(flags.map((flag) => [flag, ''])),
  });
  return `iframe.html?${query.toString()}`;
}
