/** Why the server cannot start or a command cannot run, as one sentence for the person at the terminal. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}
