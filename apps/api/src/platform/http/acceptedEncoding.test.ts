import { describe, expect, it } from 'vitest';
import { acceptedEncoding } from './acceptedEncoding.ts';

describe('acceptedEncoding', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    [' ', undefined],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['GZip', 'gzip'],
    ['br;q=0.1, gzip;q=1.0', 'br'],
    ['br;q=0', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['br ; q=0.000, gzip', 'gzip'],
    ['br;Q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['*;q=0.1', 'br'],
    ['*;q=0', undefined],
    ['*;q=0, gzip', 'gzip'],
    ['gzip, *;q=0', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['br;q=0, gzip;q=0, *', undefined],
    ['identity', undefined],
    ['identity;q=0', undefined],
    ['identity;q=0, gzip', 'gzip'],
    ['identity;q=0, *', 'br'],
    ['deflate, zstd', undefined],
    ['gzipped, brotli', undefined],
    [',;=,;q=0;,', undefined],
    ['\0, "br, gzip"', undefined],
    ['gzip;level=9;q=0', undefined],
    [',, ,gzip', 'gzip'],
  ])('resolves "%s" to %s', (header, encoding) => {
    expect(acceptedEncoding(header, ['br', 'gzip'])).toBe(encoding);
  });
});
