/** Types for the used part of s3rver, which has none of its own. */
declare module 's3rver' {
  import type { Readable } from 'node:stream';

  export interface S3rverOptions {
    readonly address: string;
    readonly port: number;
    readonly silent: boolean;
    readonly directory: string;
    readonly configureBuckets: readonly { readonly name: string }[];
  }

  export interface S3rverObject {
    readonly bucket: string;
    readonly key: string;
    content: Readable;
  }

  export interface S3rverStore {
    putObject(object: S3rverObject): Promise<object>;
    /** Returns the path of an object's content. */
    getResourcePath(bucket: string, key: string, resource: 'object'): string;
    listObjects(bucket: string, options: object): Promise<object>;
  }

  export interface S3rverContext {
    readonly headers: Record<string, string | undefined>;
  }

  export default class S3rver {
    readonly store: S3rverStore;
    /** Koa middleware, in the order of execution. */
    readonly middleware: ((context: S3rverContext, next: () => Promise<void>) => Promise<void>)[];
    constructor(options: S3rverOptions);
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}
