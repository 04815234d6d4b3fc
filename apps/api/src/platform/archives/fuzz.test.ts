/** Fuzzing with mutated archives: each is either repacked or rejected, without any other error. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { readName, UNICODE_PATH_FIELD } from '@jawla/contract/archiveNames';
import { isIgnoredPath } from '@jawla/contract/archives';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import yauzl from 'yauzl';
import { zipOf } from '../../../demo/zipBytes.ts';
import { readPack } from '../../testing/readPack.ts';
import { tourArchive } from '../../testing/tourArchive.ts';
import { repackHere } from './repackHere.ts';

/** Number of runs; raise it for a longer test. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 600);

const GOOD: readonly Buffer[] = [
  tourArchive('a tour'),
  zipOf([
    { name: 'top/', mode: 0o040755 },
    { name: 'top/index.html', content: Buffer.from('start'), mode: 0o100644 },
    { name: 'top/data/rooms.json', content: Buffer.alloc(20_000, '{"room":1}') },
    { name: 'top/data/غرفة.jpg', content: Buffer.alloc(3000, 'x'), stored: true },
  ]),
  // Its page is read before the archive is checked.
  zipOf([
    { name: 'index.html', content: Buffer.from('<img src="غرفة.jpg">'), flags: 0, madeBy: 20 },
    { name: Buffer.from('dbd1ddc92e6a7067', 'hex'), flags: 0, madeBy: 20 },
  ]),
];

/** Boundary values of header fields. */
const edge = fc.constantFrom(0, 1, 0x7fff, 0xffff, 0x7fff_ffff, 0xffff_ffff);
/** Fragments of malicious names. */
const evil = fc.constantFrom(
  '../',
  '/etc/',
  '..\\',
  'C:/',
  '\0',
  './',
  '%2e',
  '\u202e',
  'a'.repeat(30),
);
const place = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });

const change = fc.oneof(
  fc.record({ kind: fc.constant('byte' as const), place, value: fc.integer({ min: 0, max: 255 }) }),
  fc.record({ kind: fc.constant('number' as const), place, value: edge }),
  fc.record({ kind: fc.constant('name' as const), place, value: evil }),
  fc.record({ kind: fc.constant('cut' as const), place, value: fc.integer({ min: 1, max: 200 }) }),
  fc.record({
    kind: fc.constant('twice' as const),
    place,
    value: fc.integer({ min: 1, max: 200 }),
  }),
);
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

/** Offsets of headers: mutations there have more effect than mutations of content. */
function spots(bytes: Buffer): number[] {
  const found: number[] = [];
  for (const signature of ['PK\u0001\u0002', 'PK\u0003\u0004', 'PK\u0005\u0006']) {
    for (let at = bytes.indexOf(signature); at >= 0; at = bytes.indexOf(signature, at + 1)) {
      found.push(at);
    }
  }
  return found;
}

function changed(bytes: Buffer, { kind, place: share, value }: Change): Buffer {
  // Cuts may have left nothing.
  if (bytes.length === 0) return bytes;
  const headers = spots(bytes);
  const anywhere = Math.floor(share * bytes.length);
  const header = headers[Math.floor(share * headers.length)] ?? anywhere;
  // Derives the field within the header from the same random number.
  const at = Math.min(header + Math.floor((share * 7919) % 46), bytes.length - 1);
  const copy = Buffer.from(bytes);
  if (kind === 'byte') copy[at] = value;
  else if (kind === 'number' && at + 4 <= copy.length) copy.writeUInt32LE(value, at);
  else if (kind === 'name')
    copy.write(value, Math.min(header + 30 + Math.floor((share * 97) % 20), copy.length - 1));
  else if (kind === 'cut') return Buffer.concat([copy.subarray(0, at), copy.subarray(at + value)]);
  else if (kind === 'twice') {
    return Buffer.concat([copy.subarray(0, at + value), copy.subarray(at)]);
  }
  return copy;
}

/**
 * Returns the files of an archive as yauzl reads them, by the name that `readName` returns.
 *
 * @returns `undefined` if a name is in a code page, which yauzl does not know.
 */
async function readByYauzl(archive: string): Promise<Map<string, Buffer> | undefined> {
  const zip = await yauzl.openPromise(archive, { decodeStrings: false, autoClose: false });
  const found = new Map<string, Buffer>();
  try {
    for await (const entry of zip.eachEntry()) {
      const { generalPurposeBitFlag: flags, fileNameRaw: nameBytes, extraFields } = entry;
      const unicodePath = extraFields.find(({ id }) => id === UNICODE_PATH_FIELD)?.data;
      const { name: written, unclear } = readName({ flags, nameBytes, unicodePath });
      if (unclear) return undefined;
      // A pack has no backslashes: they separate folders, or the archive is refused.
      const name = written.replaceAll('\\', '/');
      const isFolder = name.endsWith('/') || entry.externalFileAttributes >>> 28 === 4;
      if (isFolder || isIgnoredPath(name.split('/'))) continue;
      found.set(name, await buffer(await zip.openReadStreamPromise(entry)));
    }
  } finally {
    zip.close();
  }
  return found;
}

it('rejects mutated archives or repacks them with the content that yauzl reads', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'jawla-mutated-'));
  const archive = join(folder, 'archive.zip');
  const target = join(folder, 'tour.zip');
  const outcomes = { done: 0, refused: 0, noSpace: 0 };
  try {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...GOOD),
        fc.array(change, { minLength: 1, maxLength: 4 }),
        async (good, changes) => {
          await rm(target, { force: true });
          await writeFile(archive, changes.reduce(changed, good));
          // Any other error fails the test: the server would return 500.
          const { outcome } = await repackHere({ archive, target });
          outcomes[outcome] += 1;
          if (outcome !== 'done') return;
          const packed = await readPack(target);
          const read = await readByYauzl(archive);
          if (!read) return;
          expect(packed.size).toBe(read.size);
          for (const [name, content] of read) {
            // A top-level folder is removed from the paths.
            const [path = name] = [...packed.keys()].filter(
              (each) => name === each || name.endsWith(`/${each}`),
            );
            expect(packed.get(path)?.content.equals(content)).toBe(true);
          }
        },
      ),
      { numRuns: RUNS },
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  // Guards against a useless test: mutations must produce both outcomes.
  expect(outcomes.refused).toBeGreaterThan(RUNS / 4);
  expect(outcomes.done).toBeGreaterThan(0);
});
