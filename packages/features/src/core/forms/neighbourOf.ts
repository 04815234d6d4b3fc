/** Returns the item that takes the place of a removed one: the next, or the previous of the last. */
export function neighbourOf<Item>(items: readonly Item[], removed: Item): Item | undefined {
  const at = items.indexOf(removed);
  return items[at + 1] ?? items[at - 1];
}
