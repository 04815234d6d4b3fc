/** A bucket of S3, or of something that speaks like it. */
export interface S3Config {
  readonly bucket: string;
  readonly region: string;
  /** Of something other than Amazon's own. */
  readonly endpoint: string | undefined;
  /** Whether the bucket's name goes into the path, rather than before the host's name. */
  readonly isPathStyle: boolean;
  /** Without them, the SDK looks where it always does: `AWS_…` variables, its files, the machine's role. */
  readonly keys: { readonly id: string; readonly secret: string } | undefined;
  /** Before every key, with a `/` at its end; empty when the bucket is ours alone. */
  readonly prefix: string;
}
