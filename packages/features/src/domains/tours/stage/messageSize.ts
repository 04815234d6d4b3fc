import type { Allowance } from './messageBudget';

/**
 * How much of a tour's messages is read, in the units of `sizeOf`: two lists of 2,000 rooms with the longest titles at
 * once, each by another document of the tour.
 */
export const CONTENT: Allowance = { perSecond: 1_000_000, atOnce: 2_000_000 };

/** Of a value, apart from what it contains. */
const VALUE_SIZE = 8;
/** Of what is not looked into, such as a picture. No tour has a reason to send it. */
const UNKNOWN_SIZE = 64_000;

/**
 * Returns about how many bytes a message has, before anything else reads it. For one of more than `CONTENT.atOnce`, it
 * stops there.
 */
export function sizeOf(data: unknown): number {
  const seen = new Set<unknown>();
  const pending = [data];
  let size = 0;
  const add = (value: unknown) => {
    pending.push(value);
    return (size += VALUE_SIZE) > CONTENT.atOnce;
  };
  while (pending.length > 0 && size <= CONTENT.atOnce) {
    const value = pending.pop();
    if (typeof value === 'string') size += value.length;
    else if (typeof value === 'bigint') size += UNKNOWN_SIZE;
    else if (typeof value === 'object' && value !== null && !seen.has(value)) {
      seen.add(value);
      if (Array.isArray(value)) {
        for (const item of value) if (add(item)) break;
      } else if (Object.getPrototypeOf(value) === Object.prototype) {
        for (const [key, item] of Object.entries(value)) if (add(key) || add(item)) break;
      } else size += UNKNOWN_SIZE;
    }
  }
  return size;
}
