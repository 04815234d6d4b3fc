/**
 * Makes newly accepted pictures small: 256 colours are enough for a screen. One that would be seen to
 * suffer keeps its colours and is only packed better. Takes pictures away whose story is gone. Says how large all of them are together,
 * and fails where that is too much.
 */
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { PROOF } from './home.ts';
import { listPictures } from './looks.ts';

const PICTURES = join(import.meta.dirname, 'pictures');
const MAX_MB = 40;
/** How far a channel may move, of 255: well below what the comparison takes for a difference. */
const MAX_SHIFT = 6;

const wanted = new Set([PROOF, ...listPictures().map(({ file }) => file)]);
const stored = globSync('*.png', { cwd: PICTURES });
for (const name of stored) if (!wanted.has(name)) rmSync(join(PICTURES, name));
const all = stored.filter((name) => wanted.has(name)).map((name) => join(PICTURES, name));
let shrunk = 0;
for (const path of all) if (await shrink(path)) shrunk += 1;

const megabytes = all.reduce((sum, path) => sum + statSync(path).size, 0) / 1_000_000;
console.log(`${all.length} pictures, ${shrunk} made smaller, ${megabytes.toFixed(1)} MB in all.`);
if (megabytes > MAX_MB) {
  console.error(`That is more than ${MAX_MB} MB: photograph less, or smaller.`);
  process.exitCode = 1;
}

/** @returns whether there was something to gain */
async function shrink(path: string): Promise<boolean> {
  const before = readFileSync(path);
  const { isPalette } = await sharp(before).metadata();
  if (isPalette) return false;
  const few = await sharp(before)
    .png({ palette: true, colours: 256, dither: 0, effort: 7, compressionLevel: 9 })
    .toBuffer();
  const after =
    (await shiftBetween(before, few)) <= MAX_SHIFT
      ? few
      : // Screens are large and plain: the filters that help photographs double them.
        await sharp(before).png({ compressionLevel: 9, adaptiveFiltering: false }).toBuffer();
  if (after.length >= before.length) return false;
  writeFileSync(path, after);
  return true;
}

/** By how much the channel moved that moved most. */
async function shiftBetween(before: Buffer, after: Buffer): Promise<number> {
  const [left, right] = await Promise.all(
    [before, after].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()),
  );
  if (left === undefined || right?.length !== left.length) return Infinity;
  let most = 0;
  for (const [at, value] of left.entries()) {
    most = Math.max(most, Math.abs(value - (right[at] ?? 0)));
  }
  return most;
}
