/** What a reviewer filters states by. */
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
