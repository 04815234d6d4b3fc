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
    globals: Object.entries(globals)
      .map((pair) => pair.join(':'))
      .join(';'),
    ...Object.fromEntries(flags.map((flag) => [flag, ''])),
  });
  return `iframe.html?${query.toString()}`;
}
