import { mkdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { buildings } from './buildings/index.ts';
import { develop } from './develop.ts';
import { openStudio } from './studio.ts';

/**
 * Draws the panoramas of the demo tours. Names of buildings narrow it down; `--quick` draws small rough ones.
 *   node apps/api/demo/draw/drawPanoramas.ts [--quick] [--out=folder] [villa office-1 …]
 */
const words = process.argv.slice(2);
const quick = words.includes('--quick');
const folder =
  words.find((word) => word.startsWith('--out='))?.slice(6) ??
  fileURLToPath(new URL('../panoramas/', import.meta.url));
const wanted = words.filter((word) => !word.startsWith('--'));
const tours = ['villa', 'office-1', 'office-2', 'office-3', 'pavilion'];

for (const name of wanted.length ? wanted : tours) {
  const views = Object.entries(buildings[name]().views).filter(([, view]) => !view.towards);
  const studio = await openStudio(
    name,
    quick ? { side: 6, grid: 1 } : { side: 10, grid: 2 },
    Object.fromEntries(views),
  );
  await mkdir(`${folder}/${name}`, { recursive: true });
  for (const [id, view] of views) {
    const [width, height] = quick ? [1280, 640] : [4096, 2048];
    const picture = await studio.take(view, width, height);
    const file = `${folder}/${name}/${id}.jpg`;
    await sharp(develop(picture, { stops: view.stops ?? 0, sphere: true }), {
      raw: { width, height, channels: 3 },
    })
      .jpeg({ quality: quick ? 85 : 76, mozjpeg: true })
      .toFile(file);
    console.log(`${name}/${id}: ${Math.round((await stat(file)).size / 1024)} KB`);
  }
  await studio.close();
}
