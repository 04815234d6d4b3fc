import { latinDigits } from '../../text/latinDigits';

/** Bidi isolates, joiners and soft hyphens: invisible characters in copied Arabic messages. */
const INVISIBLE = /[\p{Cf}]/gu;
/** Digits, grouped by single separators as in `123-456` or `12 34 56`. */
const RUN = /\d+(?:[\p{Zs}\p{Pd}.]\d+)*/gu;

/**
 * Finds a one-time code in a message: the last run of exactly `length` digits of any script. The run may be
 * grouped by spaces, dashes or dots; a group of that length counts by itself, as in `123456 10 minutes`.
 *
 * @returns The code in Latin digits, or `undefined` if the text has none.
 */
export function findCode(text: string, length: number): string | undefined {
  const runs = latinDigits(text).replace(INVISIBLE, '').match(RUN) ?? [];
  return runs
    .flatMap((run) => {
      const groups = run.match(/\d+/g) ?? [];
      const digits = groups.join('');
      return digits.length === length ? [digits] : groups;
    })
    .findLast((digits) => digits.length === length);
}
