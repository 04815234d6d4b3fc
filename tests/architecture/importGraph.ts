/** Both paths are relative to the table's root; `to` starts with `..` when it is outside. */
export interface Import {
  readonly from: string;
  readonly to: string;
  readonly specifier: string;
}

export interface ImportGraph {
  readonly files: readonly string[];
  readonly imports: readonly Import[];
}
