/** Why the server cannot start or a command cannot run, as one sentence for the operator. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
