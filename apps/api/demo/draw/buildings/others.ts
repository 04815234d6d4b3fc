import type { Building } from '../building.ts';
import * as f from '../furniture.ts';
import {
  blackMetal,
  brass,
  concrete,
  glass,
  plain,
  plaster,
  stone,
  terrazzo,
  timber,
  weave,
} from '../materials.ts';
import { Scene } from '../scene.ts';
import { Sky } from '../sky.ts';

/** Buildings without a tour of their own, for the pictures on project cards. */

/** The lobby of a tower at dusk. */
export function tower(): Building {
  const s = new Scene();
  const sky = new Sky({
    azimuth: 262,
    height: 3,
    sun: [1.4, 0.62, 0.22],
    zenith: [0.1, 0.16, 0.34],
    horizon: [0.85, 0.5, 0.34],
    earth: [0.06, 0.055, 0.06],
    clouds: 0.35,
    distance: 'city',
    above: 8,
    night: true,
  });
  s.texel = 0.09;
  const travertine = stone('#c9b795', 1.4, 0.7, { reflect: 0.02, rough: 0.06 });
  const dark = stone('#3a3a38', 1.2, 1.2, {
    bond: 0,
    reflect: 0.032,
    rough: 0.006,
    veins: -0.25,
    joint: '#1e1e1d',
  });
  s.quad([-9, 0, 7], [18, 0, 0], [0, 0, -14.2], dark);
  s.quad([-9, 6.4, -7.2], [18, 0, 0], [0, 0, 14.2], plaster('#cfc6b5', 0.03));
  s.wall([-9, -7], [9, -7], 0, 6.4, 0.3, travertine, {
    openings: [4, 7, 11, 14].map((at) => ({ at, width: 1.3, head: 2.5 })),
  });
  for (const x of [-5, -2, 2, 5])
    s.box([x - 0.65, 0, -7.05], [x + 0.65, 2.5, -7], { ...brass, reflect: 0.3, rough: 0.05 });
  s.wall([9, -7], [9, 7], 0, 6.4, 0.3, timber('#6d4a31', 0.3, 3.2, { reflect: 0.03, rough: 0.08 }));
  for (let i = 0; i < 5; i++)
    s.at(-9, 0, 7 - i * 2.8, Math.PI / 2, () =>
      f.windowFrame(s, 2.8, 0, 6.4, 2, [3.2], blackMetal, glass),
    );
  s.at(-9, 0, 7, 0, () => f.windowFrame(s, 18, 0, 6.4, 10, [3.2], blackMetal, glass));
  for (const x of [-4.5, 4.5])
    s.turned(
      x,
      0,
      5.2,
      [
        [0.42, 0],
        [0.42, 6.4],
      ],
      travertine,
      40,
    );
  s.at(4.6, 0, -4.2, -0.2, () => {
    s.box(
      [-2, 0, -0.4],
      [2, 1.08, 0.4],
      stone('#e2dccf', 4, 2, { reflect: 0.04, rough: 0.02, veins: 0.25 }),
    );
    s.box([-2, 0.06, 0.4], [2, 0.1, 0.42], { colour: [1, 1, 1], glow: [3, 2.2, 1.2], lamp: true });
  });
  for (const [x, z] of [
    [-6.5, -1.5],
    [-6.5, 3.6],
  ] as const) {
    s.at(x, 0, z, 0, () => {
      s.quad([-1.9, 0.01, 1.5], [3.8, 0, 0], [0, 0, -3], weave('#7d6f5c', 0.2));
      s.at(0, 0.01, -0.95, 0, () => f.sofa(s, 2.4, f.cloths.rust, [f.cloths.mustard]));
      s.at(1.35, 0.01, 0.7, -2.4, () => f.armchair(s, f.cloths.chalk));
      s.at(-0.1, 0.01, 0.35, 0, () =>
        f.roundTable(s, 0.5, 0.38, stone('#e2dccf', 4, 2, { reflect: 0.04, rough: 0.02 }), brass),
      );
      s.at(-1.5, 0, -1.1, 0, () => f.floorLamp(s, 3));
    });
  }
  for (const [x, n] of [
    [-1.6, 0],
    [0, 1],
    [1.6, 2],
  ] as const)
    s.at(x, 0, -1.8, 0, () => f.lantern(s, 6.4, 3.1 + n * 0.3 - (n === 1 ? 0.6 : 0), 5, 0.46));
  for (const x of [-6.5, -3.5, 3.5, 6.5])
    for (const z of [-5.4, 3.6]) s.at(x, 0, z, 0, () => f.downlight(s, 6.4, 22));
  s.at(-8, 0, -5.8, 0, () => f.plant(s, 2.3, 3, f.glazes[3]));
  s.at(8, 0, -5.9, 0, () => f.plant(s, 2.3, 4, f.glazes[3]));
  return {
    scene: s,
    sky,
    views: { cover: { at: [7.4, 1.55, 5.6], towards: [-3.4, 1.9, -3.6], lens: 74, stops: 0 } },
  };
}

/** A classroom on a bright morning. */
export function school(): Building {
  const s = new Scene();
  const sky = new Sky({
    azimuth: 112,
    height: 30,
    sun: [17, 14.4, 10.8],
    clouds: 0.5,
    distance: 'garden',
    above: 4,
  });
  s.texel = 0.07;
  s.quad(
    [-4.5, 0, 3.6],
    [9, 0, 0],
    [0, 0, -7.2],
    terrazzo('#d3ccbd', ['#b4785a', '#0e6b5c', '#e9e4d8', '#8d8678'], {
      reflect: 0.035,
      rough: 0.02,
    }),
  );
  s.quad([-4.5, 3.2, -3.5], [9, 0, 0], [0, 0, 7.1], plaster('#f0ece3', 0.03));
  s.wall([-4.5, -3.5], [4.5, -3.5], 0, 3.21, 0.2, plaster('#ece7dc', 0.03));
  s.wall([4.5, -3.6], [4.5, 3.6], 0, 3.21, 0.4, plaster('#ece7dc', 0.03), {
    openings: [1.5, 3.6, 5.7].map((at) => ({
      at,
      width: 1.6,
      sill: 0.8,
      head: 2.1,
      shape: 'round' as const,
    })),
  });
  for (const at of [1.5, 3.6, 5.7])
    s.at(4.58, 0, -3.6 + at + 0.8, Math.PI / 2, () =>
      f.windowFrame(s, 1.6, 0.8, 2.9, 2, [2.1], f.oak),
    );
  s.wall([4.5, 3.5], [-4.5, 3.5], 0, 3.21, 0.2, plaster('#ece7dc', 0.03));
  s.wall([-4.5, 3.6], [-4.5, -3.6], 0, 3.21, 0.2, plaster('#86a596', 0.04), {
    openings: [{ at: 1.6, width: 1, head: 2.2 }],
  });
  s.box([-2.6, 0.95, -3.4], [1.4, 2.25, -3.36], plain('#23413a'));
  s.box([-2.66, 0.9, -3.39], [1.46, 0.95, -3.3], f.oak);
  s.at(2.9, 1.6, -3.4, 0, () =>
    f.painting(s, 1.2, 0.9, 12, ['#e8dfc8', '#3d6b63', '#d08a45'], f.oak),
  );
  for (let r = 0; r < 3; r++) {
    for (let c = 0; c < 3; c++) {
      s.at(-2.7 + c * 2.3, 0, -0.7 + r * 1.5, 0, () => {
        f.table(s, 1.3, 0.55, 0.7, f.oak, blackMetal, 0.03);
        for (const k of [-0.32, 0.32])
          s.at(k, 0, 0.5, Math.PI + 0.15 * Math.sin(r * 5 + c * 3 + k), () =>
            f.chair(s, (r + c) % 2 ? f.cloths.mustard : f.cloths.teal, f.oak),
          );
        s.block(
          -0.3,
          0.7,
          0.05,
          0.21,
          0.02,
          0.28,
          plain(['#b5482f', '#2f5d50', '#d0a548'][(r + c) % 3]),
        );
        s.block(0.35, 0.7, 0.0, 0.28, 0.008, 0.2, plain('#f5f2ea'));
      });
    }
  }
  s.at(-3.2, 0, -2.4, 0.2, () => f.table(s, 1.5, 0.7, 0.75, f.walnut, blackMetal));
  s.at(-4.2, 0, 1.6, Math.PI / 2, () => f.shelves(s, 2.6, 1.3, 9, f.oak));
  s.at(-4.15, 1.3, 1.2, 0, () => f.plant(s, 0.6, 6, f.glazes[0]));
  s.at(4.0, 0, -3.1, 0, () => f.plant(s, 1.6, 7, f.clay));
  for (const x of [-1.8, 1.8])
    for (const z of [-0.6, 1.6]) s.at(x, 0, z, 0, () => f.pendant(s, 3.2, 2.35, 0.26, 0.7));
  return {
    scene: s,
    sky,
    views: { cover: { at: [-3.5, 1.5, 3.05], towards: [2.4, 1.12, -1.9], lens: 78 } },
  };
}

/** The waiting room of a clinic in the afternoon. */
export function clinic(): Building {
  const s = new Scene();
  const sky = new Sky({ azimuth: 228, height: 34, clouds: 0.5, distance: 'garden', above: 3 });
  s.texel = 0.07;
  const pale = plaster('#e9ebe4', 0.03);
  s.quad(
    [-6, 0, 4],
    [12, 0, 0],
    [0, 0, -8.1],
    timber('#c3a57c', 0.2, 2.2, { reflect: 0.03, rough: 0.03 }),
  );
  s.quad([-6, 3, -4.1], [12, 0, 0], [0, 0, 8.1], pale);
  s.wall([-6, -4], [6, -4], 0, 3.01, 0.2, pale, {
    openings: [{ at: 9.6, width: 2, head: 2.4, shape: 'flat' }],
  });
  s.wall([-6, -8], [6, -8], 0, 3.01, 0.2, pale);
  s.quad(
    [-6, 0, -4.05],
    [12, 0, 0],
    [0, 0, -4],
    timber('#c3a57c', 0.2, 2.2, { reflect: 0.03, rough: 0.03 }),
  );
  s.quad([-6, 2.9, -8], [12, 0, 0], [0, 0, 4], pale);
  s.at(3.6, 0, -6, 0, () => f.downlight(s, 2.9, 8));
  s.wall([6, -8], [6, 4], 0, 3.01, 0.2, plaster('#9fb7a9', 0.04));
  s.wall([-6, 4], [-6, -8], 0, 3.01, 0.3, pale, {
    openings: [{ at: 4, width: 6, sill: 0.4, head: 2.6 }],
  });
  s.at(-6, 0, 3, Math.PI / 2, () => f.windowFrame(s, 6, 0.4, 2.6, 5, [], f.oak, glass));
  s.wall([6, 4], [-6, 4], 0, 3.01, 0.2, pale);
  s.at(0.6, 0, -3.1, 0, () => {
    s.box([-1.7, 0, -0.3], [1.7, 1.02, 0.3], plaster('#f4f1ea', 0.02));
    for (let x = -1.68; x < 1.68; x += 0.07)
      s.box([x, 0.02, 0.3], [x + 0.045, 0.98, 0.32], f.oak, 'zy');
    s.box(
      [-1.74, 1.02, -0.34],
      [1.74, 1.06, 0.36],
      stone('#e7e2d8', 3, 2, { reflect: 0.04, rough: 0.03 }),
    );
    for (const x of [-0.9, 0, 0.9]) s.at(x, 0, 0, 0, () => f.pendant(s, 3, 2.0, 0.16, 0.6));
  });
  s.box([-1.4, 1.5, -3.9], [2.6, 2.4, -3.88], f.oak);
  s.at(-2.6, 0, 0.7, 0, () => {
    s.quad([-1.8, 0.008, 1.3], [3.6, 0, 0], [0, 0, -2.6], weave('#a9b8ac', 0.18));
    s.at(-1.4, 0.008, -0.2, Math.PI / 2, () => f.sofa(s, 2, f.cloths.teal));
    s.at(0.3, 0.008, -1.2, 0.1, () => f.armchair(s, f.cloths.sand, f.oak));
    s.at(1.25, 0.008, -1.05, -0.3, () => f.armchair(s, f.cloths.sand, f.oak));
    s.at(0.1, 0.008, 0.1, 0, () => f.roundTable(s, 0.42, 0.4, f.oak));
    s.at(0.15, 0.408, 0.1, 0, () => f.vase(s, 0.24, 0));
  });
  s.at(5.3, 0, 1.2, -Math.PI / 2, () => f.bench(s, 2.2));
  s.at(5.88, 1.6, 1.2, -Math.PI / 2, () =>
    f.painting(s, 1.8, 1.1, 51, ['#e5e0d2', '#3d6b63', '#c9a06a', '#86a596'], f.oak),
  );
  s.at(-5.4, 0, -3.4, 0, () => f.plant(s, 2, 5, f.glazes[0]));
  s.at(5.4, 0, -3.3, 0, () => f.plant(s, 1.8, 8, f.clay));
  s.at(-5.3, 0, 3.4, 0, () => f.plant(s, 1.6, 9, f.clay));
  return {
    scene: s,
    sky,
    views: { cover: { at: [4.2, 1.5, 3.2], towards: [-2.6, 1.1, -1.7], lens: 76 } },
  };
}

/** The villa's neighbour: a small study with bookshelves and an evening lamp. */
export function library(): Building {
  const s = new Scene();
  const sky = new Sky({
    azimuth: 250,
    height: 11,
    sun: [12, 7.4, 3.4],
    zenith: [0.3, 0.42, 0.66],
    horizon: [1.2, 0.88, 0.6],
    clouds: 0.5,
    distance: 'garden',
    above: 3,
  });
  s.texel = 0.06;
  const wall = plaster('#7d8a78', 0.06);
  const wood = timber('#5d3f2a', 0.2, 2, { reflect: 0.04, rough: 0.03 });
  s.quad([-3.5, 0, 3], [7, 0, 0], [0, 0, -6], wood);
  s.quad([-3.5, 3.6, -3], [7, 0, 0], [0, 0, 6], plaster('#ded5c4', 0.04));
  s.wall([-3.5, -3], [3.5, -3], 0, 3.61, 0.2, wall);
  s.wall([3.5, -3], [3.5, 3], 0, 3.61, 0.2, wall);
  s.wall([3.5, 3], [-3.5, 3], 0, 3.61, 0.2, wall);
  s.wall([-3.5, 3], [-3.5, -3], 0, 3.61, 0.4, wall, {
    reveal: concrete('#c9bea8', 4, 4),
    openings: [1.7, 4.3].map((at) => ({
      at,
      width: 1.5,
      sill: 0.3,
      head: 2.0,
      shape: 'pointed' as const,
    })),
  });
  for (const at of [1.7, 4.3])
    s.at(-3.55, 0, 3 - at + 0.75, Math.PI / 2, () =>
      f.windowFrame(s, 1.5, 0.3, 3.2, 2, [1.2, 2.0], f.walnut),
    );
  s.at(0.2, 0, -2.7, 0, () => f.shelves(s, 5.4, 3.1, 101, f.walnut, 0.36));
  s.quad([-1.7, 0.01, 1.5], [3.4, 0, 0], [0, 0, -2.6], weave('#8a4630', 0.25));
  s.at(-0.4, 0.01, -0.9, 0.1, () =>
    f.sofa(s, 2.2, f.cloths.olive, [f.cloths.mustard, f.cloths.rust]),
  );
  s.at(1.6, 0.01, 0.5, -1.9, () => f.armchair(s, f.cloths.rust));
  s.at(0, 0.01, 0.35, 0, () => f.roundTable(s, 0.46, 0.38, f.walnut, brass));
  s.at(0.1, 0.39, 0.4, 0, () => f.vase(s, 0.2, 1));
  s.at(-1.85, 0, -1.2, 0, () => f.floorLamp(s, 2.6));
  s.at(2.9, 0, -1.7, 0, () => f.plant(s, 1.8, 15, f.glazes[3]));
  s.at(0, 0, 0.2, 0, () => f.lantern(s, 3.6, 2.4, 2.2, 0.28));
  s.at(3.4, 1.7, 0.6, -Math.PI / 2, () =>
    f.painting(s, 1.1, 1.4, 25, ['#d9ccb0', '#39424a', '#b5744f']),
  );
  return {
    scene: s,
    sky,
    views: { cover: { at: [2.7, 1.45, 2.6], towards: [-1.4, 1.2, -1.4], lens: 76 } },
  };
}
