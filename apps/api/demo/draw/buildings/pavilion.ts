import { viewpoints } from '../../viewpoints.ts';
import type { Building } from '../building.ts';
import * as f from '../furniture.ts';
import {
  brass,
  concrete,
  glass,
  ground,
  plain,
  plaster,
  stone,
  terrazzo,
  timber,
  water,
} from '../materials.ts';
import type { Material } from '../materials.ts';
import { Scene } from '../scene.ts';
import { Sky } from '../sky.ts';

/** A small exhibition pavilion: a hall under roof lights, a reading room to the west, a portico and a pool to the east. */
const white = plaster('#ece8df', 0.03);
const travertine = stone('#d5c6a8', 1.2, 0.5, { reflect: 0.02, rough: 0.05, veins: 0.08 });
const floor = terrazzo('#cdc6b8', ['#7c6a55', '#e7e1d3', '#96897a', '#b4785a', '#5f6f66'], {
  reflect: 0.045,
  rough: 0.012,
});
const oakWall = timber('#8a643f', 0.12, 2.8, { reflect: 0.02, rough: 0.12 });
const HIGH = 5;

export function pavilion(): Building {
  const s = new Scene();
  const sky = new Sky({
    azimuth: 128,
    height: 36,
    clouds: 0.6,
    distance: 'garden',
    above: 2.2,
    sun: [17, 14.2, 10.6],
  });
  hall(s);
  reading(s);
  portico(s);
  return {
    scene: s,
    sky,
    views: {
      hall: { at: viewpoints.pavilion.hall, stops: 0.3 },
      portico: { at: viewpoints.pavilion.portico, stops: -0.1 },
      reading: { at: viewpoints.pavilion.reading, stops: 0.1 },
      cover: { at: [13.4, 1.5, 8.2], towards: [7.5, 1.9, -2.2], lens: 76, stops: -0.05 },
    },
  };
}

function hall(s: Scene): void {
  s.texel = 0.075;
  const [x0, x1, z0, z1] = [-7, 7, -4.5, 4.5];
  s.quad([x0 - 0.15, 0, z1 + 0.1], [14.3, 0, 0], [0, 0, -9.2], floor);
  // Ceiling with two long roof lights and blades across them.
  const strips = [
    [-2.9, -1.5],
    [1.5, 2.9],
  ] as const;
  let from = z0 - 0.1;
  for (const [a, b] of [...strips, [z1 + 0.1, z1 + 0.1]] as const) {
    s.quad([x0, HIGH, from], [14, 0, 0], [0, 0, a - from], white);
    from = b;
  }
  for (const [a, b] of strips) {
    s.quad([x0, HIGH, a], [14, 0, 0], [0, 0.8, 0], white);
    s.quad([x1, HIGH, b], [-14, 0, 0], [0, 0.8, 0], white);
    for (let x = x0 + 0.35; x < x1; x += 0.7)
      s.box([x - 0.02, HIGH + 0.06, a], [x + 0.02, HIGH + 0.62, b], white, 'zZ');
  }
  s.wall([x0, z0], [x1, z0], 0, HIGH + 0.01, 0.3, travertine, { right: white });
  s.wall([x1, z1], [x0, z1], 0, HIGH + 0.01, 0.3, travertine, { right: white });
  s.wall([x0, z1], [x0, z0], 0, HIGH + 0.01, 0.3, oakWall, {
    right: white,
    openings: [{ at: 4.5, width: 2.2, head: 2.9 }],
    reveal: oakWall,
  });
  s.wall([x1, z0], [x1, z1], 0, HIGH + 0.01, 0.3, travertine, {
    right: white,
    openings: [{ at: 4.5, width: 4.4, head: 3.2 }],
    reveal: travertine,
  });
  const sets: readonly (readonly string[])[] = [
    ['#d8cbb0', '#b06a45', '#2f4f4a', '#d0a548'],
    ['#cfd6d2', '#27484a', '#e0b98a'],
    ['#e5d9c6', '#8a3f2c', '#39424a'],
    ['#c9b99c', '#0e6b5c', '#f0e6d2'],
    ['#dcd3c2', '#4a3550', '#c9754b'],
  ];
  sets.forEach((colours, i) =>
    s.at(-5 + i * 2.5, 1.72, z0 + 0.15, 0, () =>
      f.painting(s, i % 2 ? 1.2 : 1.6, i % 2 ? 1.5 : 1.15, 30 + i, colours, f.oak),
    ),
  );
  s.at(-3.4, 1.75, z1 - 0.15, Math.PI, () =>
    f.painting(s, 2.6, 1.6, 41, ['#e2d7c3', '#0e6b5c', '#b5744f', '#23303a'], f.oak),
  );
  s.at(3.4, 1.75, z1 - 0.15, Math.PI, () =>
    f.painting(s, 2.2, 1.6, 44, ['#d5dad3', '#a8573a', '#e4c88f', '#2f4f4a'], f.oak),
  );
  const plinth = plaster('#f1eee7', 0.02);
  const bronze: Material = { ...brass, colour: [0.16, 0.1, 0.05], reflect: 0.12, rough: 0.14 };
  s.at(-3.9, 0, -0.6, 0, () => {
    s.block(0, 0, 0, 0.5, 1.05, 0.5, plinth, 'y');
    s.turned(
      0,
      1.05,
      0,
      [
        [0.1, 0],
        [0.2, 0.12],
        [0.23, 0.28],
        [0.14, 0.44],
        [0.09, 0.56],
        [0.13, 0.68],
        [0.1, 0.8],
        [0, 0.84],
      ],
      bronze,
      36,
    );
  });
  s.at(3.6, 0, -1.2, 0, () => {
    s.block(0, 0, 0, 0.6, 0.9, 0.6, plinth, 'y');
    const marble = stone('#e9e4d8', 3, 3, { reflect: 0.03, rough: 0.1, veins: 0.1 });
    s.curved(
      (u, v) => {
        const [a, b] = [u * Math.PI * 2, v * Math.PI * 2];
        const ring = 0.26 + 0.09 * Math.cos(b);
        const n = [Math.cos(b) * Math.cos(a), Math.cos(b) * Math.sin(a), -Math.sin(b)] as const;
        return {
          p: [ring * Math.cos(a), 1.27 + ring * Math.sin(a), -0.09 * Math.sin(b)] as const,
          n,
        };
      },
      1.8,
      0.6,
      44,
      16,
      marble,
    );
  });
  s.at(-0.4, 0, 2.2, 0, () => f.bench(s, 2.2, f.oak));
  s.at(-0.6, 0, -1.9, 0, () => f.bench(s, 1.8, f.oak));
  s.at(6.2, 0, 3.8, 0, () => f.pottedTree(s, 0.6, 0.9, 0.6, 9, f.glazes[0], 420));
}

function reading(s: Scene): void {
  s.texel = 0.07;
  const [x0, x1, z0, z1, high] = [-12.5, -7.1, -3.6, 3.6, 3.2];
  s.quad(
    [x0 - 0.1, 0.001, z1 + 0.1],
    [x1 - x0 + 0.2, 0, 0],
    [0, 0, z0 - z1 - 0.2],
    timber('#8b6440', 0.18, 2.2, { reflect: 0.035, rough: 0.03 }),
  );
  s.quad(
    [x0 - 0.1, high, z0 - 0.1],
    [x1 - x0 + 0.1, 0, 0],
    [0, 0, z1 - z0 + 0.2],
    plaster('#e9e3d8', 0.03),
  );
  s.wall([x0, z0], [x1, z0], 0, high + 0.01, 0.25, travertine, { right: oakWall });
  s.wall([x1, z1], [x0, z1], 0, high + 0.01, 0.25, travertine, {
    right: oakWall,
    openings: [{ at: 2.6, width: 3.4, sill: 0.45, head: 2.7 }],
  });
  s.wall([x0, z1], [x0, z0], 0, high + 0.01, 0.25, travertine, {
    right: white,
    openings: [{ at: 3.6, width: 2.4, sill: 0.45, head: 2.7 }],
  });
  s.at(x1 - 4.3, 0, z1, 0, () => f.windowFrame(s, 3.4, 0.45, 2.7, 3, [], f.oak, glass));
  s.at(x0, 0, 1.2, Math.PI / 2, () => f.windowFrame(s, 2.4, 0.45, 2.7, 2, [], f.oak, glass));
  s.box([x1 - 4.3, 0.42, z1 - 0.55], [x1 - 0.9, 0.46, z1 - 0.1], f.oak);
  s.box([x1 - 4.25, 0, z1 - 0.5], [x1 - 0.95, 0.42, z1 - 0.12], oakWall, 'Yy');
  s.cushion(x1 - 2.6, 0.46, z1 - 0.33, 3.2, 0.08, 0.42, 0.035, f.cloths.teal);
  s.at(-9.8, 0, z0 + 0.31, 0, () => f.shelves(s, 4.6, 2.6, 77, f.walnut));
  s.at(-10.2, 0, -1.1, 0, () => {
    f.table(s, 2.6, 1.1, 0.75, f.walnut, f.walnut, 0.045);
    for (const x of [-0.75, 0.1, 0.9])
      s.at(x, 0, 0.75, Math.PI + 0.1 * x, () => f.chair(s, f.cloths.rust, f.walnut));
    for (const x of [-0.75, 0.65]) s.at(x, 0, -0.75, 0, () => f.chair(s, f.cloths.rust, f.walnut));
    // A model of the pavilion itself.
    const card = plain('#efe9dc');
    s.block(0, 0.75, 0, 1.1, 0.03, 0.7, plain('#b9ab90'));
    s.box([-0.35, 0.78, -0.2], [0.15, 0.96, 0.2], card);
    s.box([-0.5, 0.78, -0.15], [-0.35, 0.88, 0.15], card);
    s.box([0.15, 0.93, -0.2], [0.36, 0.95, 0.2], card);
    for (const z of [-0.17, -0.06, 0.06, 0.17])
      s.rod([0.34, 0.78, z], [0.34, 0.93, z], 0.008, card, 6);
    s.quad(
      [0.38, 0.782, 0.18],
      [0.14, 0, 0],
      [0, 0, -0.36],
      plain('#3a6f68', { reflect: 0.05, rough: 0 }),
    );
    for (const x of [-0.65, 0.65]) s.at(x, 0, 0, 0, () => f.pendant(s, high, 1.65, 0.2, 1));
  });
  s.at(-8.1, 0, 2.0, -2.2, () => f.armchair(s, f.cloths.olive));
  s.at(-11.8, 0, 2.8, 0, () => f.floorLamp(s, 1.6));
  s.at(-11.95, 0, -2.9, 0, () => f.plant(s, 1.7, 81, f.clay));
}

function portico(s: Scene): void {
  s.texel = 0.1;
  s.quad([7, -0.001, 7.5], [5.2, 0, 0], [0, 0, -15], travertine);
  s.box([7.15, 3.7, -7.5], [12.1, 4.2, 7.5], concrete('#cfc7b8', 1.2, 2.4, { dirt: 0.3 }));
  s.wall([7, -7.5], [7, -4.5], 0, 4.2, 0.3, travertine);
  s.wall([7, 4.5], [7, 7.5], 0, 4.2, 0.3, travertine);
  for (let z = -6.6; z <= 6.7; z += 2.2) {
    s.box([11.35, 0, z - 0.2], [11.75, 3.7, z + 0.2], travertine, 'yY');
  }
  s.box([11.8, -0.45, -7.5], [12.2, 0, 7.5], travertine, 'yz');
  // The pool.
  s.quad([12.2, -0.12, 7], [6.6, 0, 0], [0, 0, -14], water());
  s.box([18.8, -0.3, -7.2], [19.4, 0, 7.2], travertine, 'y');
  s.box([12.2, -0.3, 7], [19.4, 0, 7.6], travertine, 'y');
  s.box([12.2, -0.3, -7.6], [19.4, 0, -7], travertine, 'y');
  s.at(7.7, 0, -3.4, 0, () => f.bench(s, 0.5, f.oak, 0.44, 1.9));
  s.at(7.75, 0, 5.6, 0, () => f.pottedTree(s, 0.7, 0.9, 0.65, 5, f.clay, 460));
  s.at(7.75, 0, -6.4, 0, () => f.pottedTree(s, 0.7, 0.9, 0.65, 6, f.clay, 460));
  s.texel = 0.3;
  s.quad([-30, -0.08, 30], [37, 0, 0], [0, 0, -60], ground('#8d8a55', 0.4));
  s.quad([7, -0.08, -7.5], [30, 0, 0], [0, 0, -24], ground('#8d8a55', 0.4));
  s.quad([7, -0.08, 31.5], [30, 0, 0], [0, 0, -24], ground('#8d8a55', 0.4));
  s.quad([19.4, -0.08, 7.5], [18, 0, 0], [0, 0, -15], ground('#79804a', 0.4));
  for (const [x, z, n] of [
    [22, -5, 1],
    [23, 1, 2],
    [21.5, 6, 3],
    [15, -11, 4],
    [20, -12, 5],
    [14, 12, 6],
    [20, 13, 7],
    [-17, 5, 8],
    [-16, -3, 9],
    [-11, 9, 10],
    [-8.4, 10.5, 13],
  ] as const) {
    s.at(x, -0.08, z, n, () =>
      n % 3 === 1 ? f.palm(s, 3.6, 2.1, n, 15) : f.tree(s, 1.4, 1.6, n, 560),
    );
  }
}
