/** What each benchmark gets. */
export interface Bench<Sizes> {
  /** A folder that is deleted afterwards. */
  readonly scratch: string;
  readonly sizes: Sizes;
  /** Prints a line. */
  readonly say: (line: string) => void;
  /** Keeps a result for the file of results. */
  readonly record: (result: Readonly<Record<string, unknown>>) => void;
}
