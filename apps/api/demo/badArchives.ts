import { randomBytes } from 'node:crypto';
import { zipOf } from './zipBytes.ts';
import type { ZipEntry } from './zipBytes.ts';

const page = Buffer.from('<!doctype html><title>Tour</title><h1>Tour</h1>');
const index: ZipEntry = { name: 'index.html', content: page };
const file = (name: string | Buffer): ZipEntry => ({
  name,
  content: Buffer.from(`content of ${name.toString()}`),
});

/** An image renamed to .zip. */
export const notAZip = (): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    Buffer.from('JFIF, renamed to .zip. '.repeat(200)),
  ]);

/** A truncated upload: the central directory at the end is missing. */
export function truncated(): Buffer {
  const whole = zipOf([
    index,
    { name: 'panoramas/hall.jpg', content: randomBytes(60_000), stored: true },
    file('tour.js'),
  ]);
  return whole.subarray(0, Math.floor(whole.length / 2));
}

/** Corrupt file data with an intact directory: the checksum does not match. */
export function damaged(): Buffer {
  const whole = zipOf([
    index,
    { name: 'panoramas/hall.jpg', content: Buffer.alloc(4_000, 'a'), stored: true },
  ]);
  whole.fill('b', 200, 220);
  return whole;
}

export const empty = (): Buffer => zipOf([]);
export const traversal = (): Buffer =>
  zipOf([index, file('../evil.html'), file('assets/../../evil.html')]);
export const absolutePath = (): Buffer => zipOf([index, file('/tmp/evil.html')]);
export const driveLetter = (): Buffer => zipOf([index, file('C:/evil.html')]);
export const backslashNames = (): Buffer =>
  zipOf([index, file('..\\evil.html'), file('assets\\evil.html')]);
export const noStartPage = (): Buffer => zipOf([file('readme.txt'), file('panoramas/hall.jpg')]);
export const encryptedFlag = (): Buffer => zipOf([{ ...index, flags: (1 << 11) | 1 }]);

/** A symbolic link that points outside the folder, and a file below it. */
export const symlink = (): Buffer =>
  zipOf([
    index,
    { name: 'assets', content: Buffer.from('/etc'), mode: 0o120777, stored: true },
    file('assets/passwd'),
  ]);

export const sameNameTwice = (): Buffer =>
  zipOf([index, { ...index, content: Buffer.from('<h1>Another</h1>') }]);

/** 64 MB of zeros in about 60 KB: a compression ratio of about 1000. */
export const zipBomb = (): Buffer =>
  zipOf([index, { name: 'panoramas/hall.jpg', content: Buffer.alloc(64 * 1024 * 1024) }]);

/** Declares 1,000 bytes and unpacks to eight million. */
export const lyingSizes = (): Buffer =>
  zipOf([
    index,
    { name: 'panoramas/hall.jpg', content: Buffer.alloc(8_000_000), claimedSize: 1_000 },
  ]);

export const deepPath = (levels = 60): Buffer =>
  zipOf([index, file(`${'deep/'.repeat(levels)}tour.js`)]);
export const longName = (length = 300): Buffer => zipOf([index, file(`${'a'.repeat(length)}.js`)]);

/** A name that is invalid UTF-8, with the UTF-8 flag set. */
export const brokenUtf8Name = (): Buffer =>
  zipOf([index, file(Buffer.from([0x61, 0xff, 0xfe, 0x2e, 0x6a, 0x73]))]);
export const nulName = (): Buffer => zipOf([index, file('tour.js\0.html')]);

/** A name in the central directory that differs from the one in the local header. */
export const localNameDiffers = (): Buffer =>
  zipOf([index, { ...file('tour.js'), localName: '../evil.js' }]);
export const tooManyEntries = (n: number): Buffer =>
  zipOf([
    index,
    ...Array.from({ length: n }, (_, i): ZipEntry => ({ name: `tiles/${i}.jpg`, stored: true })),
  ]);
