/** Something that the person can correct: the message says what, without a stack. */
export class UserError extends Error {
  override name = 'UserError';
}
