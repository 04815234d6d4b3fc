/** Configuration of a bucket of Amazon S3 or a compatible store. */
export interface S3Config {
  readonly bucket: string;
  readonly region: string;
  /** URL of a compatible store; `undefined` for Amazon S3. */
  readonly endpoint: string | undefined;
  /** Path-style addressing: the bucket's name is in the path, instead of the host name. */
  readonly isPathStyle: boolean;
  /**
   * Without keys, the SDK uses its default credential chain: `AWS_…` variables, its files, the role of the machine.
   */
  readonly keys: { readonly id: string; readonly secret: string } | undefined;
  /** Prefix of every key, ending in `/`; empty if no other program uses the bucket. */
  readonly prefix: string;
}
