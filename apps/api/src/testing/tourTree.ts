/** Trees of folders with tours, as people keep them. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { zipOf } from '../../demo/zipBytes.ts';

type Files = Readonly<Record<string, string | Buffer>>;

/** The signs of tools, by the folder’s number. */
const TOOLS: readonly Files[] = [
  { 'pano2vr_player.js': '// Pano2VR 7.1', 'pano.xml': '<tour><panorama/></tour>' },
  { 'lib/tdvplayer.js': '// 3DVista VT Pro v2024.1' },
  { 'marzipano.js': '// Marzipano v0.10.2', 'data.js': 'var APP_DATA = {"scenes":[{}]};' },
  { 'tour.js': '// krpano 1.21', 'tour.xml': '<krpano version="1.21"><scene/></krpano>' },
  { 'pannellum.js': '// Pannellum 2.5.6' },
  { 'photo-sphere-viewer.js': '// Photo Sphere Viewer 5.7' },
];

/** Returns the files of a small tour of some tool. */
export function tourFiles(number: number, says = `tour ${number}`): Files {
  return {
    'index.html': `<h1>${says}</h1>`,
    'panoramas/room.jpg': Buffer.alloc(5000, says),
    ...TOOLS[number % TOOLS.length],
  };
}

export async function writeTour(folder: string, files: Files): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
}

export async function writeTourZip(path: string, files: Files): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const entries = Object.entries(files);
  await writeFile(
    path,
    zipOf(entries.map(([name, content]) => ({ name, content: Buffer.from(content) }))),
  );
}
