/** Webmail pages by the domain of the address. */
const MAILBOXES: Readonly<Record<string, { name: string; href: string }>> = {
  'gmail.com': { name: 'Gmail', href: 'https://mail.google.com/' },
  'googlemail.com': { name: 'Gmail', href: 'https://mail.google.com/' },
  'outlook.com': { name: 'Outlook', href: 'https://outlook.live.com/mail/' },
  'hotmail.com': { name: 'Outlook', href: 'https://outlook.live.com/mail/' },
  'live.com': { name: 'Outlook', href: 'https://outlook.live.com/mail/' },
  'yahoo.com': { name: 'Yahoo Mail', href: 'https://mail.yahoo.com/' },
  'icloud.com': { name: 'iCloud Mail', href: 'https://www.icloud.com/mail/' },
};

/** Real providers that differ by one edit from one above: never suggest a correction for them. */
const REAL = ['mail.com', 'ymail.com', 'email.com'];

/** Returns the webmail page of an address, if its provider is known. */
export function webmailFor(address: string): { name: string; href: string } | undefined {
  const domain = domainOf(address);
  return Object.hasOwn(MAILBOXES, domain) ? MAILBOXES[domain] : undefined;
}

/** Returns the address that was most likely meant, if its domain differs by one edit from a known one. */
export function suggestEmail(address: string): string | undefined {
  const domain = domainOf(address);
  if (domain === '' || Object.hasOwn(MAILBOXES, domain) || REAL.includes(domain)) return undefined;
  const meant = Object.keys(MAILBOXES).find((known) => isOneEditAway(domain, known));
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
