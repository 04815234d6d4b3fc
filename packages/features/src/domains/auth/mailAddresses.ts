/** Where people have their mail, and where they read it in a browser. */
const MAILBOXES: Readonly<Record<string, { name: string; href: string }>> = {
  'gmail.com': { name: 'Gmail', href: 'https://mail.google.com/' },
  'googlemail.com': { name: 'Gmail', href: 'https://mail.google.com/' },
  'outlook.com': { name: 'Outlook', href: 'https://outlook.live.com/mail/' },
  'hotmail.com': { name: 'Outlook', href: 'https://outlook.live.com/mail/' },
  'live.com': { name: 'Outlook', href: 'https://outlook.live.com/mail/' },
  'yahoo.com': { name: 'Yahoo Mail', href: 'https://mail.yahoo.com/' },
  'icloud.com': { name: 'iCloud Mail', href: 'https://www.icloud.com/mail/' },
};

/** Houses of their own that look like a slip of the finger. */
const REAL = ['mail.com', 'ymail.com', 'email.com'];

/** The page where an address's mail is read, when it is one of the big ones. */
export function webmailFor(address: string): { name: string; href: string } | undefined {
  const domain = domainOf(address);
  return Object.hasOwn(MAILBOXES, domain) ? MAILBOXES[domain] : undefined;
}

/** The address that was most likely meant, when its domain is one letter away from a well-known one. */
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

/** Whether one letter too many, too few, another one, or two that changed places make up the difference. */
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
