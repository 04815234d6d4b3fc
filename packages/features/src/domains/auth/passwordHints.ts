import { PASSWORD_MAX, PASSWORD_MIN } from '@jawla/contract/limits';

/** Requirements of a new password, in the order in which they are listed. */
export const PASSWORD_HINTS = ['min', 'lower', 'upper', 'digit'] as const;
export type PasswordHint = (typeof PASSWORD_HINTS)[number];

/** Safari's `passwordrules`, which its password generator follows. */
export const SUGGESTED_PASSWORD = {
  passwordrules: `minlength: ${PASSWORD_MIN}; maxlength: ${PASSWORD_MAX}; required: lower; required: upper; required: digit;`,
} as const;

const MEETS: Readonly<Record<PasswordHint, (password: string) => boolean>> = {
  min: (password) => password.length >= PASSWORD_MIN,
  lower: (password) => /[a-z]/.test(password),
  upper: (password) => /[A-Z]/.test(password),
  digit: (password) => /\d/.test(password),
};

/** Whether a password, perhaps incomplete, meets one of the requirements. */
export function meetsHint(password: string, hint: PasswordHint): boolean {
  return MEETS[hint](password);
}
