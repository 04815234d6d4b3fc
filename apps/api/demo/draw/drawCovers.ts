import { mkdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { buildings } from './buildings/index.ts';
import { develop } from './develop.ts';
import { openStudio } from './studio.ts';

/**
 * Draws the stills for project cards, and their small copies for stories.
 *   node apps/api/demo/draw/drawCovers.ts [--quick] [--out=folder] [villa tower …]
 */
const words = process.argv.slice(2);
const quick = words.includes('--quick');
const out = words.find((word) => word.startsWith('--out='))?.slice(6);
const folder = out ?? fileURLToPath(new URL('../covers/', import.meta.url));
const small = out ?? fileURLToPath(new URL('../../../../mocks/covers/', import.meta.url));
const covers: Readonly<Record<string, string>> = {
  tower: 'tower',
  school: 'school',
  clinic: 'clinic',
  library: 'library',
  pavilion: 'pavilion',
  site: 'office-1',
  villa: 'villa',
  office: 'office-3',
};
const wanted = words.filter((word) => !word.startsWith('--'));
await mkdir(folder, { recursive: true });
await mkdir(small, { recursive: true });

for (const name of wanted.length ? wanted : Object.keys(covers)) {
  const building = covers[name];
  const { cover } = buildings[building]().views;
  if (!cover) throw new Error(`${name} has no cover`);
  const studio = await openStudio(building, quick ? { side: 6, grid: 1 } : { side: 9, grid: 2 }, {
    cover,
  });
  const [width, height] = quick ? [800, 500] : [1600, 1000];
  const picture = await studio.take(cover, width, height);
  await studio.close();
  const raw = sharp(develop(picture, { stops: cover.stops ?? 0, sphere: false }), {
    raw: { width, height, channels: 3 },
  });
  await raw.clone().jpeg({ quality: 80, mozjpeg: true }).toFile(`${folder}/${name}.jpg`);
  await raw
    .clone()
    .resize(640, 400)
    .webp({ quality: 62, effort: 6 })
    .toFile(`${small}/${name}.webp`);
  console.log(`${name}: ${Math.round((await stat(`${folder}/${name}.jpg`)).size / 1024)} KB`);
}
