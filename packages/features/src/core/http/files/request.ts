import type { FileEndpointName, ParamsOf, QueryOf, TextsOf } from '@jawla/contract';

/** An upload to one of the contract's endpoints that take files. */
export interface UploadRequest<Name extends FileEndpointName = FileEndpointName> {
  name: Name;
  // Distributes over the names, so that a request to any endpoint is assignable.
  params: Name extends FileEndpointName ? ParamsOf<Name> : never;
  query?: Name extends FileEndpointName ? QueryOf<Name> : never;
  /** Form fields, which are sent before the files. */
  fields: TextsOf<Name> & Readonly<Record<string, string>>;
  files: readonly File[];
}

export interface UploadCallbacks {
  /** Aborts the upload. The server keeps what it has received. */
  signal: AbortSignal;
  /** Called with the bytes of all files sent so far. */
  onSent: (bytes: number) => void;
}

export function totalBytes(files: readonly Pick<File, 'size'>[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}
