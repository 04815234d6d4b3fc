/** Widths in CSS pixels. */
export interface ItemWidths {
  /** Width of each item with its label. */
  full: readonly number[];
  /** Width of each item with its short label, if it has one. */
  short: readonly number[];
  /** Width of the button for the rest. */
  more: number;
}

export interface Fit {
  labels: 'full' | 'short';
  /** Number of visible items; the others are behind the button. */
  shown: number;
}

/** Prefers full labels, then short ones, then as many items as fit next to the button. */
export function fitItems({ full, short, more }: ItemWidths, room: number): Fit {
  if (sum(full) <= room) return { labels: 'full', shown: full.length };
  if (sum(short) <= room) return { labels: 'short', shown: short.length };
  let used = more;
  const shown = short.findIndex((width) => (used += width) > room);
  return { labels: 'short', shown: shown === -1 ? short.length : shown };
}

function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width, 0);
}
