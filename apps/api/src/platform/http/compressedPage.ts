/** Compresses an HTML page that is rendered per request, and sets the matching response headers. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding, ENCODINGS } from './acceptedEncoding.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** Brotli quality: compresses a page in one or two milliseconds. */
const QUICK = 5;
/** Minimum size in bytes: compressing a smaller page saves too little. */
const COMPRESSED_MIN = 1000;

export async function compressedPage(
  page: string,
  acceptEncoding: string | undefined,
): Promise<{ body: Uint8Array<ArrayBuffer>; headers: Record<string, string> }> {
  const plain = Buffer.from(page);
  const encoding =
    plain.length >= COMPRESSED_MIN ? acceptedEncoding(acceptEncoding, ENCODINGS) : undefined;
  const bytes =
    encoding === 'br'
      ? await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK } })
      : encoding === 'gzip'
        ? await gzipped(plain)
        : plain;
  return {
    body: new Uint8Array(bytes),
    headers: {
      'Content-Type': 'text/html; charset=UTF-8',
      'Content-Length': String(bytes.length),
      Vary: 'Accept-Encoding',
      ...(encoding && { 'Content-Encoding': encoding }),
    },
  };
}
