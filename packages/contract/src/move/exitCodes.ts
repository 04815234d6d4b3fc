/** Exit codes of commands that move tours in and out; scripts rely on them. */
export const EXIT = {
  /** All is done, or was done before. */
  done: 0,
  /** Nothing was done: a wrong option, folder or database. */
  refused: 1,
  /** All is done but what the report names. */
  partly: 2,
  /** It stopped, as on a full disk. The same command goes on from there. */
  stopped: 3,
} as const;
