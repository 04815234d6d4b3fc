/** Which footer a page has. */
export type FooterKind = 'public' | 'signedIn' | 'help' | 'empty' | 'none';

/** By path; the first that fits decides. */
const FOOTERS: readonly (readonly [RegExp, FooterKind])[] = [
  [/^\/(login)?$/, 'public'],
  [/^\/logout$/, 'none'],
  // The tours fill the screen.
  [/^\/user\/[^/]+\/.+/, 'none'],
  [/^\/pilot-project\//, 'none'],
  [/\/user\/|dashboard/, 'signedIn'],
  [/^\/upload-files(\/|$)/, 'empty'],
  [
    /^\/(forgot-password|verify-email|phone-login|verify-otp|create-password|check-email|reset-password)(\/|$)/,
    'help',
  ],
];

/** The footer of a path; error pages, which are the rest, have the one of signed-in pages. */
export function footerOf(pathname: string): FooterKind {
  return FOOTERS.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'signedIn';
}
