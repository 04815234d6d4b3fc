import { viewpoints } from '../../viewpoints.ts';
import type { Building } from '../building.ts';
import * as f from '../furniture.ts';
import {
  blackMetal,
  brass,
  glass,
  ground,
  herringbone,
  lattice,
  leaf,
  mirror,
  plain,
  plaster,
  rug,
  stone,
  timber,
  water,
  zellige,
} from '../materials.ts';
import type { Material } from '../materials.ts';
import { Scene } from '../scene.ts';
import type { Opening } from '../scene.ts';
import { Sky } from '../sky.ts';

/**
 * A house of two floors around an open court. North is -z.
 * Court ±4.5, an arcade of 2.4 m around it, the entrance hall to the south, the living room to the north.
 */
const lime = plaster('#e6dccb', 0.05);
const limeWarm = plaster('#dccbb0', 0.06);
const limestone = stone('#d3c3a3', 0.9, 0.6, { reflect: 0.032, rough: 0.05 });
const carved = stone('#dccdb0', 1.1, 0.42, { reflect: 0, veins: 0.05 });
const cedar = timber('#7b5335', 0.2, 3.2, { reflect: 0 });
const darkCedar = timber('#553823', 0.24, 3.2, { reflect: 0 });
const screen = lattice('#5f412a', 0.15);
const tiles = zellige('#e2dcca', '#0e6b5c', 0.2);
const blueTiles = zellige('#dfe3dc', '#1f5673', 0.16);

const FLOOR = 4.2;
const TOP = 8;

export function villa(): Building {
  const s = new Scene();
  const sky = new Sky({ azimuth: 238, height: 43, clouds: 0.45, distance: 'garden', above: 2.4 });

  court(s);
  hall(s);
  living(s);
  outside(s);

  return {
    scene: s,
    sky,
    views: {
      hall: { at: viewpoints.villa.hall },
      living: { at: viewpoints.villa.living, stops: 0.1 },
      court: { at: viewpoints.villa.court, stops: -0.1 },
      gallery: { at: viewpoints.villa.gallery },
      cover: { at: [3.95, 1.5, 3.6], towards: [-2.4, 2.35, -3], lens: 80, stops: -0.1 },
    },
  };
}

/** One side of the court, drawn as if it were the north side. */
function side(s: Scene, door: Opening | undefined): void {
  const arches: Opening[] = [-3, 0, 3].map((x) => ({
    at: 4.95 + x,
    width: 2.3,
    head: 1.95,
    shape: 'pointed',
  }));
  s.wall([-4.95, -4.725], [4.95, -4.725], 0, 3.86, 0.45, carved, { openings: arches });
  const upper: Opening[] = [-3, 0, 3].map((x) => ({
    at: 4.875 + x,
    width: 2.3,
    head: 1.55,
    shape: 'round',
  }));
  s.wall([-4.875, -4.725], [4.875, -4.725], FLOOR, TOP - 0.35, 0.3, lime, {
    openings: upper,
    reveal: carved,
  });
  for (const x of [-3, 0, 3])
    s.at(x - 1.15, FLOOR, -4.725, 0, () => f.railing(s, 2.3, screen, f.walnut));
  s.box([-4.95, 3.86, -4.96], [4.95, FLOOR, -4.44], carved, 'yY');
  s.box([-4.6, 3.96, -4.44], [4.6, 4.06, -4.4], tiles);
  // The wall of the rooms behind, below and above.
  s.wall([-6.9, -6.9], [6.9, -6.9], 0, 3.9, 0.3, limeWarm, {
    openings: door ? [door] : [],
    reveal: carved,
  });
  s.wall([-6.9, -6.9], [6.9, -6.9], FLOOR, TOP - 0.35, 0.3, limeWarm);
  for (const x of [-3, 3]) {
    s.at(x - 0.525, FLOOR, -6.735, 0, () => f.doorLeaf(s, 1.05, 2.2, darkCedar));
    s.box([x - 0.62, FLOOR + 2.2, -6.76], [x + 0.62, FLOOR + 2.32, -6.71], carved);
  }
  for (const x of [-1.5, 1.5]) s.at(x, 0, -5.85, 0, () => f.lantern(s, 3.88, 2.75, 1.2, 0.2));
  s.at(0, FLOOR, -5.85, 0, () => f.lantern(s, TOP - 0.4, 2.5, 1.2, 0.22));
  for (let x = -4.5; x < 4.6; x += 0.6)
    s.box([x - 0.06, 3.7, -6.76], [x + 0.06, 3.88, -4.94], cedar, 'zZY');
  for (let x = -4.5; x < 4.6; x += 0.6)
    s.box([x - 0.06, TOP - 0.52, -6.76], [x + 0.06, TOP - 0.35, -4.86], cedar, 'zZY');
}

function court(s: Scene): void {
  s.texel = 0.1;
  const hallDoor: Opening = { at: 6.9, width: 2.4, head: 2.1, shape: 'pointed' };
  const roomDoor: Opening = { at: 6.9, width: 2.2, head: 2.0, shape: 'pointed' };
  s.at(0, 0, 0, 0, () => side(s, roomDoor));
  s.at(0, 0, 0, Math.PI, () => side(s, hallDoor));
  for (const yaw of [Math.PI / 2, -Math.PI / 2]) {
    s.at(0, 0, 0, yaw, () => {
      side(s, undefined);
      for (const x of [-3.6, 3.6]) {
        s.at(x, 0, -6.73, 0, () => {
          s.box([-0.62, 0, 0], [0.62, 2.5, 0.03], carved, 'z');
          s.at(-0.52, 0, 0.05, 0, () => f.doorLeaf(s, 1.04, 2.36, darkCedar, 4));
        });
      }
      s.at(0, 1.75, -6.74, 0, () => {
        s.box([-0.95, -0.75, 0], [0.95, 0.75, 0.02], blueTiles, 'z');
      });
      s.at(0, 0, -6.3, 0, () => f.bench(s, 1.9, darkCedar));
    });
  }
  // Floors: the court paving with a tiled border and the arcade.
  s.quad([-4.5, 0, 4.5], [9, 0, 0], [0, 0, -9], limestone);
  const arcade = stone('#cbb994', 0.6, 0.6, { reflect: 0.035, rough: 0.04, bond: 0 });
  for (const k of [0, 1, 2, 3]) {
    s.at(0, 0, 0, (k * Math.PI) / 2, () => {
      s.quad([-7, 0, -4.5], [11.5, 0, 0], [0, 0, -2.52], arcade);
      s.quad(
        [-6.9, FLOOR, -4.5],
        [11.4, 0, 0],
        [0, 0, -2.4],
        stone('#d8c8aa', 0.5, 0.5, { bond: 0, reflect: 0.03, rough: 0.05 }),
      );
      s.quad([-6.9, 3.88, -6.88], [11.4, 0, 0], [0, 0, 2.4], lime);
      s.quad([-6.9, TOP - 0.35, -6.9], [11.4, 0, 0], [0, 0, 2.4], lime);
      s.box([-4.9, TOP - 0.35, -5], [4.9, TOP + 0.75, -4.42], lime, 'y');
      s.box([-4.5, TOP - 0.36, -4.46], [4.5, TOP - 0.26, -4.36], cedar);
      s.quad([-3.3, 0.004, -3.0], [6.3, 0, 0], [0, 0, -0.3], tiles);
      s.quad([-7.2, TOP, -4.5], [12, 0, 0], [0, 0, -2.8], lime);
    });
  }
  s.texel = 0.05;
  fountain(s);
  for (const [x, z, seed] of [
    [-3.3, -3.3, 1],
    [3.4, -3.2, 2],
    [-3.3, 3.3, 4],
  ] as const) {
    s.at(x, 0, z, seed, () => f.pottedTree(s, 0.62, 0.9, 0.72, seed, f.clay, 520));
  }
  s.at(3.7, 0.46, 3.8, 0, () => f.palm(s, 0.0, 1.4, 8, 13));
  s.at(3.7, 0, 3.8, 0, () =>
    s.turned(
      0,
      0,
      0,
      [
        [0.24, 0],
        [0.34, 0.5],
        [0.3, 0.5],
        [0.27, 0.1],
      ],
      f.clay,
      24,
      false,
    ),
  );
  s.at(-5.7, FLOOR, 5.2, Math.PI / 2, () => f.bench(s, 1.6, darkCedar));
  s.at(-6.35, FLOOR, 6.4, 0, () => f.plant(s, 1.5, 31));
  s.at(6.3, FLOOR, 6.3, 0, () => f.plant(s, 1.4, 37));
  s.at(5.8, 0, 6.3, 0, () => f.plant(s, 1.6, 41));
  s.at(-6.2, 0, -6.2, 0, () => f.plant(s, 1.7, 43));
}

function fountain(s: Scene): void {
  const marble = stone('#e9e4d8', 3, 3, { reflect: 0.04, rough: 0.03, veins: 0.1 });
  s.turned(
    0,
    0,
    0,
    [
      [1.5, 0],
      [1.5, 0.06],
      [1.42, 0.08],
      [1.42, 0.44],
      [1.5, 0.46],
      [1.5, 0.52],
      [1.22, 0.52],
      [1.22, 0.12],
    ],
    marble,
    8,
    false,
  );
  s.turned(
    0,
    0.1,
    0,
    [
      [1.24, 0],
      [0, 0.001],
    ],
    blueTiles,
    8,
  );
  s.turned(
    0,
    0.43,
    0,
    [
      [1.23, 0],
      [0, 0.0005],
    ],
    water(),
    40,
  );
  s.turned(
    0,
    0.1,
    0,
    [
      [0.2, 0],
      [0.13, 0.3],
      [0.1, 0.62],
      [0.16, 0.74],
      [0.2, 0.8],
    ],
    marble,
    24,
  );
  s.turned(
    0,
    0.9,
    0,
    [
      [0.18, 0],
      [0.5, 0.1],
      [0.62, 0.2],
      [0.62, 0.23],
      [0.56, 0.22],
      [0.2, 0.1],
      [0, 0.08],
    ],
    marble,
    32,
    false,
  );
  s.turned(
    0,
    1.1,
    0,
    [
      [0.57, 0],
      [0, 0.0005],
    ],
    water(),
    32,
  );
  s.turned(
    0,
    1.0,
    0,
    [
      [0.06, 0],
      [0.05, 0.3],
      [0.09, 0.36],
      [0, 0.42],
    ],
    marble,
    16,
  );
}

function hall(s: Scene): void {
  s.texel = 0.08;
  const [x0, x1, z0, z1] = [-5, 5, 7, 14];
  const floor = stone('#d8d0c0', 0.8, 0.8, {
    bond: 0,
    reflect: 0.045,
    rough: 0.015,
    veins: 0.2,
    joint: '#8d8574',
  });
  s.quad([x0, 0, z1], [x1 - x0, 0, 0], [0, 0, z0 - z1], floor);
  s.quad([x0, 3.9, z0], [x1 - x0, 0, 0], [0, 0, z1 - z0], lime);
  for (let z = z0 + 0.5; z < z1; z += 0.62)
    s.box([-2.4, 3.72, z - 0.07], [2.4, 3.9, z + 0.07], cedar, 'xXY');
  // The star in the floor.
  s.quad([-1.5, 0.003, 11.9], [3, 0, 0], [0, 0, -3], star());
  s.wall([x1, z0], [x1, z1], 0, 3.9, 0.4, lime, {
    reveal: carved,
    openings: [1.9, 3.5, 5.1].map((at) => ({
      at,
      width: 0.85,
      sill: 1.0,
      head: 2.3,
      shape: 'pointed',
    })),
  });
  s.wall([x0, z1], [x0, z0], 0, 3.9, 0.4, lime, {
    reveal: carved,
    openings: [1.85, 3.45, 5.05].map((at) => ({
      at,
      width: 0.85,
      sill: 1.0,
      head: 2.3,
      shape: 'pointed',
    })),
  });
  for (const z of [8.95, 10.55, 12.15]) {
    for (const [x, yaw] of [
      [x0, Math.PI / 2],
      [x1, Math.PI / 2],
    ] as const) {
      s.at(x, 1, z + 0.425, yaw, () => {
        s.quad([0, 0, 0.02], [0.85, 0, 0], [0, 2.1, 0], screen);
        s.quad([0.85, 0, -0.02], [-0.85, 0, 0], [0, 2.1, 0], screen);
      });
    }
  }
  // South wall with the front door and two side lights.
  s.wall([x1, z1], [x0, z1], 0, 3.9, 0.45, lime, {
    reveal: carved,
    openings: [
      { at: 5, width: 1.9, head: 2.25, shape: 'pointed' },
      { at: 2.75, width: 0.7, sill: 0.5, head: 2.2, shape: 'pointed' },
      { at: 7.25, width: 0.7, sill: 0.5, head: 2.2, shape: 'pointed' },
    ],
  });
  s.at(-0.95, 0, 13.95, 0, () => f.doorLeaf(s, 0.9495, 2.24, darkCedar, 4));
  s.at(0.95, 0, 13.95, Math.PI, () => f.doorLeaf(s, 0.9495, 2.24, darkCedar, 4));
  s.box([-0.97, 2.24, 13.9], [0.97, 2.32, 14], darkCedar);
  s.quad([0.97, 2.32, 13.97], [-1.94, 0, 0], [0, 1.6, 0], screen);
  for (const x of [-2.25, 2.25])
    s.at(x - 0.35, 0, 14, 0, () => f.windowFrame(s, 0.7, 0.5, 3.0, 1, [1.3, 2.2], darkCedar));
  // Arches along both sides make aisles.
  for (const x of [-2.6, 2.6]) {
    s.wall([x, z0], [x, z1], 1.95, 3.9, 0.36, lime, {
      reveal: carved,
      openings: [1.2, 3.475, 5.75].map((at) => ({ at, width: 1.95, head: 0.15, shape: 'pointed' })),
    });
    for (const z of [z0 + 0.08, z0 + 2.34, z0 + 4.61, z1 - 0.08])
      s.at(x, 0, z, 0, () => f.column(s, 1.96, 0.14, carved));
  }
  s.at(0, 0, 10.4, 0, () => f.lantern(s, 3.75, 2.35, 3.2, 0.36));
  s.at(-4.55, 0, 10.55, Math.PI / 2, () => {
    f.table(s, 1.5, 0.4, 0.82, f.walnut, blackMetal);
    s.at(0.45, 0.82, 0, 0, () => f.vase(s, 0.42, 1));
    s.at(-0.45, 0.82, 0, 0, () => f.vase(s, 0.28, 2));
  });
  s.at(4.5, 0, 10.55, -Math.PI / 2, () => f.bench(s, 1.7, darkCedar));
  s.at(4.3, 0, 7.7, 0, () => f.plant(s, 1.9, 71));
  s.at(-4.35, 0, 7.75, 0, () => f.plant(s, 1.7, 73));
  s.at(-4.3, 0.42, 13.35, 0, () => f.palm(s, 0, 1.1, 75, 12));
  s.at(-4.3, 0, 13.35, 0, () =>
    s.turned(
      0,
      0,
      0,
      [
        [0.18, 0],
        [0.26, 0.45],
        [0.22, 0.45],
        [0.2, 0.1],
      ],
      f.glazes[1],
      24,
      false,
    ),
  );
  s.at(-3.75, 2.0, z0 + 0.06, 0, () => {
    s.box([-0.42, -0.62, 0], [0.42, 0.62, 0.04], brass, 'z');
    s.quad([-0.37, -0.57, 0.042], [0.74, 0, 0], [0, 1.14, 0], mirror);
  });
  s.at(3.75, 2.0, z0 + 0.06, 0, () =>
    f.painting(s, 0.8, 1.1, 5, ['#d8cbb0', '#b06a45', '#2f4f4a']),
  );
}

function star(): Material {
  const base = stone('#d8d0c0', 0.8, 0.8, {
    bond: 0,
    reflect: 0.045,
    rough: 0.015,
    joint: '#b5ab97',
  });
  return {
    ...base,
    texture: (p) => {
      base.texture?.(p);
      const [x, y] = [Math.abs(p.a - 1.5), Math.abs(p.b - 1.5)];
      const eight = Math.min(Math.max(x, y), (x + y) * Math.SQRT1_2);
      const f = Math.max(p.foot, 0.003);
      const cover = (d: number): number => Math.min(1, Math.max(0, 0.5 - d / f));
      const tint = (r: number, g: number, b: number, k: number): void => {
        p.r += (r - p.r) * k;
        p.g += (g - p.g) * k;
        p.b_ += (b - p.b_) * k;
      };
      tint(0.05, 0.12, 0.1, cover(Math.abs(eight - 1.02) - 0.05));
      tint(0.36, 0.2, 0.1, cover(Math.abs(eight - 0.72) - 0.16) * 0.8);
      tint(0.05, 0.12, 0.1, cover(Math.abs(eight - 0.42) - 0.03));
      tint(0.07, 0.17, 0.15, cover(eight - 0.26));
    },
  };
}

function living(s: Scene): void {
  s.texel = 0.075;
  const [x0, x1, z0, z1] = [-5.8, 5.8, -14, -7];
  const high = 3.7;
  s.quad(
    [x0, 0, z1],
    [x1 - x0, 0, 0],
    [0, 0, z0 - z1],
    herringbone('#9a7048', 0.11, { reflect: 0.035, rough: 0.05 }),
  );
  s.quad([x0, high, z0], [x1 - x0, 0, 0], [0, 0, z1 - z0], lime);
  s.box([x0 - 0.2, high, z0 - 0.2], [x1 + 0.2, high + 0.25, z1], lime, 'y');
  for (let x = x0 + 0.72; x < x1; x += 1.27)
    s.box([x - 0.09, high - 0.24, z0], [x + 0.09, high, z1], cedar, 'zZY');
  s.wall([x0 - 0.2, z0], [x1 + 0.2, z0], 0, high, 0.4, lime, {
    reveal: carved,
    openings: [{ at: 6, width: 4.6, head: 2.75 }],
  });
  s.at(-2.3, 0, z0 - 0.1, 0, () => f.windowFrame(s, 4.6, 0, 2.75, 4, [2.2], blackMetal, glass));
  s.wall([x0, z1], [x0, z0], 0, high, 0.4, lime, {
    reveal: carved,
    openings: [1.35, 3.475, 5.6].map((at) => ({
      at,
      width: 1.3,
      sill: 0.35,
      head: 2.2,
      shape: 'pointed',
    })),
  });
  for (const at of [1.35, 3.475, 5.6]) {
    s.at(x0 - 0.08, 0, z1 - at + 0.65, Math.PI / 2, () => {
      f.windowFrame(s, 1.3, 0.35, 2.2, 2, [1.3], darkCedar, glass);
      s.quad([0, 2.22, 0], [1.3, 0, 0], [0, 0.95, 0], screen);
      s.quad([1.3, 2.22, -0.03], [-1.3, 0, 0], [0, 0.95, 0], screen);
    });
  }
  s.wall([x1, z0], [x1, z1], 0, high, 0.3, limeWarm);
  s.box([x0, 0, z1 - 0.065], [-1.15, 0.12, z1], lime, 'Zy');
  s.box([1.15, 0, z1 - 0.065], [x1, 0.12, z1], lime, 'Zy');
  s.at(-2.75, 0, z0 + 0.32, 0, () => f.curtain(s, 0.8, 0.02, 2.98, f.cloths.chalk));
  s.at(2.75, 0, z0 + 0.32, 0, () => f.curtain(s, 0.8, 0.02, 2.98, f.cloths.chalk));
  s.rod([-3.3, 3, z0 + 0.32], [3.3, 3, z0 + 0.32], 0.014, brass);

  // Around the rug, west of the middle.
  s.at(-2.2, 0, -10.9, 0, () => {
    s.quad(
      [-2, 0.012, 1.45],
      [4, 0, 0],
      [0, 0, -2.9],
      rug('#8a3f2c', '#23303a', '#d8c39a', 4, 2.9),
    );
    s.box([-2, 0, -1.45], [2, 0.012, 1.45], plain('#6a3426'), 'yY');
    s.at(0, 0.012, 1.35, Math.PI, () =>
      f.sofa(s, 2.7, f.linen, [f.cloths.rust, f.cloths.teal, f.cloths.mustard]),
    );
    s.at(-1.85, 0.012, -0.1, Math.PI / 2, () => f.sofa(s, 1.75, f.linen, [f.cloths.ink]));
    s.at(1.75, 0.012, -0.5, -Math.PI / 2 - 0.35, () => f.armchair(s, f.cloths.teal));
    s.at(0.15, 0.012, -0.05, 0, () => {
      f.roundTable(s, 0.52, 0.36, stone('#e9e4d8', 2, 2, { reflect: 0.04, rough: 0.03 }), brass);
      s.at(0.12, 0.36, 0.1, 0, () => f.vase(s, 0.22, 2));
      s.at(-0.2, 0.36, -0.1, 0.4, () => {
        s.block(0, 0, 0, 0.3, 0.025, 0.22, plain('#2b3b40'));
        s.block(0.01, 0.025, 0, 0.26, 0.02, 0.2, plain('#cfc2a5'));
      });
    });
    s.at(-1.75, 0, 1.55, 0, () => f.floorLamp(s));
  });
  // Dining to the east.
  s.at(3.6, 0, -10.6, Math.PI / 2, () => {
    f.table(s, 2.6, 1.05, 0.75, f.walnut, f.walnut, 0.05);
    for (const x of [-0.85, 0, 0.85]) {
      s.at(x, 0, 0.68, Math.PI, () => f.chair(s, f.cloths.sand, f.walnut));
      s.at(x, 0, -0.68, 0, () => f.chair(s, f.cloths.sand, f.walnut));
    }
    s.at(0, 0.75, 0, 0, () => f.vase(s, 0.34, 0));
    s.at(0.55, 0.75, 0.05, 0, () => f.vase(s, 0.16, 2));
    for (const x of [-0.75, 0.75]) s.at(x, 0, 0, 0, () => f.pendant(s, high, 1.75, 0.24, 1.5));
  });
  s.at(x1 - 0.34, 0, -8.6, -Math.PI / 2, () => f.shelves(s, 2.6, 2.4, 12, f.walnut));
  s.at(x1 - 0.16, 1.75, -12.1, -Math.PI / 2, () =>
    f.painting(s, 1.7, 1.15, 9, ['#e3d8c2', '#b5744f', '#27484a', '#d0a548']),
  );
  s.at(3.5, 1.7, z1 - 0.055, Math.PI, () =>
    f.painting(s, 0.9, 1.2, 14, ['#cfd3c6', '#37584e', '#c9a06a']),
  );
  s.at(-3.6, 1.75, z1 - 0.055, Math.PI, () =>
    f.painting(s, 1.5, 1.0, 3, ['#ddd0b8', '#39424a', '#a8573a']),
  );
  s.at(-3.6, 0, z1 - 0.3, Math.PI, () => {
    s.box([-1.1, 0.12, -0.22], [1.1, 0.7, 0.22], f.walnut);
    for (const x of [-0.55, 0, 0.55])
      s.box([x - 0.003, 0.14, 0.22], [x + 0.003, 0.68, 0.223], plain('#22160e'));
    for (const x of [-1, 1]) s.block(x, 0, 0, 0.05, 0.12, 0.3, blackMetal, 'Yy');
    s.at(-0.8, 0.7, 0, 0, () => f.vase(s, 0.4, 3));
    s.at(0.85, 0.7, 0, 0, () => f.plant(s, 0.55, 21, f.glazes[0]));
  });
  s.at(-5.2, 0, -13.4, 0, () => f.plant(s, 2.1, 51, f.glazes[0]));
  s.at(5.2, 0, -13.3, 0, () => f.plant(s, 1.8, 57, f.clay));
  s.at(5.2, 0, -7.45, 0, () => f.plant(s, 1.3, 58, f.glazes[3]));
}

function outside(s: Scene): void {
  s.texel = 0.4;
  s.quad([-30, -0.06, 34], [60, 0, 0], [0, 0, -68], ground('#a5926e', 0.4));
  s.quad([-8, -0.02, -14.2], [16, 0, 0], [0, 0, -5], stone('#cdbb98', 1, 1, { bond: 0 }));
  s.box([-26, -0.06, -27.3], [26, 2.2, -27], plaster('#d9c6a3', 0.2), 'yz');
  s.box([-17.3, -0.06, -27], [-17, 2.2, 26], plaster('#d9c6a3', 0.2), 'yx');
  s.box([17, -0.06, -27], [17.3, 2.2, 26], plaster('#d9c6a3', 0.2), 'yX');
  s.quad([-12, -0.03, -20], [24, 0, 0], [0, 0, -6.8], ground('#6d7a42', 0.5));
  const olive = [leaf('#6f7a54'), leaf('#5f6c48'), leaf('#7f8a63')];
  for (const [x, z, n] of [
    [-6.5, -22, 1],
    [-1.5, -24.5, 2],
    [5, -22.5, 3],
    [10, -24, 4],
    [-11, -19, 5],
    [-11.5, -12, 6],
    [-10.5, -8.5, 7],
    [11, 9, 8],
    [-11, 10, 9],
    [4, 20, 10],
    [-4, 21, 11],
  ] as const) {
    s.at(x, 0, z, n, () => f.tree(s, 1.3, 1.5, n, 560, olive));
  }
  for (const [x, z, n] of [
    [-3.8, -20.5, 21],
    [2.4, -21.5, 22],
    [8.5, -19.5, 23],
    [-14, -10.5, 24],
    [-13, 12, 25],
    [13, 12, 26],
  ] as const) {
    s.at(x, 0, z, n, () => f.palm(s, 3.2 + (n % 3) * 0.7, 2.1, n, 16));
  }
  s.texel = 0.12;
  for (let x = -7; x <= 7; x += 1.4)
    s.at(x, -0.02, -19.3, x, () => f.tree(s, 0.1, 0.5, Math.round(x * 10) + 99, 120));
}
