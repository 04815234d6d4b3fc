import {
  blackMetal,
  brass,
  canvas,
  leaf,
  plain,
  plaster,
  steel,
  timber,
  weave,
} from './materials.ts';
import type { Material } from './materials.ts';
import { Random } from './noise.ts';
import type { Scene } from './scene.ts';
import { add, cross, normalize, scale } from './vec.ts';
import type { Vec3 } from './vec.ts';

/** Pieces stand on the floor at the local origin and face +z. */

const walnut = timber('#6d4a31', 0.5, 3, { reflect: 0.02, rough: 0.04 });
const oak = timber('#a98358', 0.4, 3, { reflect: 0.015, rough: 0.04 });
const greens = [leaf('#3f5f2c'), leaf('#4d6d35'), leaf('#5b7a3c'), leaf('#34522a')];
const bark = plain('#5a4938');
const soil = plain('#2b2119');
const clay = plaster('#b5744f', 0.2);

export function sofa(
  s: Scene,
  wide: number,
  cloth: Material,
  pillows: readonly Material[] = [],
  seats = Math.max(1, Math.round(wide / 0.85)),
): void {
  const deep = 0.95;
  for (const x of [-wide / 2 + 0.1, wide / 2 - 0.1])
    for (const z of [-0.38, 0.36]) s.block(x, 0, z, 0.05, 0.12, 0.05, walnut, 'Yy');
  s.cushion(0, 0.11, 0, wide, 0.2, deep, 0.04, cloth);
  for (const x of [-wide / 2 + 0.09, wide / 2 - 0.09])
    s.cushion(x, 0.13, 0, 0.2, 0.46, deep, 0.07, cloth);
  s.cushion(0, 0.2, -deep / 2 + 0.1, wide - 0.3, 0.52, 0.2, 0.07, cloth);
  const each = (wide - 0.42) / seats;
  for (let i = 0; i < seats; i++) {
    const x = -wide / 2 + 0.21 + each * (i + 0.5);
    s.cushion(x, 0.29, 0.08, each - 0.012, 0.17, deep - 0.26, 0.06, cloth, 0.03);
    s.cushion(x, 0.44, -deep / 2 + 0.26, each - 0.03, 0.38, 0.19, 0.09, cloth);
  }
  pillows.forEach((pillow, i) => {
    const side = i % 2 ? 1 : -1;
    s.at(
      side * (wide / 2 - 0.42 - 0.3 * Math.floor(i / 2)),
      0.46,
      -0.02 + 0.05 * Math.floor(i / 2),
      side * -0.35,
      () => s.cushion(0, 0, 0, 0.44, 0.4, 0.15, 0.075, pillow),
    );
  });
}

export function armchair(s: Scene, cloth: Material, wood: Material = walnut): void {
  for (const x of [-0.36, 0.36]) {
    s.rod([x, 0, 0.32], [x, 0.58, 0.3], 0.018, wood);
    s.rod([x, 0, -0.36], [x, 0.58, -0.3], 0.018, wood);
    s.box([x - 0.03, 0.56, -0.36], [x + 0.03, 0.59, 0.36], wood);
  }
  s.box([-0.34, 0.24, -0.32], [0.34, 0.28, 0.32], wood);
  s.cushion(0, 0.27, 0.02, 0.66, 0.15, 0.66, 0.06, cloth, 0.03);
  s.cushion(0, 0.36, -0.28, 0.62, 0.5, 0.16, 0.07, cloth);
}

export function table(
  s: Scene,
  w: number,
  d: number,
  h: number,
  top: Material = oak,
  legs: Material = blackMetal,
  thick = 0.04,
): void {
  s.block(0, h - thick, 0, w, thick, d, top);
  for (const x of [-w / 2 + 0.06, w / 2 - 0.06])
    for (const z of [-d / 2 + 0.06, d / 2 - 0.06])
      s.block(x, 0, z, 0.045, h - thick, 0.045, legs, 'Yy');
}

export function roundTable(
  s: Scene,
  radius: number,
  h: number,
  top: Material,
  foot: Material = blackMetal,
): void {
  s.turned(
    0,
    h - 0.035,
    0,
    [
      [0, 0],
      [radius - 0.02, 0],
      [radius, 0.015],
      [radius, 0.03],
      [radius - 0.006, 0.035],
      [0, 0.035],
    ],
    top,
    40,
    false,
  );
  s.turned(
    0,
    0,
    0,
    [
      [radius * 0.55, 0],
      [radius * 0.55, 0.015],
      [0.035, 0.03],
      [0.035, h - 0.035],
    ],
    foot,
    24,
    false,
  );
}

export function chair(s: Scene, seat: Material, frame: Material = oak): void {
  for (const x of [-0.2, 0.2]) {
    s.rod([x, 0, 0.2], [x * 0.95, 0.44, 0.18], 0.016, frame);
    s.rod([x, 0, -0.23], [x * 0.95, 0.8, -0.22], 0.016, frame);
  }
  s.cushion(0, 0.43, 0, 0.46, 0.05, 0.45, 0.024, seat);
  s.cushion(0, 0.6, -0.225, 0.44, 0.22, 0.035, 0.016, seat);
}

export function officeChair(s: Scene, cloth: Material): void {
  for (let i = 0; i < 5; i++) {
    const a = (i * Math.PI * 2) / 5;
    s.rod([0, 0.1, 0], [Math.cos(a) * 0.3, 0.065, Math.sin(a) * 0.3], 0.018, blackMetal);
    s.turned(
      Math.cos(a) * 0.3,
      0,
      Math.sin(a) * 0.3,
      [
        [0.028, 0],
        [0.03, 0.05],
        [0, 0.055],
      ],
      blackMetal,
      8,
    );
  }
  s.rod([0, 0.1, 0], [0, 0.43, 0], 0.025, steel);
  s.cushion(0, 0.42, 0.02, 0.5, 0.09, 0.48, 0.04, cloth, 0.01);
  s.cushion(0, 0.6, -0.24, 0.46, 0.5, 0.06, 0.028, cloth);
  s.box([-0.03, 0.4, -0.25], [0.03, 0.72, -0.215], blackMetal);
  for (const x of [-0.28, 0.28]) s.cushion(x, 0.64, 0, 0.06, 0.025, 0.26, 0.012, blackMetal);
}

export function floorLamp(s: Scene, power = 2.2): void {
  s.turned(
    0,
    0,
    0,
    [
      [0.15, 0],
      [0.15, 0.018],
      [0.012, 0.028],
      [0.012, 1.5],
    ],
    brass,
    20,
    false,
  );
  const shade: Material = { colour: [0.8, 0.7, 0.55], glow: [1.5, 1.12, 0.68], lamp: true };
  s.turned(
    0,
    1.34,
    0,
    [
      [0.22, 0],
      [0.17, 0.3],
    ],
    shade,
    28,
  );
  s.turned(
    0,
    1.34,
    0,
    [
      [0.168, 0.3],
      [0.218, 0],
    ],
    shade,
    28,
  );
  s.light({ at: [0, 1.5, 0], radius: 0.2, power: [1.5 * power, 1.08 * power, 0.62 * power] });
}

export function pendant(s: Scene, top: number, bottom: number, radius: number, power = 2): void {
  s.rod([0, bottom + radius * 0.8, 0], [0, top, 0], 0.006, blackMetal, 5);
  s.turned(
    0,
    bottom,
    0,
    [
      [radius, 0],
      [radius * 0.86, radius * 0.38],
      [radius * 0.4, radius * 0.72],
      [0.03, radius * 0.82],
    ],
    brass,
    28,
  );
  const bulb: Material = { colour: [1, 1, 1], glow: [6, 4.6, 3], lamp: true };
  s.turned(
    0,
    bottom + 0.02,
    0,
    [
      [0, 0],
      [0.05, 0.02],
      [0.06, 0.06],
      [0.03, 0.12],
      [0, 0.13],
    ],
    bulb,
    14,
  );
  s.light({
    at: [0, bottom - 0.01, 0],
    radius: 0.05,
    power: [1.5 * power, 1.12 * power, 0.7 * power],
  });
}

/** A hanging lantern of glass and brass ribs. */
export function lantern(s: Scene, top: number, bottom: number, power = 1.8, size = 0.26): void {
  s.rod([0, bottom + size * 2.3, 0], [0, top, 0], 0.006, brass, 5);
  const six = [0, 1, 2, 3, 4, 5].map((i) => (i * Math.PI) / 3);
  const ring = (y: number, r: number): Vec3[] =>
    six.map((a) => [Math.cos(a) * r, bottom + y, Math.sin(a) * r]);
  const [low, belly, high] = [
    ring(0, size * 0.35),
    ring(size * 0.9, size * 0.72),
    ring(size * 1.8, size * 0.3),
  ];
  for (let i = 0; i < 6; i++) {
    const j = (i + 1) % 6;
    for (const level of [low, belly, high]) s.rod(level[i], level[j], 0.007, brass, 5);
    s.rod(low[i], belly[i], 0.007, brass, 5);
    s.rod(belly[i], high[i], 0.007, brass, 5);
  }
  s.turned(
    0,
    bottom + size * 1.8,
    0,
    [
      [size * 0.3, 0],
      [size * 0.12, size * 0.3],
      [0.012, size * 0.5],
    ],
    brass,
    12,
  );
  s.turned(
    0,
    bottom,
    0,
    [
      [0, -0.02],
      [size * 0.33, 0],
      [0, 0.01],
    ],
    brass,
    12,
  );
  const flame: Material = { colour: [1, 1, 1], glow: [5, 3.4, 1.8], lamp: true };
  s.turned(
    0,
    bottom + size * 0.5,
    0,
    [
      [0, 0],
      [size * 0.26, size * 0.2],
      [size * 0.28, size * 0.5],
      [0, size * 0.8],
    ],
    flame,
    14,
  );
  s.light({
    at: [0, bottom + size * 0.9, 0],
    radius: size * 0.34,
    power: [1.5 * power, 1.02 * power, 0.55 * power],
  });
}

export function downlight(s: Scene, y: number, power = 3.4): void {
  s.turned(
    0,
    y - 0.012,
    0,
    [
      [0.075, 0.012],
      [0.075, 0],
      [0.055, 0],
    ],
    blackMetal,
    16,
    false,
  );
  s.turned(
    0,
    y - 0.006,
    0,
    [
      [0.056, 0],
      [0, 0.001],
    ],
    { colour: [1, 1, 1], glow: [7, 6, 4.6], lamp: true },
    16,
  );
  s.light({
    at: [0, y - 0.02, 0],
    radius: 0.06,
    power: [1.5 * power, 1.28 * power, 0.98 * power],
    facing: [0, -1, 0],
    focus: 3,
  });
}

/** A linear office light along x. */
export function lightLine(s: Scene, y: number, long: number, power = 1.6): void {
  s.box([-long / 2, y, -0.035], [long / 2, y + 0.07, 0.035], blackMetal, 'y');
  s.quad([-long / 2, y - 0.001, -0.03], [long, 0, 0], [0, 0, 0.06], {
    colour: [1, 1, 1],
    glow: [5.5, 5.2, 4.7],
    lamp: true,
  });
  const parts = Math.max(2, Math.round(long / 0.7));
  for (let i = 0; i < parts; i++) {
    s.light({
      at: [-long / 2 + (long * (i + 0.5)) / parts, y - 0.01, 0],
      radius: 0.2,
      power: [1.3 * power, 1.22 * power, 1.08 * power],
      facing: [0, -1, 0],
      focus: 1,
    });
  }
}

/** Strip leaves, bent by their weight. */
function blade(
  s: Scene,
  from: Vec3,
  heading: Vec3,
  long: number,
  wide: number,
  droop: number,
  material: Material,
  twist = 0,
): void {
  const side = normalize(cross(heading, Math.abs(heading[1]) > 0.95 ? [1, 0, 0] : [0, 1, 0]));
  const across = normalize(
    add(scale(side, Math.cos(twist)), scale(cross(heading, side), Math.sin(twist))),
  );
  s.curved(
    (u, v) => {
      const bend: Vec3 = [0, -droop * v * v * long, 0];
      const half = wide * Math.sin(Math.PI * Math.min(0.995, 0.06 + 0.94 * v) ** 0.75) * (u - 0.5);
      const p = add(add(add(from, scale(heading, v * long)), bend), scale(across, half));
      const along = add(heading, [0, -2 * droop * v, 0]);
      const n = cross(across, along);
      return {
        p: add(p, scale([0, Math.abs(u - 0.5) * wide * 0.25, 0], 1)),
        n: n[1] < 0 ? scale(n, -1) : n,
      };
    },
    wide,
    long,
    2,
    5,
    material,
  );
}

function pot(s: Scene, radius: number, high: number, material: Material): void {
  s.turned(
    0,
    0,
    0,
    [
      [radius * 0.72, 0],
      [radius, high],
      [radius * 0.9, high],
      [radius * 0.86, high - 0.05],
    ],
    material,
    28,
    false,
  );
  s.turned(
    0,
    high - 0.05,
    0,
    [
      [radius * 0.88, 0],
      [0, 0.02],
    ],
    soil,
    20,
  );
}

/** A broad-leaved plant in a pot. */
export function plant(s: Scene, high: number, seed: number, potMaterial: Material = clay): void {
  const random = new Random(seed);
  const potHigh = Math.min(0.45, high * 0.26);
  pot(s, potHigh * 0.55, potHigh, potMaterial);
  const stems = 4 + Math.floor(random.between(0, 3));
  for (let i = 0; i < stems; i++) {
    const a = random.between(0, 6.28);
    const lean = random.between(0.08, 0.3);
    const tall = (high - potHigh) * random.between(0.55, 0.95);
    const top: Vec3 = [Math.cos(a) * lean * tall, potHigh + tall, Math.sin(a) * lean * tall];
    const foot: Vec3 = [Math.cos(a) * 0.05, potHigh - 0.04, Math.sin(a) * 0.05];
    s.rod(foot, top, 0.009, bark, 5);
    const leaves = 9;
    for (let k = 0; k < leaves; k++) {
      const h = 0.35 + (0.65 * (k + 1)) / leaves;
      const from = add(scale(foot, 1 - h), scale(top, h));
      const b = a + k * 2.4 + random.between(-0.4, 0.4);
      const up = random.between(0.1, 0.7);
      const heading = normalize([Math.cos(b), up, Math.sin(b)]);
      blade(
        s,
        from,
        heading,
        random.between(0.2, 0.34) * Math.min(1.2, high / 1.5),
        random.between(0.1, 0.16) * Math.min(1.2, high / 1.5),
        random.between(0.15, 0.5),
        greens[Math.floor(random.between(0, 4))],
        random.between(-0.4, 0.4),
      );
    }
  }
}

/** A palm: a ringed trunk and pinnate fronds. Also stands in a pot when short. */
export function palm(s: Scene, trunk: number, frond: number, seed: number, fronds = 14): void {
  const random = new Random(seed);
  if (trunk > 0.8) {
    const rings: [number, number][] = [];
    for (let i = 0; i <= trunk / 0.14; i++)
      rings.push([0.15 + 0.02 * (i % 2) - (0.02 * (i * 0.14)) / trunk, i * 0.14]);
    s.turned(0, 0, 0, rings, plain('#7d6850'), 12, false);
  }
  for (let i = 0; i < fronds; i++) {
    const a = i * 2.39996 + random.between(-0.2, 0.2);
    const up = 1.25 - (1.5 * i) / fronds;
    const heading = normalize([Math.cos(a), up, Math.sin(a)]);
    const droop = random.between(0.3, 0.5) + 0.2 * Math.max(0, up);
    const base: Vec3 = [0, trunk, 0];
    const at = (v: number): Vec3 =>
      add(add(base, scale(heading, v * frond)), [0, -droop * v * v * frond, 0]);
    for (let k = 0; k < 7; k++)
      s.rod(at(k / 7), at((k + 1) / 7), 0.012 * (1.2 - k / 7), greens[2], 4);
    const pairs = Math.round(9 + frond * 5);
    for (let k = 2; k < pairs; k++) {
      const v = k / pairs;
      const along = normalize(add(at(Math.min(1, v + 0.02)), scale(at(v - 0.02), -1)));
      const out = normalize(cross(along, [0, 1, 0]));
      for (const sign of [-1, 1]) {
        const dir = normalize(
          add(add(scale(along, 0.75), scale(out, sign)), [0, random.between(-0.05, 0.35), 0]),
        );
        const long = frond * 0.3 * Math.sin(Math.PI * (0.12 + 0.82 * v)) + 0.05;
        const p = at(v);
        const tip = add(add(p, scale(dir, long)), [0, -0.22 * long, 0]);
        const w = scale(along, 0.022 * (0.6 + frond / 3));
        s.flat(
          add(p, scale(w, -1)),
          scale(w, 2),
          add(tip, scale(p, -1)),
          [
            [0, 0],
            [1, 0],
            [0.5, 1],
          ],
          greens[(i + k) % 4],
        );
      }
    }
  }
}

/** A small tree with a round crown: olive, citrus. */
export function tree(
  s: Scene,
  trunk: number,
  crown: number,
  seed: number,
  leaves = 420,
  tint: readonly Material[] = greens,
): void {
  const random = new Random(seed);
  s.turned(
    0,
    0,
    0,
    [
      [0.09, 0],
      [0.06, 0.3],
      [0.05, trunk],
      [0.02, trunk + crown * 0.5],
    ],
    bark,
    10,
  );
  for (let i = 0; i < 9; i++) {
    const a = i * 2.4;
    s.rod(
      [0, trunk - 0.15 + 0.04 * i, 0],
      [
        Math.cos(a) * crown * 0.7,
        trunk + crown * random.between(0.3, 1.1),
        Math.sin(a) * crown * 0.7,
      ],
      0.016,
      bark,
      5,
    );
  }
  for (let i = 0; i < leaves; i++) {
    const r = crown * random.next() ** 0.4;
    const h = random.between(-1, 1);
    const a = random.between(0, 6.28);
    const flat = Math.sqrt(1 - h * h) * r;
    const lump = 1 + 0.25 * Math.sin(a * 3 + h * 4 + seed);
    const p: Vec3 = [
      Math.cos(a) * flat * lump,
      trunk + crown * 0.7 + h * r * 0.85,
      Math.sin(a) * flat * lump,
    ];
    const d = normalize([
      Math.cos(a) + random.between(-0.8, 0.8),
      random.between(-0.7, 0.7),
      Math.sin(a) + random.between(-0.8, 0.8),
    ]);
    const side = scale(
      normalize(cross(d, [random.between(-1, 1), 1, random.between(-1, 1)])),
      crown * 0.055,
    );
    const long = scale(d, crown * random.between(0.16, 0.26));
    s.flat(
      add(p, scale(side, -1)),
      scale(side, 2),
      long,
      [
        [0.5, 0],
        [1, 0.5],
        [0.5, 1],
        [0.5, 0],
        [0.5, 1],
        [0, 0.5],
      ],
      tint[i % tint.length],
    );
  }
}

export function pottedTree(
  s: Scene,
  potHigh: number,
  trunk: number,
  crown: number,
  seed: number,
  material: Material = clay,
  leaves = 420,
): void {
  pot(s, potHigh * 0.6, potHigh, material);
  s.at(0, potHigh - 0.05, 0, seed, () => tree(s, trunk, crown, seed, leaves));
}

const spines = [
  '#7a3b2e',
  '#20455a',
  '#c9b48a',
  '#394f3c',
  '#e7e0d0',
  '#8d6b3d',
  '#4a3550',
  '#b9b2a5',
  '#a5532f',
].map((c) => plain(c));

/** Shelves between uprights, filled with books and a few objects. */
export function shelves(
  s: Scene,
  wide: number,
  high: number,
  seed: number,
  wood: Material = walnut,
  deep = 0.34,
): void {
  const random = new Random(seed);
  const rows = Math.max(2, Math.round(high / 0.4));
  const columns = Math.max(1, Math.round(wide / 0.9));
  s.box([-wide / 2, 0, -deep / 2], [wide / 2, high, -deep / 2 + 0.015], wood, 'zy');
  for (let c = 0; c <= columns; c++) {
    const x = -wide / 2 + (wide * c) / columns;
    s.block(x, 0, 0, 0.03, high, deep, wood, 'y');
  }
  for (let r = 0; r <= rows; r++)
    s.block(0, (r * (high - 0.03)) / rows, 0, wide, 0.03, deep - 0.006, wood);
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const y = (r * (high - 0.03)) / rows + 0.03;
      const clear = (high - 0.03) / rows - 0.05;
      const left = -wide / 2 + (wide * c) / columns + 0.03;
      const room = wide / columns - 0.06;
      const fill = random.next();
      if (fill < 0.24) {
        s.at(left + room * 0.5, y, 0.02, 0, () =>
          vase(s, clear * random.between(0.5, 0.85), Math.floor(random.between(0, 4))),
        );
        continue;
      }
      const until = left + room * (fill < 0.6 ? random.between(0.45, 0.75) : 0.97);
      for (let x = left; x < until - 0.03;) {
        const t = random.between(0.018, 0.045);
        const h = clear * random.between(0.62, 0.95);
        s.box(
          [x, y, -0.1],
          [x + t - 0.002, y + h, random.between(0.06, 0.1)],
          spines[Math.floor(random.between(0, spines.length))],
          'yz',
        );
        x += t;
      }
    }
  }
}

const glazes = [
  plain('#e4ddcf', { reflect: 0.035, rough: 0.05 }),
  plain('#2f4f4a', { reflect: 0.04, rough: 0.04 }),
  plain('#b06a45', { reflect: 0.03, rough: 0.08 }),
  plain('#1f2a33', { reflect: 0.04, rough: 0.04 }),
];

export function vase(s: Scene, high: number, kind = 0): void {
  const shapes: readonly (readonly [number, number])[][] = [
    [
      [0.14, 0],
      [0.3, 0.25],
      [0.34, 0.5],
      [0.2, 0.82],
      [0.12, 0.92],
      [0.16, 1],
    ],
    [
      [0.2, 0],
      [0.26, 0.4],
      [0.24, 0.7],
      [0.1, 0.86],
      [0.1, 1],
    ],
    [
      [0.22, 0],
      [0.4, 0.3],
      [0.42, 0.55],
      [0.3, 0.85],
      [0.24, 1],
    ],
    [
      [0.12, 0],
      [0.16, 0.5],
      [0.2, 0.8],
      [0.26, 1],
    ],
  ];
  s.turned(
    0,
    0,
    0,
    (shapes[kind % 4] ?? []).map(([r, y]) => [r * high, y * high] as const),
    glazes[kind % 4],
    24,
  );
}

/** A curtain hanging from `top` to `bottom`, along x. */
export function curtain(
  s: Scene,
  wide: number,
  bottom: number,
  top: number,
  cloth: Material,
  folds = Math.round(wide / 0.14),
): void {
  const shape = (sign: number) => (u: number, v: number) => {
    const x = (u - 0.5) * wide;
    const a = u * folds * Math.PI * 2;
    const depth = 0.045 + 0.015 * Math.sin(u * 17);
    const z = Math.sin(a) * depth;
    const slope = (Math.cos(a) * depth * folds * Math.PI * 2) / wide;
    const n: Vec3 = [-slope * sign, 0, sign];
    return { p: [x, bottom + (top - bottom) * v, z + sign * 0.004] as const, n };
  };
  s.curved(shape(1), wide * 1.4, top - bottom, folds * 8, 1, cloth);
  s.curved(shape(-1), wide * 1.4, top - bottom, folds * 8, 1, cloth);
}

/** A framed picture hanging on a wall behind it, its middle at the local origin. */
export function painting(
  s: Scene,
  w: number,
  h: number,
  seed: number,
  colours: readonly string[],
  frame: Material = walnut,
): void {
  s.box([-w / 2 - 0.03, -h / 2 - 0.03, 0], [w / 2 + 0.03, h / 2 + 0.03, 0.035], frame, 'z');
  s.box([-w / 2, -h / 2, 0.035], [w / 2, h / 2, 0.037], canvas(colours, seed, w, h), 'z');
}

export function bench(s: Scene, wide: number, top: Material = oak, high = 0.44, deep = 0.46): void {
  s.block(0, high - 0.07, 0, wide, 0.07, deep, top);
  for (const x of [-wide / 2 + 0.18, wide / 2 - 0.18])
    s.block(x, 0, 0, 0.07, high - 0.07, deep - 0.06, top, 'Yy');
}

/** A desk with a screen, a keyboard and small things. */
export function desk(s: Scene, wide: number, seed: number, top: Material = oak): void {
  const random = new Random(seed);
  table(s, wide, 0.78, 0.74, top, blackMetal, 0.03);
  s.block(0, 0.74, -0.2, 0.24, 0.012, 0.18, steel);
  s.block(0, 0.74, -0.24, 0.05, 0.28, 0.03, steel);
  s.block(0, 0.92, -0.21, 0.62, 0.36, 0.025, plain('#15171a', { reflect: 0.04, rough: 0.02 }));
  s.quad([-0.295, 0.935, -0.196], [0.59, 0, 0], [0, 0.33, 0], {
    colour: [0.2, 0.25, 0.26],
    glow: [0.32, 0.4, 0.42],
    lamp: true,
    texture: (p) => {
      const bar = Math.floor(p.b / 0.03) % 2;
      p.r =
        p.g =
        p.b_ =
          bar && p.a % 0.3 < 0.05 + 0.18 * random01(Math.floor(p.b / 0.03), seed) ? 0.9 : 0.15;
    },
  });
  s.block(0, 0.74, 0.1, 0.42, 0.016, 0.13, plain('#d8d8d6'));
  s.block(0.3, 0.74, 0.1, 0.06, 0.025, 0.1, plain('#d8d8d6'));
  if (random.next() > 0.4)
    s.at(wide / 2 - 0.2, 0.74, -0.15, 0, () => plant(s, 0.36, seed + 3, glazes[seed % 3]));
  if (random.next() > 0.3)
    s.at(-wide / 2 + 0.25, 0.74, 0.05, random.between(-0.3, 0.3), () => {
      for (let i = 0; i < 3; i++)
        s.block(
          0,
          i * 0.022,
          0,
          0.21 - i * 0.02,
          0.02,
          0.29 - i * 0.02,
          spines[(seed + i * 2) % spines.length],
        );
    });
  s.turned(
    -0.42,
    0.74,
    0.15,
    [
      [0.035, 0],
      [0.04, 0.09],
      [0.034, 0.09],
      [0.03, 0.02],
    ],
    glazes[(seed + 1) % 3],
    14,
    false,
  );
}

const random01 = (a: number, b: number): number => new Random(a * 37 + b * 101 + 1).next();

/** A leaf of a door, hinged at the local origin and reaching along +x. */
export function doorLeaf(
  s: Scene,
  wide: number,
  high: number,
  wood: Material = walnut,
  panels = 3,
): void {
  s.box([0, 0.005, -0.022], [wide, high, 0.022], wood);
  const each = (high - 0.12 * (panels + 1)) / panels;
  for (const z of [0.022, -0.034]) {
    for (let i = 0; i < panels; i++) {
      const y = 0.12 + i * (each + 0.12);
      s.box([0.1, y, z], [wide - 0.1, y + each, z + 0.012], wood);
    }
    s.turned(
      wide - 0.06,
      high * 0.46,
      z > 0 ? 0.05 : -0.05,
      [
        [0, -0.02],
        [0.022, 0],
        [0, 0.02],
      ],
      brass,
      10,
    );
  }
}

/** Upright balusters or a pierced panel between posts under a handrail, along +x. */
export function railing(
  s: Scene,
  long: number,
  screen: Material | undefined,
  rail: Material = walnut,
  high = 1.02,
): void {
  s.box([0, high - 0.05, -0.045], [long, high, 0.045], rail);
  s.box([0, 0.06, -0.025], [long, 0.1, 0.025], rail);
  if (screen) {
    s.quad([0, 0.1, 0.012], [long, 0, 0], [0, high - 0.15, 0], screen);
    s.quad([long, 0.1, -0.012], [-long, 0, 0], [0, high - 0.15, 0], screen);
    return;
  }
  const count = Math.round(long / 0.11);
  for (let i = 1; i < count; i++)
    s.block((long * i) / count, 0.1, 0, 0.016, high - 0.15, 0.016, rail, 'Yy');
}

/** A window frame with mullions filling an opening from x = 0, in the plane z = 0. */
export function windowFrame(
  s: Scene,
  wide: number,
  low: number,
  high: number,
  columns: number,
  rows: readonly number[],
  frame: Material = blackMetal,
  glazing?: Material,
): void {
  const t = 0.05;
  const bar = (x0: number, y0: number, x1: number, y1: number): void =>
    s.box([x0, y0, -0.03], [x1, y1, 0.03], frame);
  bar(0, low, t, high);
  bar(wide - t, low, wide, high);
  bar(t, low, wide - t, low + t);
  bar(t, high - t, wide - t, high);
  for (let i = 1; i < columns; i++)
    bar((wide * i) / columns - 0.02, low + t, (wide * i) / columns + 0.02, high - t);
  for (const y of rows) bar(t, y - 0.02, wide - t, y + 0.02);
  if (glazing) s.quad([0, low, 0], [wide, 0, 0], [0, high - low, 0], glazing);
}

/** A round column with base and capital. */
export function column(s: Scene, high: number, radius: number, material: Material): void {
  const r = radius;
  s.block(0, 0, 0, r * 3, 0.12, r * 3, material, 'y');
  s.turned(
    0,
    0.12,
    0,
    [
      [r * 1.4, 0],
      [r * 1.42, 0.05],
      [r * 1.15, 0.09],
      [r * 1.02, 0.14],
    ],
    material,
    28,
    false,
  );
  s.turned(
    0,
    0.26,
    0,
    [
      [r, 0],
      [r * 0.98, (high - 0.6) * 0.6],
      [r * 0.9, high - 0.6],
    ],
    material,
    28,
  );
  s.turned(
    0,
    high - 0.34,
    0,
    [
      [r * 0.9, 0],
      [r * 1.02, 0.02],
      [r * 1.0, 0.05],
      [r * 1.1, 0.12],
      [r * 1.45, 0.22],
    ],
    material,
    28,
    false,
  );
  s.block(0, high - 0.12, 0, r * 3, 0.12, r * 3, material, 'Y');
}

/** Straight stairs climbing towards -z from the local origin. */
export function stairs(
  s: Scene,
  wide: number,
  steps: number,
  going: number,
  up: number,
  tread: Material,
  body: Material,
): void {
  for (let i = 0; i < steps; i++) {
    s.box(
      [-wide / 2, i === 0 ? 0 : (i - 1) * up, -(i + 1) * going],
      [wide / 2, (i + 1) * up - 0.035, -i * going],
      body,
      'Yzy',
    );
    s.box(
      [-wide / 2 - 0.01, (i + 1) * up - 0.035, -(i + 1) * going],
      [wide / 2 + 0.01, (i + 1) * up, -i * going + 0.025],
      tread,
    );
  }
}

export const linen = weave('#d9cfbd');
export const cloths = {
  sand: weave('#c9b99c'),
  olive: weave('#6c7153'),
  rust: weave('#a8573a'),
  ink: weave('#39424a'),
  teal: weave('#3d6b63'),
  chalk: weave('#e4ddd0'),
  mustard: weave('#bd8f3d'),
} as const;
export { clay, glazes, oak, walnut };
