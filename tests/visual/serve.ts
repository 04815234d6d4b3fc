/** Serves the built Storybook from a path of its own, as a review site would; its covers are flattened. */
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { serveStatic } from '../staticServer.ts';

const ROOT = join(import.meta.dirname, '../..');
const SITE = join(ROOT, 'test-results/visual-site');

const port = Number(process.argv[2]);
rmSync(SITE, { recursive: true, force: true });
cpSync(join(ROOT, 'storybook-static'), SITE, { recursive: true });
for (const name of globSync('assets/*.webp', { cwd: SITE })) await flatten(join(SITE, name));
await serveStatic(SITE, { port, base: '/storybook' });

/**
 * A cover in a handful of colours: where it is cut and how it lies is seen all the same, and a picture
 * of it is a quarter of the size.
 */
async function flatten(path: string): Promise<void> {
  const few = await sharp(readFileSync(path))
    .median(9)
    .png({ palette: true, colours: 8, dither: 0 })
    .toBuffer();
  writeFileSync(path, await sharp(few).webp({ lossless: true }).toBuffer());
}
