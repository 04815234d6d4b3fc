import type { Picture } from './studio.ts';

/** Turns light into a picture: exposure, white balance, a little glow around bright places, a film-like curve. */
export function develop(picture: Picture, options: { stops?: number; sphere: boolean }): Buffer {
  const { width, height, light } = picture;
  const weight = (y: number): number =>
    options.sphere ? Math.cos(((y + 0.5) / height - 0.5) * Math.PI) : 1;
  let [logs, total] = [0, 0];
  const mean = [0, 0, 0];
  for (let y = 0; y < height; y += 2) {
    // The floor and ceiling right above and below say little about how bright a room feels.
    const w = weight(y) ** 2;
    for (let x = 0; x < width; x += 2) {
      const i = (y * width + x) * 3;
      const l = 0.21 * light[i] + 0.72 * light[i + 1] + 0.07 * light[i + 2];
      logs += w * Math.log(Math.min(3, l) + 0.004);
      total += w;
      if (l < 1.5) for (let c = 0; c < 3; c++) mean[c] += w * light[i + c];
    }
  }
  const exposure = (0.3 / Math.exp(logs / total)) * 2 ** (options.stops ?? 0);
  const grey = (mean[0] + mean[1] + mean[2]) / 3;
  const balance = mean.map((m) => (grey / m) ** 0.68);
  const glow = blurred(picture, options.sphere, exposure);
  const out = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 3;
      const g = glow(x, y);
      // Bright windows are held back a little, as a printer would, so that one can see out.
      const around = ((g[0] + g[1] + g[2]) / 3) * exposure;
      const own = Math.min(8, ((light[i] + light[i + 1] + light[i + 2]) / 3) * exposure);
      const held = 1 / (1 + 0.42 * Math.max(0, Math.min(around, own) - 0.62));
      for (let c = 0; c < 3; c++) {
        const value = (light[i + c] * 0.95 + g[c] * 0.05) * exposure * balance[c] * held;
        out[i + c] = Math.round(255 * curve(value));
      }
    }
  }
  return out;
}

/** Middle tones keep their place, lights roll off slowly to white. */
function curve(x: number): number {
  const v = Math.max(0, x);
  const rolled = (v * (1 + v / 20)) / (0.66 + v);
  const display = Math.min(1, rolled) ** (1 / 2.2);
  return Math.min(1, Math.max(0, display + 1.15 * display * (1 - display) * (display - 0.5)));
}

const SMALL = 8;

function blurred(
  picture: Picture,
  wrap: boolean,
  exposure: number,
): (x: number, y: number) => readonly [number, number, number] {
  const w = Math.ceil(picture.width / SMALL);
  const h = Math.ceil(picture.height / SMALL);
  let small = new Float32Array(w * h * 3);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      for (let c = 0; c < 3; c++) {
        let sum = 0;
        for (let k = 0; k < 16; k++) {
          const px = Math.min(picture.width - 1, x * SMALL + (k % 4) * 2);
          const py = Math.min(picture.height - 1, y * SMALL + (k >> 2) * 2);
          sum += Math.min(9 / exposure, picture.light[(py * picture.width + px) * 3 + c]);
        }
        small[(y * w + x) * 3 + c] = sum / 16;
      }
    }
  }
  const radius = Math.max(2, Math.round(w / 90));
  for (let pass = 0; pass < 3; pass++) {
    for (const across of [true, false]) {
      const next = new Float32Array(small.length);
      for (let y = 0; y < h; y++) {
        for (let x = 0; x < w; x++) {
          for (let c = 0; c < 3; c++) {
            let sum = 0;
            for (let k = -radius; k <= radius; k++) {
              const nx = across
                ? wrap
                  ? (x + k + w) % w
                  : Math.min(w - 1, Math.max(0, x + k))
                : x;
              const ny = across ? y : Math.min(h - 1, Math.max(0, y + k));
              sum += small[(ny * w + nx) * 3 + c];
            }
            next[(y * w + x) * 3 + c] = sum / (radius * 2 + 1);
          }
        }
      }
      small = next;
    }
  }
  return (x, y) => {
    const sx = Math.max(0, x / SMALL - 0.5);
    const sy = Math.min(h - 1, Math.max(0, y / SMALL - 0.5));
    const [i, j] = [Math.floor(sx), Math.floor(sy)];
    const i1 = wrap ? (i + 1) % w : Math.min(w - 1, i + 1);
    const j1 = Math.min(h - 1, j + 1);
    const [fx, fy] = [sx - i, sy - j];
    const at = (c: number): number =>
      (small[(j * w + i) * 3 + c] * (1 - fx) + small[(j * w + i1) * 3 + c] * fx) * (1 - fy) +
      (small[(j1 * w + i) * 3 + c] * (1 - fx) + small[(j1 * w + i1) * 3 + c] * fx) * fy;
    return [at(0), at(1), at(2)];
  };
}
