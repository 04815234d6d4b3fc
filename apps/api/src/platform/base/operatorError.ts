/** Why the server cannot start or a command cannot run, as one sentence for the person at the terminal. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
