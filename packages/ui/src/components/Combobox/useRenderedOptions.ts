import { useState } from 'react';

/** Number of options to render at first, and to add at an edge that comes into view. */
const PORTION = 100;

/**
 * Returns the range of options to render, around the active one: thousands would delay each key. At its edges,
 * `addBefore` and `addAfter` are called when they come into view.
 */
export function useRenderedOptions(count: number, active: number) {
  const [range, setRange] = useState({ from: 0, to: PORTION, count });
  let shown = range;
  if (count !== range.count) shown = { from: 0, to: PORTION, count };
  if (active !== -1 && (active < shown.from || active >= shown.to)) {
    const from = Math.max(0, active - PORTION / 2);
    shown = { from, to: from + PORTION, count };
  }
  if (shown !== range) setRange(shown);
  return {
    from: shown.from,
    to: Math.min(shown.to, count),
    addBefore: () => setRange({ ...shown, from: Math.max(0, shown.from - PORTION) }),
    addAfter: () => setRange({ ...shown, to: shown.to + PORTION }),
  };
}
