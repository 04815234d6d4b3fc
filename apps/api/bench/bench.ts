/** Environment of each benchmark. */
export interface Bench<Sizes> {
  /** Temporary folder, which is deleted afterwards. */
  readonly scratch: string;
  readonly sizes: Sizes;
  /** Prints a line. */
  readonly say: (line: string) => void;
  /** Adds a result to the result file. */
  readonly record: (result: Readonly<Record<string, unknown>>) => void;
}
