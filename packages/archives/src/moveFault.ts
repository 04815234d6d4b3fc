/** Why a command that moves tours does nothing: a wrong option, folder or list. The person can correct it. */
export class MoveFault extends Error {
  override name = 'MoveFault';
}
