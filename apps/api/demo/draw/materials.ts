import { fbm, hash, noise } from './noise.ts';
import { clamp, hex, smooth } from './vec.ts';
import type { Vec3 } from './vec.ts';

/** The spot being coloured: metres along the surface, the pixel's size there, and the answer. */
export interface Spot {
  a: number;
  b: number;
  seed: number;
  foot: number;
  r: number;
  g: number;
  b_: number;
  /** Multiplies the material's reflection, so that joints do not shine. */
  shine: number;
  /** Tilts the reflection, for water. */
  tiltA: number;
  tiltB: number;
}

export type Texture = (spot: Spot) => void;

export interface Material {
  /** Average colour; what bounced light takes on. */
  colour: Vec3;
  texture?: Texture;
  /** Share of light mirrored when looked at head-on; grazing views follow Schlick. */
  reflect?: number;
  rough?: number;
  /** Light given off. With `lamp` set, the light itself is listed in the scene and not counted twice. */
  glow?: Vec3;
  lamp?: boolean;
  kind?: 'solid' | 'glass' | 'lattice' | 'leaf';
  /** For a lattice: is there nothing at this place? */
  hole?: (a: number, b: number) => boolean;
}

const paint = (s: Spot, c: Vec3, k: number): void => {
  s.r = c[0] * k;
  s.g = c[1] * k;
  s.b_ = c[2] * k;
};

const mixIn = (s: Spot, c: Vec3, k: number): void => {
  s.r += (c[0] - s.r) * k;
  s.g += (c[1] - s.g) * k;
  s.b_ += (c[2] - s.b_) * k;
};

/** How much of a pixel a line of this width covers. */
function line(distance: number, width: number, foot: number): number {
  const f = Math.max(foot, 1e-4);
  return clamp((width / 2 - Math.abs(distance)) / f + 0.5, 0, 1) * Math.min(1, width / f + 0.15);
}

const fromEdge = (x: number, period: number): number => {
  const f = x / period - Math.floor(x / period);
  return Math.min(f, 1 - f) * period;
};

export const plain = (colour: string, more: Partial<Material> = {}): Material => ({
  colour: hex(colour),
  ...more,
});

export function plaster(colour: string, vary = 0.1): Material {
  const c = hex(colour);
  return {
    colour: c,
    texture: (s) => {
      const broad = fbm(s.a * 0.7, s.b * 0.7, s.seed, 4, s.foot * 0.7) - 0.5;
      const fine = fbm(s.a * 14, s.b * 9, s.seed + 9, 3, s.foot * 14) - 0.5;
      paint(s, c, 1 + vary * broad + vary * 0.55 * fine);
    },
  };
}

export function timber(
  colour: string,
  width = 0.16,
  long = 1.9,
  more: Partial<Material> = {},
): Material {
  const c = hex(colour);
  return {
    colour: c,
    reflect: 0.035,
    rough: 0.035,
    ...more,
    texture: (s) => {
      const row = Math.floor(s.b / width);
      const shift = hash(row, 7, s.seed) * long;
      const plank = Math.floor((s.a + shift) / long);
      const id = hash(row, plank, s.seed + 3);
      const grain = fbm(s.a * 1.6 + id * 90, s.b * 34 + id * 40, 5, 4, s.foot * 20) - 0.5;
      const streak = fbm(s.a * 0.5 + id * 30, s.b * 9 + id * 17, 8, 3, s.foot * 6) - 0.5;
      paint(s, c, 0.86 + 0.28 * id + 0.5 * grain + 0.34 * streak);
      s.r *= 1 + 0.05 * (id - 0.5);
      s.b_ *= 1 - 0.1 * (hash(row, plank, 21) - 0.5);
      const joint = Math.max(
        line(fromEdge(s.b, width), 0.003, s.foot),
        line(fromEdge(s.a + shift, long), 0.003, s.foot),
      );
      mixIn(s, [c[0] * 0.2, c[1] * 0.18, c[2] * 0.16], joint * 0.8);
      s.shine = 1 - joint;
    },
  };
}

/** Planks laid in a herringbone of 2:1 blocks with the grain following each block. */
export function herringbone(colour: string, width = 0.12, more: Partial<Material> = {}): Material {
  const c = hex(colour);
  const n = 5;
  return {
    colour: c,
    reflect: 0.04,
    rough: 0.03,
    ...more,
    texture: (s) => {
      const x = (s.a + s.b) * Math.SQRT1_2;
      const y = (s.a - s.b) * Math.SQRT1_2;
      const i = Math.floor(x / width);
      const j = Math.floor(y / width);
      const m = (((i - j) % (2 * n)) + 2 * n) % (2 * n);
      const lying = m < n;
      const startX = lying ? (i - m) * width : i * width;
      const startY = lying ? j * width : (j - (2 * n - 1 - m)) * width;
      const along = lying ? x - startX : y - startY;
      const across = lying ? y - startY : x - startX;
      const id = hash(Math.round(startX / width), Math.round(startY / width), lying ? 1 : 2);
      const grain = fbm(along * 2 + id * 70, across * 36 + id * 50, 5, 4, s.foot * 20) - 0.5;
      paint(s, c, 0.84 + 0.32 * id + 0.45 * grain);
      const joint = Math.max(
        line(Math.min(across, width - across), 0.0022, s.foot),
        line(Math.min(along, n * width - along), 0.0022, s.foot),
      );
      mixIn(s, [c[0] * 0.25, c[1] * 0.22, c[2] * 0.2], joint * 0.75);
      s.shine = 1 - joint;
    },
  };
}

export function stone(
  colour: string,
  wide = 0.9,
  deep = 0.6,
  more: Partial<Material> & { veins?: number; bond?: number; joint?: string } = {},
): Material {
  const { veins = 0.14, bond = 0.5, joint: jointColour, ...rest } = more;
  const c = hex(colour);
  const j = jointColour ? hex(jointColour) : ([c[0] * 0.55, c[1] * 0.53, c[2] * 0.5] as const);
  return {
    colour: c,
    reflect: 0.03,
    rough: 0.02,
    ...rest,
    texture: (s) => {
      const row = Math.floor(s.b / deep);
      const x = s.a + (((row % 2) + 2) % 2) * bond * wide;
      const column = Math.floor(x / wide);
      const id = hash(column, row, s.seed + 1);
      const warpX = s.a + 0.35 * noise(s.a * 1.7 + id * 40, s.b * 1.7, 4);
      const warpY = s.b + 0.35 * noise(s.a * 1.7, s.b * 1.7 + id * 40, 5);
      const cloud = fbm(warpX * 2.2 + id * 20, warpY * 2.2, 11, 5, s.foot * 2.2) - 0.5;
      const vein =
        1 -
        Math.abs(fbm(warpX * 1.4 + id * 33, warpY * 2.1 + id * 12, 31, 5, s.foot * 2) - 0.5) * 2;
      paint(s, c, 0.95 + 0.1 * id + 0.26 * cloud - veins * smooth(0.93, 1, vein));
      const edge = Math.max(
        line(fromEdge(s.b, deep), 0.004, s.foot),
        line(fromEdge(x, wide), 0.004, s.foot),
      );
      mixIn(s, j, edge * 0.85);
      s.shine = 1 - edge;
    },
  };
}

export function terrazzo(
  colour: string,
  chips: readonly string[],
  more: Partial<Material> = {},
): Material {
  const c = hex(colour);
  const tints = chips.map(hex);
  return {
    colour: c,
    reflect: 0.04,
    rough: 0.012,
    ...more,
    texture: (s) => {
      paint(s, c, 1 + 0.08 * (fbm(s.a * 0.9, s.b * 0.9, 3, 3) - 0.5));
      for (const [size, seed] of [
        [0.042, 1],
        [0.022, 2],
      ] as const) {
        const seen = 1 - smooth(size * 0.4, size * 1.6, s.foot);
        if (seen <= 0) continue;
        const x = s.a / size;
        const y = s.b / size;
        const i = Math.floor(x);
        const j = Math.floor(y);
        for (let k = 0; k < 9; k++) {
          const ci = i + (k % 3) - 1;
          const cj = j + Math.floor(k / 3) - 1;
          const pick = hash(ci, cj, seed * 10);
          if (pick > 0.72) continue;
          const dx = x - ci - 0.15 - 0.7 * hash(ci, cj, seed * 10 + 1);
          const dy = y - cj - 0.15 - 0.7 * hash(ci, cj, seed * 10 + 2);
          const turn = hash(ci, cj, seed * 10 + 3) * 3.1;
          const u = dx * Math.cos(turn) + dy * Math.sin(turn);
          const v = dy * Math.cos(turn) - dx * Math.sin(turn);
          const radius = 0.14 + 0.26 * hash(ci, cj, seed * 10 + 4);
          const d = Math.max(Math.abs(u), Math.abs(v) * 1.35, Math.abs(u + v) * 0.85) - radius;
          const inside = clamp(0.5 - (d * size) / Math.max(s.foot, 0.001), 0, 1);
          const tint = tints[Math.floor((pick / 0.72) * tints.length)] ?? c;
          if (inside > 0) mixIn(s, tint, inside * 0.6 * seen);
        }
      }
      const strip = Math.max(
        line(fromEdge(s.a, 2.4), 0.004, s.foot),
        line(fromEdge(s.b, 2.4), 0.004, s.foot),
      );
      mixIn(s, [0.32, 0.24, 0.12], strip * 0.8);
    },
  };
}

/** Cast concrete with the marks of its formwork: panel joints, tie holes, clouds and runs. */
export function concrete(
  colour: string,
  wide = 2.4,
  high = 1.2,
  more: Partial<Material> & { dirt?: number } = {},
): Material {
  const { dirt = 1, ...rest } = more;
  const c = hex(colour);
  return {
    colour: c,
    ...rest,
    texture: (s) => {
      const i = Math.floor(s.a / wide);
      const j = Math.floor(s.b / high);
      const id = hash(i, j, s.seed);
      const cloud = fbm(s.a * 0.9 + id * 9, s.b * 0.9 + id * 4, 3 + s.seed, 5, s.foot * 0.9) - 0.5;
      const run = fbm(s.a * 5, s.b * 0.45, 17 + s.seed, 4, s.foot * 5) - 0.5;
      const pores =
        smooth(0.84, 0.9, noise(s.a * 110, s.b * 110, 5)) * (1 - smooth(0.002, 0.006, s.foot));
      paint(s, c, 0.97 + 0.1 * (id - 0.5) + dirt * (0.36 * cloud + 0.16 * run) - 0.2 * pores);
      s.b_ *= 1 - 0.07 * dirt * (fbm(s.a * 0.5, s.b * 0.5, 41, 2) - 0.3);
      const joint = Math.max(
        line(fromEdge(s.a, wide), 0.007, s.foot),
        line(fromEdge(s.b, high), 0.007, s.foot),
      );
      mixIn(s, [c[0] * 0.6, c[1] * 0.6, c[2] * 0.6], joint * 0.55);
      const ha = fromEdge(s.a - wide * 0.25, wide * 0.5);
      const hb = fromEdge(s.b - high * 0.5, high);
      const hole =
        clamp((0.014 - Math.hypot(ha, hb)) / Math.max(s.foot, 0.001) + 0.5, 0, 1) *
        (s.foot < 0.03 ? 1 : 0);
      mixIn(s, [0.03, 0.03, 0.03], hole * 0.75);
      s.shine = 0.4 + 1.2 * clamp(0.5 + cloud * 3, 0, 1);
    },
  };
}

export function blockwork(colour: string): Material {
  return stone(colour, 0.4, 0.2, { veins: 0, reflect: 0, joint: '#8f8b83' });
}

/** Plasterboard with filled joints and screw heads. */
export function board(colour: string): Material {
  const c = hex(colour);
  return {
    colour: c,
    texture: (s) => {
      paint(s, c, 1 + 0.05 * (fbm(s.a, s.b, 2, 3) - 0.5));
      const wobble = 0.012 * (noise(s.a * 6, s.b * 6, 4) - 0.5);
      const joint = line(fromEdge(s.a, 1.2) + wobble, 0.11, Math.max(s.foot, 0.012));
      mixIn(s, hex('#e4e1d8'), joint * 0.75);
      const screw = Math.hypot(fromEdge(s.a - 0.3, 0.6), fromEdge(s.b, 0.3));
      mixIn(s, hex('#e4e1d8'), clamp((0.022 - screw) / Math.max(s.foot, 0.004) + 0.5, 0, 1) * 0.7);
    },
  };
}

export function weave(colour: string, vary = 0.16, more: Partial<Material> = {}): Material {
  const c = hex(colour);
  return {
    colour: c,
    ...more,
    texture: (s) => {
      const seen = 1 - smooth(0.003, 0.012, s.foot);
      const thread = Math.sin(s.a * 900) * Math.sin(s.b * 900) * 0.08 * seen;
      const slub = fbm(s.a * 26, s.b * 26, s.seed, 3, s.foot * 26) - 0.5;
      paint(
        s,
        c,
        1 + thread + vary * slub + vary * 0.6 * (fbm(s.a * 3, s.b * 3, s.seed + 2, 2) - 0.5),
      );
    },
  };
}

/** A knotted rug of known size: border, field, medallions. */
export function rug(
  ground: string,
  ink: string,
  light: string,
  width: number,
  depth: number,
): Material {
  const g = hex(ground);
  const k = hex(ink);
  const l = hex(light);
  return {
    colour: [(g[0] * 2 + k[0]) / 3, (g[1] * 2 + k[1]) / 3, (g[2] * 2 + k[2]) / 3],
    texture: (s) => {
      const edge = Math.min(s.a, width - s.a, s.b, depth - s.b);
      paint(s, g, 1);
      const band = (low: number, high: number): number =>
        clamp((edge - low) / Math.max(s.foot, 0.004) + 0.5, 0, 1) *
        clamp((high - edge) / Math.max(s.foot, 0.004) + 0.5, 0, 1);
      mixIn(s, k, band(0.06, 0.34) * 0.9);
      mixIn(s, l, Math.max(band(0.075, 0.095), band(0.3, 0.32)) * 0.8);
      const period = edge < 0.34 ? 0.2 : 0.56;
      const x = Math.abs(((s.a - width / 2) / period) % 1);
      const y = Math.abs(((s.b - depth / 2) / period) % 1);
      const dx = Math.min(x, 1 - x);
      const dy = Math.min(y, 1 - y);
      const diamond = dx + dy;
      const f = Math.max(s.foot / period, 0.015);
      const ring = (at: number, wide: number): number =>
        clamp((wide - Math.abs(diamond - at)) / f + 0.5, 0, 1);
      if (edge > 0.38) {
        mixIn(s, k, ring(0.34, 0.05) * 0.75);
        mixIn(s, l, ring(0.2, 0.025) * 0.7);
        mixIn(s, k, ring(0.02, 0.06) * 0.8);
      } else if (edge > 0.1 && edge < 0.29) mixIn(s, l, ring(0.3, 0.06) * 0.75);
      const pile =
        1 +
        0.24 * (fbm(s.a * 60, s.b * 18, 4, 3, s.foot * 60) - 0.5) +
        0.14 * (fbm(s.a * 2, s.b * 2, 6, 2) - 0.5);
      s.r *= pile;
      s.g *= pile;
      s.b_ *= pile;
    },
  };
}

/** Glazed tilework of eight-pointed stars and crosses. */
export function zellige(ground: string, star: string, size = 0.22): Material {
  const g = hex(ground);
  const k = hex(star);
  return {
    colour: [(g[0] + k[0]) / 2, (g[1] + k[1]) / 2, (g[2] + k[2]) / 2],
    reflect: 0.04,
    rough: 0.02,
    texture: (s) => {
      const i = Math.floor(s.a / size);
      const j = Math.floor(s.b / size);
      const x = Math.abs(s.a / size - i - 0.5);
      const y = Math.abs(s.b / size - j - 0.5);
      const d = Math.min(Math.max(x, y), (x + y) * Math.SQRT1_2) - 0.34;
      const f = Math.max(s.foot / size, 0.01);
      const inside = clamp(0.5 - d / f, 0, 1);
      paint(s, g, 0.9 + 0.2 * hash(i, j, 2));
      const tone = 0.8 + 0.4 * hash(i, j, 3);
      mixIn(s, [k[0] * tone, k[1] * tone, k[2] * tone], inside);
      mixIn(
        s,
        [0.5, 0.48, 0.43],
        Math.max(
          line(d * size, 0.005, s.foot),
          line(fromEdge(s.a, size), 0.004, s.foot) * (1 - inside),
        ) * 0.8,
      );
    },
  };
}

/** A pierced screen of eight-pointed stars. */
export function lattice(colour: string, size = 0.16): Material {
  return {
    colour: hex(colour),
    kind: 'lattice',
    hole: (a, b) => {
      const x = Math.abs(a / size - Math.floor(a / size) - 0.5);
      const y = Math.abs(b / size - Math.floor(b / size) - 0.5);
      const star = Math.min(Math.max(x, y), (x + y) * Math.SQRT1_2);
      return star < 0.3 || (x > 0.4 && y > 0.4 && x + y > 0.86);
    },
  };
}

/** A painting: wide calm fields in a few colours. */
export function canvas(
  colours: readonly string[],
  seed: number,
  wide: number,
  high: number,
): Material {
  const tints = colours.map(hex);
  const base = tints[0] ?? [0.5, 0.5, 0.5];
  return {
    colour: base,
    texture: (s) => {
      const u = s.a / wide;
      const v = s.b / high;
      paint(s, base, 1);
      tints.slice(1).forEach((tint, i) => {
        const bend = 0.12 * (fbm(u * 3, v * 3, seed + i, 4, s.foot) - 0.5);
        const h = 0.2 + 0.6 * hash(seed, i, 5) + bend;
        const arch =
          Math.hypot((u - 0.2 - 0.6 * hash(seed, i, 6)) * (wide / high), v - h) -
          (0.12 + 0.2 * hash(seed, i, 7)) -
          bend * 0.4;
        const edge = i % 2 ? arch : v - h;
        mixIn(s, tint, clamp(0.5 - edge / 0.006, 0, 1) * 0.93);
      });
      const brush = 1 + 0.16 * (fbm(u * 40 * wide, v * 9 * high, seed, 3, s.foot * 30) - 0.5);
      s.r *= brush;
      s.g *= brush;
      s.b_ *= brush;
    },
  };
}

export function water(): Material {
  return {
    colour: hex('#2c5b55'),
    reflect: 0.06,
    rough: 0.004,
    texture: (s) => {
      const x = fbm(s.a * 5, s.b * 5, 3, 3) - 0.5;
      const y = fbm(s.a * 5 + 40, s.b * 5, 7, 3) - 0.5;
      s.tiltA = x * 0.12;
      s.tiltB = y * 0.12;
      paint(s, hex('#2c5b55'), 1 + 0.3 * x);
    },
  };
}

export function leaf(colour: string): Material {
  const c = hex(colour);
  return {
    colour: c,
    kind: 'leaf',
    reflect: 0.02,
    rough: 0.2,
    texture: (s) => paint(s, c, 0.7 + 0.6 * hash(s.seed, 3) + 0.15 * Math.sin(s.b * 90)),
  };
}

export function ground(colour: string, vary = 0.3): Material {
  const c = hex(colour);
  return {
    colour: c,
    texture: (s) =>
      paint(
        s,
        c,
        1 +
          vary * (fbm(s.a * 1.2, s.b * 1.2, 2, 5, s.foot * 1.2) - 0.5) +
          vary * 0.6 * (fbm(s.a * 22, s.b * 22, 6, 3, s.foot * 22) - 0.5),
      ),
  };
}

export const glass: Material = {
  colour: [0.9, 0.94, 0.93],
  kind: 'glass',
  reflect: 0.045,
  rough: 0,
};
export const mirror: Material = { colour: [0.02, 0.02, 0.02], reflect: 0.86, rough: 0 };
export const brass: Material = { colour: hex('#8a6a35'), reflect: 0.22, rough: 0.12 };
export const steel: Material = { colour: hex('#8b8d8e'), reflect: 0.12, rough: 0.12 };
export const blackMetal: Material = { colour: hex('#26272a'), reflect: 0.04, rough: 0.1 };
