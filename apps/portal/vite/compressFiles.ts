import { constants } from 'node:zlib';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

/**
 * Compresses files once, as small as they get: the server sends `x.js.br` or `x.js.gz` for `x.js`. Not index.html, in
 * which it replaces the nonce, nor what only developers read.
 */
export const compressFiles = () =>
  compression({
    algorithms: [
      defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      defineAlgorithm('gzip', { level: 9 }),
    ],
    include: /\.(?:js|css|svg|webmanifest)$/,
    // Below, compression is not worth a header.
    threshold: 1000,
  });
