import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { View } from './building.ts';
import { buildings } from './buildings/index.ts';
import { emptyMaps, finish, sharedFloats as floats } from './light.ts';
import type { Job, Plate } from './worker.ts';

/** How carefully light is gathered: rays are the square of `side`. */
export interface Care {
  side: number;
  /** The square root of the rays for one pixel. */
  grid: number;
}

export interface Picture {
  width: number;
  height: number;
  light: Float32Array;
}

/** Lights a building once, then takes any number of pictures of it. Only what the named views show is lit with full care. */
export async function openStudio(
  name: string,
  care: Care,
  views: Readonly<Record<string, View>>,
): Promise<{
  take: (view: View, width: number, height: number) => Promise<Picture>;
  close: () => Promise<void>;
}> {
  const make = buildings[name];
  if (!make) throw new Error(`No building is called ${name}`);
  const { scene } = make();
  const maps = emptyMaps(scene.texels, scene.charts.length);
  const counter = new Int32Array(new SharedArrayBuffer(4));
  const workers = Array.from(
    { length: availableParallelism() },
    () => new Worker(new URL('./worker.ts', import.meta.url)),
  );
  const all = async (job: Job): Promise<void> => {
    counter[0] = 0;
    await Promise.all(
      workers.map(
        (worker) =>
          new Promise<void>((resolve, reject) => {
            worker.once('message', () => {
              worker.off('error', reject);
              resolve();
            });
            worker.once('error', reject);
            // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
            worker.postMessage(job);
          }),
      ),
    );
  };

  console.log(`${name}: ${scene.chartOf.length} triangles, ${scene.texels} texels`);
  await all({ kind: 'start', building: name, maps, counter });
  await all({ kind: 'direct' });
  for (let bounce = 0; bounce < 4; bounce++) {
    await all({ kind: 'gather', side: 8, stride: 3 });
    maps.from.set(maps.to);
  }
  maps.seen.fill(0);
  for (const view of Object.values(views))
    await all({
      kind: 'look',
      plate: emptyPlate(view, view.towards ? 480 : 1024, view.towards ? 300 : 512),
    });
  const seen = scene.charts.reduce(
    (sum, chart, id) => sum + (maps.seen[id] ? chart.width * chart.height : 0),
    0,
  );
  console.log(`  ${seen} of them seen`);
  await all({ kind: 'gather', side: care.side, stride: 1 });
  finish(scene, maps);

  return {
    take: async (view, width, height) => {
      const plate = emptyPlate(view, width, height);
      await all({ kind: 'look', plate });
      const rough = new Float32Array(new SharedArrayBuffer(width * height * 12));
      rough.set(plate.image);
      if (care.grid > 1) await all({ kind: 'refine', plate, rough, grid: care.grid });
      addGloss(plate, !view.towards);
      return { width, height, light: plate.image };
    },
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

function emptyPlate(view: View, width: number, height: number): Plate {
  return {
    view,
    width,
    height,
    image: floats(width * height * 3),
    gloss: floats(width * height * 3),
    met: new Int32Array(new SharedArrayBuffer(width * height * 4)),
  };
}

/** Smooths the mirror images of rough surfaces, never across the edge of a surface, and lays them over the picture. */
function addGloss({ width, height, image, gloss, met }: Plate, wrap: boolean): void {
  const radius = Math.max(2, Math.round(width / (wrap ? 640 : 200)));
  let source: Float32Array = gloss;
  for (const [stepX, stepY] of [
    [1, 0],
    [0, 1],
    [1, 0],
    [0, 1],
  ] as const) {
    const next = new Float32Array(source.length);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const p = y * width + x;
        let [r, g, b, total] = [0, 0, 0, 0];
        if (met[p] < 0) continue;
        for (let k = -radius; k <= radius; k++) {
          let nx = x + k * stepX;
          const ny = y + k * stepY;
          if (wrap) nx = (nx + width) % width;
          if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
          const q = ny * width + nx;
          if (met[q] !== met[p]) continue;
          r += source[q * 3];
          g += source[q * 3 + 1];
          b += source[q * 3 + 2];
          total++;
        }
        next[p * 3] = r / total;
        next[p * 3 + 1] = g / total;
        next[p * 3 + 2] = b / total;
      }
    }
    source = next;
  }
  for (let i = 0; i < image.length; i++) image[i] += source[i];
}
