/** Errors that the person can correct: the message says what, without a stack. */
import { EXIT } from '@jawla/contract/move';

export class UserError extends Error {
  override name = 'UserError';
  /** Of the program, if nobody catches the error. */
  readonly exitCode: number = EXIT.refused;
}

/** The work ended in the middle, as without a network or on a full disk. The same command goes on from there. */
export class Interrupted extends UserError {
  override name = 'Interrupted';
  override readonly exitCode = EXIT.stopped;
}
