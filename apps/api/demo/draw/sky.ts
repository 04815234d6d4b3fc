import { fbm, hash } from './noise.ts';
import { clamp, hex, normalize, scale, smooth } from './vec.ts';
import type { Vec3 } from './vec.ts';

export interface SkyOptions {
  /** Where the sun stands: degrees clockwise from north (-z), and above the horizon. */
  azimuth: number;
  height: number;
  /** Light of the sun on a surface facing it; the sky's own brightness is about one. */
  sun?: Vec3;
  zenith?: Vec3;
  horizon?: Vec3;
  earth?: Vec3;
  clouds?: number;
  /** What stands on the horizon. */
  distance?: 'none' | 'city' | 'garden';
  /** Metres the viewer stands above the distant ground. */
  above?: number;
  /** Lit windows in the distance, for evenings. */
  night?: boolean;
}

/** The daylight outside: a clear gradient, thin clouds, the sun's glow and a hazy skyline. */
export class Sky {
  readonly towards: Vec3;
  readonly sun: Vec3;
  private readonly zenith: Vec3;
  private readonly horizon: Vec3;
  private readonly earth: Vec3;
  private readonly options: SkyOptions;

  constructor(options: SkyOptions) {
    const azimuth = (options.azimuth * Math.PI) / 180;
    const height = (options.height * Math.PI) / 180;
    this.towards = normalize([
      Math.sin(azimuth) * Math.cos(height),
      Math.sin(height),
      -Math.cos(azimuth) * Math.cos(height),
    ]);
    this.options = options;
    this.sun = options.sun ?? [17, 15.2, 12.4];
    this.zenith = options.zenith ?? [0.42, 0.66, 1.12];
    this.horizon = options.horizon ?? [1.25, 1.3, 1.3];
    this.earth = options.earth ?? scale(hex('#b9a98d'), 1.4);
  }

  /** Light arriving from a direction, the sun's disc left out. */
  look(dx: number, dy: number, dz: number, out: Float64Array): void {
    const { options, zenith, horizon, earth } = this;
    const up = Math.min(1, Math.max(0, dy));
    const k = (1 - up) ** 4.5;
    const towards = Math.max(0, dx * this.towards[0] + dy * this.towards[1] + dz * this.towards[2]);
    const halo = 0.35 * towards ** 6 + 1.4 * towards ** 60;
    let r = zenith[0] + (horizon[0] - zenith[0]) * k + halo * this.sun[0] * 0.06;
    let g = zenith[1] + (horizon[1] - zenith[1]) * k + halo * this.sun[1] * 0.052;
    let b = zenith[2] + (horizon[2] - zenith[2]) * k + halo * this.sun[2] * 0.045;
    const clouds = options.clouds ?? 0.5;
    if (clouds > 0 && dy > 0.02) {
      const x = dx / (dy + 0.12);
      const z = dz / (dy + 0.12);
      const form = fbm(x * 0.9 + 3, z * 1.5 + 8, 77, 5);
      const amount = smooth(0.5, 0.78, form) * clouds * smooth(0.02, 0.3, dy);
      const bright = 1.25 + 0.5 * towards;
      r += (bright * horizon[0] - r) * amount;
      g += (bright * horizon[1] - g) * amount;
      b += (bright * horizon[2] - b) * amount;
    }
    if (dy < 0) {
      const above = options.above ?? 2;
      const reach = above / Math.max(1e-3, -dy);
      const haze = clamp(Math.log10(1 + reach / 30) / 2.1, 0, 1);
      const patch =
        0.8 + 0.4 * fbm((dx * reach) / 24, (dz * reach) / 24, 5, 3, (reach * 0.02) / 24);
      r = earth[0] * patch * (1 - haze) + horizon[0] * 0.92 * haze;
      g = earth[1] * patch * (1 - haze) + horizon[1] * 0.92 * haze;
      b = earth[2] * patch * (1 - haze) + horizon[2] * 0.92 * haze;
    }
    out[0] = r;
    out[1] = g;
    out[2] = b;
    if (options.distance === 'city') this.city(dx, dy, dz, out);
    if (options.distance === 'garden') this.trees(dx, dy, dz, out);
  }

  private city(dx: number, dy: number, dz: number, out: Float64Array): void {
    const above = this.options.above ?? 2;
    const flat = Math.hypot(dx, dz);
    const angle = Math.atan2(dx, -dz);
    for (let layer = 3; layer >= 0; layer--) {
      const away = [140, 260, 520, 1100][layer];
      const wide = [0.12, 0.085, 0.05, 0.03][layer];
      const slot = angle / wide + layer * 0.37;
      const id = Math.floor(slot);
      const x = slot - id;
      const gap = 0.06 + 0.3 * hash(id, layer, 3);
      const inset = hash(id, layer, 4) * gap;
      if (x < inset || x > 1 - gap + inset) continue;
      const tall = layer < 2 ? 0.25 + 0.75 * hash(id, layer, 5) ** 2 : hash(id, layer, 5) ** 3;
      const roof = [26, 44, 110, 190][layer] * (0.35 + tall);
      const height = (dy / Math.max(1e-6, flat)) * away + above;
      if (height > roof || height < 0) continue;
      const haze = [0.08, 0.2, 0.42, 0.68][layer];
      const facing =
        0.62 +
        0.5 *
          clamp(
            Math.sin(angle - Math.atan2(this.towards[0], -this.towards[2]) + hash(id, layer, 6)) *
              -0.6 +
              0.4,
            0,
            1,
          );
      const tint = 0.5 + 0.5 * hash(id, layer, 8);
      const floors = height / 3.6;
      const bays = (x * away * wide) / 3.2;
      const window = floors % 1 > 0.35 && bays % 1 > 0.25 ? 0.62 : 1;
      const detail = layer < 3 ? window : 0.85;
      const lit =
        this.options.night && window < 1 && hash(Math.floor(floors), Math.floor(bays), id) > 0.72
          ? 1
          : 0;
      const base = [0.4 * tint + 0.08, 0.35 * tint + 0.09, 0.28 * tint + 0.09];
      const level = (this.horizon[0] + this.horizon[1] + this.horizon[2]) / 3;
      for (let c = 0; c < 3; c++) {
        const body = base[c] * facing * detail * level + lit * [1.6, 1.15, 0.6][c];
        out[c] = body * (1 - haze) + this.horizon[c] * 0.95 * haze;
      }
    }
  }

  private trees(dx: number, dy: number, dz: number, out: Float64Array): void {
    const angle = Math.atan2(dx, -dz);
    const level = dy / Math.hypot(dx, dz);
    for (let layer = 2; layer >= 0; layer--) {
      const scaleUp = [9, 14, 22][layer];
      const top =
        [0.075, 0.055, 0.035][layer] * (0.55 + 0.9 * fbm(angle * scaleUp, layer * 9, 51, 5));
      if (level > top || level < -0.1) continue;
      const tuft = fbm(angle * 90, level * 90, layer + 4, 4);
      const light = (0.3 + 0.7 * tuft) * (0.55 + (0.45 * (level + 0.05)) / (top + 0.05));
      const haze = [0.12, 0.34, 0.6][layer];
      const tint = [0.2, 0.27, 0.12];
      for (let c = 0; c < 3; c++)
        out[c] = tint[c] * 1.5 * light * (1 - haze) + this.horizon[c] * 0.8 * haze;
    }
  }
}
