/** Domains of providers whose names are often mistyped. */
const KNOWN = [
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'yahoo.com',
  'icloud.com',
];

/** Real providers that differ by one edit from one above: never suggest a correction for them. */
const REAL = ['mail.com', 'ymail.com', 'email.com'];

/** Returns the address that was most likely meant, if its domain differs by one edit from a known one. */
export function suggestEmail(address: string): string | undefined {
  const domain = domainOf(address);
  if (domain === '' || KNOWN.includes(domain) || REAL.includes(domain)) return undefined;
  const meant = KNOWN.find((known) => isOneEditAway(domain, known));
  return meant && address.slice(0, address.lastIndexOf('@') + 1) + meant;
}

function domainOf(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1
    ? ''
    : address
        .slice(at + 1)
        .trim()
        .toLowerCase();
}

/**
 * Whether the Damerau–Levenshtein distance is 1: one letter inserted, removed or replaced, or two neighbours
 * swapped.
 */
function isOneEditAway(typed: string, known: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === known[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(typed.length, known.length) - start &&
    typed.at(-1 - end) === known.at(-1 - end)
  ) {
    end += 1;
  }
  const left = typed.slice(start, typed.length - end);
  const right = known.slice(start, known.length - end);
  if (left.length <= 1 && right.length <= 1) return left !== right;
  return left.length === 2 && right.length === 2 && left === `${right[1]}${right[0]}`;
}
