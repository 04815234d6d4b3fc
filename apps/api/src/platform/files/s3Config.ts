import { OperatorError } from '../base/operatorError.ts';

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

/**
 * @returns nothing when no bucket is named: files are kept in folders then
 * @throws OperatorError when a variable makes no sense
 */
export function readS3Config(
  env: Readonly<Record<string, string | undefined>>,
): S3Config | undefined {
  const bucket = env['S3_BUCKET'];
  const endpoint = env['S3_ENDPOINT'] || undefined;
  if (!bucket) {
    if (endpoint === undefined) return undefined;
    throw new OperatorError(
      'S3_ENDPOINT is set and S3_BUCKET is not. Name the bucket, or neither.',
    );
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    throw new OperatorError(`S3_BUCKET is "${bucket}", which is not the name of a bucket.`);
  }
  if (endpoint !== undefined && !/^https?:$/.test(protocolOf(endpoint))) {
    throw new OperatorError('S3_ENDPOINT is not a URL that begins with https:// or http://.');
  }
  const id = env['S3_ACCESS_KEY_ID'];
  const secret = env['S3_SECRET_ACCESS_KEY'];
  if (!id !== !secret) {
    throw new OperatorError(
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together; one is missing.',
    );
  }
  const prefix = (env['S3_PREFIX'] ?? '').replaceAll(/^\/+|\/+$/g, '');
  return {
    bucket,
    endpoint,
    region: env['S3_REGION'] || 'us-east-1',
    isPathStyle: readSwitch('S3_PATH_STYLE', env['S3_PATH_STYLE']) ?? endpoint !== undefined,
    keys: id && secret ? { id, secret } : undefined,
    prefix: prefix === '' ? '' : `${prefix}/`,
  };
}

function readSwitch(name: string, text: string | undefined): boolean | undefined {
  if (!text) return undefined;
  if (text !== '0' && text !== '1') throw new OperatorError(`${name} has to be 0 or 1.`);
  return text === '1';
}

function protocolOf(url: string): string {
  return URL.canParse(url) ? new URL(url).protocol : '';
}
