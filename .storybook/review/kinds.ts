/** The kinds by which a reviewer filters states. */
export const KINDS = [
  'usual',
  'empty',
  'loading',
  'done',
  'error',
  'offline',
  'forbidden',
] as const;
export type Kind = (typeof KINDS)[number];
