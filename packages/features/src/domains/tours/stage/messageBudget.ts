export interface Allowance {
  /** On average. */
  readonly perSecond: number;
  readonly atOnce: number;
}

/**
 * How many messages a tour may send: more than a view for each frame of a fast screen, also after the page was busy for
 * seconds, and less than what keeps it from answering. They are counted unread: while the page reads some, thousands
 * arrive.
 */
export const MESSAGES: Allowance = { perSecond: 300, atOnce: 900 };

/** Returns a function that takes from an allowance, and returns whether there was enough. */
export function createBudget(
  { perSecond, atOnce }: Allowance,
  now: () => number,
): (cost: number) => boolean {
  let left = atOnce;
  let at = now();
  return (cost) => {
    const time = now();
    left = Math.min(atOnce, left + ((time - at) / 1000) * perSecond) - cost;
    at = time;
    return left >= 0;
  };
}
