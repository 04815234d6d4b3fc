/** The keys of a list beyond ArrowUp and ArrowDown. */
export interface ListboxKeys {
  /**
   * What arrow keys do at the ends: go to the other end, stay, or (`text`) go to the other end, but from the
   * first option up to none, so that Enter takes the typed text.
   */
  edges: 'wrap' | 'stop' | 'text';
  /** Number of options that PageUp and PageDown move by. If omitted, they do nothing. */
  page?: number | undefined;
  /** Home and End go to the ends of the list instead of those of the text. */
  hasHomeAndEnd?: boolean | undefined;
}

/** Returns the index that a key makes active; -1 for none, `undefined` if the key does not move. */
export function nextOption<Item>(
  key: string,
  active: number,
  items: readonly Item[],
  isDisabled: ((item: Item) => boolean) | undefined,
  { edges, page, hasHomeAndEnd = false }: ListboxKeys,
): number | undefined {
  const enabled = [...items.keys()].filter((index) => {
    const item = items[index];
    return item !== undefined && isDisabled?.(item) !== true;
  });
  const last = enabled.length - 1;
  const at = enabled.indexOf(active);
  const nearest = (place: number) => enabled[Math.min(Math.max(place, 0), last)];
  switch (key) {
    case 'ArrowDown':
      return nearest(at === last && edges !== 'stop' ? 0 : at + 1);
    case 'ArrowUp':
      if (at === 0 && edges === 'text') return -1;
      return nearest(at <= 0 && edges !== 'stop' ? last : at - 1);
    case 'PageDown':
      return page === undefined ? undefined : nearest(at + page);
    case 'PageUp':
      return page === undefined ? undefined : nearest(at - page);
    case 'Home':
      return hasHomeAndEnd ? enabled[0] : undefined;
    case 'End':
      return hasHomeAndEnd ? enabled.at(-1) : undefined;
    default:
      return undefined;
  }
}
