import { viewpoints } from '../../viewpoints.ts';
import type { Building } from '../building.ts';
import * as f from '../furniture.ts';
import {
  blackMetal,
  blockwork,
  board,
  concrete,
  glass,
  plain,
  plaster,
  steel,
  stone,
  terrazzo,
  timber,
  weave,
} from '../materials.ts';
import type { Material } from '../materials.ts';
import { Random } from '../noise.ts';
import { Scene } from '../scene.ts';
import { Sky } from '../sky.ts';

/**
 * Half a floor of an office building, drawn at three dates of its building works: the bare frame, the fit-out, the finished rooms.
 * Glass to the south (+z) and east, the core to the north. A meeting room and a reception lie to the west.
 */
export type Stage = 1 | 2 | 3;

const [X0, X1, Z0, Z1, HIGH] = [-11, 11, -6, 6, 3.5];
const SPLIT = -5.2;
const galvanised = plain('#a7abac', { reflect: 0.1, rough: 0.2 });
const red = plain('#9c2f24', { reflect: 0.03, rough: 0.1 });
const yellow = plain('#d9a520');
const pine = timber('#c49a62', 0.2, 4, { reflect: 0, rough: 0 });
const ply = timber('#b98b57', 1.2, 2.4, { reflect: 0 });

export function office(stage: Stage): Building {
  const s = new Scene();
  const sky = new Sky({
    azimuth: 214,
    height: [52, 46, 38][stage - 1],
    clouds: [0.75, 0.4, 0.55][stage - 1],
    distance: 'city',
    above: 30,
  });
  frame(s, stage);
  if (stage === 1) site(s);
  else facade(s, stage);
  if (stage === 2) fitOut(s);
  if (stage === 3) finished(s);
  return {
    scene: s,
    sky,
    views: {
      floor: { at: viewpoints.office.floor },
      meeting: { at: viewpoints.office.meeting },
      reception: { at: viewpoints.office.reception },
      ...(stage === 3
        ? { cover: { at: [-4.2, 1.5, 0.2], towards: [6, 1.25, 2.4], lens: 78 } }
        : {}),
      ...(stage === 1
        ? { cover: { at: [9.6, 1.6, -3.6], towards: [-2, 1.45, 2.6], lens: 74, stops: 0.1 } }
        : {}),
    },
  };
}

function frame(s: Scene, stage: Stage): void {
  s.texel = 0.085;
  const raw = concrete('#a19c93');
  const floor: Material =
    stage === 3
      ? terrazzo('#b9b4aa', ['#8d8678', '#d9d3c5', '#6e6a62', '#a78f74'], {
          reflect: 0.035,
          rough: 0.02,
        })
      : concrete(stage === 2 ? '#aaa69d' : '#98938a', 6, 5, {
          dirt: stage === 2 ? 1 : 2.2,
          reflect: stage === 2 ? 0.012 : 0,
          rough: 0.16,
        });
  s.quad([X0 - 0.3, 0, Z1 + 0.3], [X1 - X0 + 0.6, 0, 0], [0, 0, Z0 - Z1 - 0.5], floor);
  s.box([X0 - 0.3, -0.28, Z0], [X1 + 0.3, -0.001, Z1 + 0.3], raw, 'Yz');
  const soffit = stage === 3 ? concrete('#bdb8ae', 2.4, 1.2, { dirt: 0.5 }) : raw;
  s.quad([X0 - 0.3, HIGH, Z0 - 0.2], [X1 - X0 + 0.6, 0, 0], [0, 0, Z1 - Z0 + 0.5], soffit);
  s.box([X0 - 0.3, HIGH, Z1], [X1 + 0.3, HIGH + 0.3, Z1 + 0.3], raw, 'yYz');
  const column =
    stage === 3 ? concrete('#b8b2a7', 1.2, 3.5, { dirt: 0.5 }) : concrete('#a39e94', 0.6, 1.2);
  for (const x of [-10.7, -2.9, 2.8, 8.5]) {
    for (const z of [-2.6, 3.9])
      s.turned(
        x,
        0,
        z,
        [
          [0.26, 0],
          [0.26, HIGH],
        ],
        column,
        36,
      );
  }
  // The core, with its lift doors and the way to the stairs.
  const coreWall =
    stage === 3
      ? plaster('#e5e0d6', 0.04)
      : stage === 2
        ? concrete('#a8a39a')
        : concrete('#a19c93');
  s.wall([X0 - 0.3, Z0], [X1 + 0.3, Z0], 0, HIGH + 0.01, 0.3, raw, {
    right: coreWall,
    openings: [
      { at: 2.6, width: 1.2, head: 2.25 },
      { at: 8.8, width: 1.1, head: 2.2 },
      { at: 18.5, width: 1.1, head: 2.2 },
    ],
  });
  for (const x of [-8.7, -2.5, 7.2]) {
    s.box([x - 1, 0, Z0 - 2.2], [x + 1, HIGH, Z0 - 2.15], raw, 'xXyYz');
    s.box([x - 1, 0, Z0 - 2.2], [x - 0.95, HIGH, Z0 - 0.15], raw, 'xyYzZ');
    s.box([x + 0.95, 0, Z0 - 2.2], [x + 1, HIGH, Z0 - 0.15], raw, 'XyYzZ');
    s.quad([x - 1, 0.001, Z0 - 0.1], [2, 0, 0], [0, 0, -2.1], raw);
    s.quad([x - 1, HIGH - 0.3, Z0 - 2.2], [2, 0, 0], [0, 0, 2.1], raw);
    if (stage === 3)
      s.at(x - 0.56, 0, Z0 - 0.05, 0, () => f.doorLeaf(s, 1.12, 2.22, x < -8 ? steel : f.oak, 1));
  }
  if (stage === 1)
    s.wall([X0, Z0], [X0, Z1], 0, HIGH + 0.01, 0.25, blockwork('#a9a49a'), {
      openings: [{ at: 9, width: 1.8, sill: 0.9, head: 2.6 }],
    });
  else
    s.wall(
      [X0, Z0],
      [X0, Z1],
      0,
      HIGH + 0.01,
      0.25,
      stage === 2 ? plaster('#c9c2b4', 0.14) : plaster('#e5e0d6', 0.04),
      { openings: [{ at: 9, width: 1.8, sill: 0.9, head: 2.6 }] },
    );
}

function facade(s: Scene, stage: Stage): void {
  s.texel = 0.06;
  const metal = plain('#3a3d3f', { reflect: 0.04, rough: 0.12 });
  const bay = (wide: number, panes: number): void =>
    f.windowFrame(s, wide, 0.02, HIGH - 0.02, panes, [0.6, 2.75], metal, glass);
  for (let i = 0; i < 4; i++) s.at(X0 + i * 5.5, 0, Z1 + 0.1, 0, () => bay(5.5, 4));
  for (let i = 0; i < 2; i++) s.at(X1 + 0.1, 0, Z1 - i * 6, Math.PI / 2, () => bay(6, 4));
  s.at(X0, 0, 3.9, Math.PI / 2, () => f.windowFrame(s, 1.8, 0.9, 2.6, 2, [], metal, glass));
  if (stage === 2) {
    for (const x of [-9, -4.3, 1.9, 6.2])
      s.box([x, 1.45, Z1 + 0.06], [x + 0.42, 1.6, Z1 + 0.063], plain('#3f74a8'));
  }
}

function site(s: Scene): void {
  s.texel = 0.07;
  const tube = plain('#8d8f8f', { reflect: 0.08, rough: 0.2 });
  const rusty = plain('#7d5a44');
  // Guard rails at the open edges and the scaffold outside them.
  for (const y of [0.5, 1.05]) {
    s.rod([X0, y, Z1 + 0.1], [X1, y, Z1 + 0.1], 0.024, tube);
    s.rod([X1 + 0.1, y, Z0], [X1 + 0.1, y, Z1], 0.024, tube);
  }
  s.box([X0, 0, Z1 + 0.09], [X1, 0.15, Z1 + 0.12], pine);
  for (let x = X0 + 0.2; x <= X1; x += 2.4)
    s.rod([x, 0, Z1 + 0.1], [x, 1.15, Z1 + 0.1], 0.024, tube);
  for (let z = Z0 + 0.5; z < Z1; z += 2.4)
    s.rod([X1 + 0.1, 0, z], [X1 + 0.1, 1.15, z], 0.024, tube);
  for (let x = X0; x <= 3; x += 2.4) {
    for (const z of [Z1 + 0.6, Z1 + 1.5]) s.rod([x, -4, z], [x, 6, z], 0.024, tube);
    for (const y of [-0.1, 1.9]) s.rod([x, y, Z1 + 0.4], [x, y, Z1 + 1.7], 0.024, tube, 6);
  }
  for (const y of [-0.04, 0.95, 1.96, 2.9]) {
    for (const z of [Z1 + 0.6, Z1 + 1.5]) s.rod([X0 - 1, y, z], [3.2, y, z], 0.024, tube);
  }
  for (const y of [0, 2])
    for (const z of [0.65, 0.93, 1.21]) s.box([X0, y - 0.05, Z1 + z], [3, y, Z1 + z + 0.25], pine);
  s.rod([-10.4, -0.1, Z1 + 1.55], [-6, 3.4, Z1 + 1.55], 0.024, tube);
  s.rod([-1, -0.1, Z1 + 1.55], [-5.2, 3.4, Z1 + 1.55], 0.024, tube);
  // Props under the bay that was cast last.
  const random = new Random(5);
  for (let x = 5.4; x <= 10.4; x += 1.25) {
    for (let z = -4.6; z <= 2.4; z += 1.4) {
      const [px, pz] = [x + random.between(-0.05, 0.05), z + random.between(-0.05, 0.05)];
      s.block(px, 0, pz, 0.14, 0.008, 0.14, rusty, 'y');
      s.rod([px, 0, pz], [px, 1.9, pz], 0.03, red);
      s.rod([px, 1.9, pz], [px, HIGH - 0.32, pz], 0.024, tube);
      s.turned(
        px,
        1.85,
        pz,
        [
          [0.045, 0],
          [0.045, 0.1],
        ],
        rusty,
        10,
      );
      s.block(px, HIGH - 0.32, pz, 0.16, 0.01, 0.16, rusty);
    }
    s.box([x - 0.05, HIGH - 0.31, -5.2], [x + 0.05, HIGH - 0.19, 3.2], yellow);
  }
  for (let z = -5; z <= 3; z += 0.5)
    s.box([5, HIGH - 0.19, z - 0.04], [10.8, HIGH - 0.03, z + 0.04], pine);
  s.quad([4.9, HIGH - 0.028, -5.3], [6, 0, 0], [0, 0, 8.6], ply);
  // Pallets of blocks, bags and boards.
  const pallet = (x: number, z: number, yaw: number, rows: number): void =>
    s.at(x, 0, z, yaw, () => {
      for (const k of [-0.42, 0, 0.42]) s.block(0, 0, k, 1.2, 0.1, 0.1, pine);
      for (let i = -2; i <= 2; i++) s.block(i * 0.26, 0.1, 0, 0.14, 0.022, 1, pine);
      for (let r = 0; r < rows; r++) {
        for (let i = 0; i < 3; i++)
          for (let j = 0; j < 5; j++) {
            if (r === rows - 1 && (i + j) % 4 === 0) continue;
            s.block(
              -0.4 + i * 0.402,
              0.122 + r * 0.2,
              -0.4 + j * 0.2,
              0.395,
              0.195,
              0.195,
              plain(['#a5a097', '#9a958c', '#aea99f'][(i + j + r) % 3]),
              'y',
            );
          }
      }
    });
  pallet(-0.6, -3.6, 0.1, 5);
  pallet(0.9, -4.3, -0.2, 4);
  pallet(-9.4, -4.2, 0.3, 4);
  pallet(-9.7, 4.2, 0, 3);
  s.at(0.3, 0, 4.3, 0.12, () => {
    for (let i = 0; i < 9; i++)
      s.block(
        random.between(-0.03, 0.03),
        0.1 + i * 0.021,
        random.between(-0.03, 0.03),
        2.5,
        0.02,
        1.25,
        ply,
      );
    for (const k of [-0.9, 0, 0.9]) s.block(k, 0, 0, 0.1, 0.1, 1.25, pine);
  });
  const bag = plain('#cfc6b2');
  s.at(-6.1, 0, -4.6, 0.2, () => {
    for (let r = 0; r < 5; r++)
      for (let i = 0; i < 2; i++)
        s.cushion(
          -0.33 + i * 0.62 + random.between(-0.03, 0.03),
          r * 0.125,
          random.between(-0.04, 0.04),
          0.6,
          0.14,
          0.42,
          0.06,
          bag,
          0.015,
        );
  });
  // The beginning of a partition in blockwork.
  const blocks = blockwork('#a8a399');
  s.wall([SPLIT, -5.85], [SPLIT, -1.2], 0, 1.4, 0.15, blocks);
  s.wall([SPLIT, -5.85], [SPLIT, -3.2], 1.4, 2.2, 0.15, blocks);
  s.wall([-10.87, 0], [-7.9, 0], 0, 0.8, 0.15, blocks);
  s.wall([-10.87, 0], [-9.5, 0], 0.8, 1.6, 0.15, blocks);
  // Starter bars, a ladder, a mixer's bucket, a string of site lamps.
  for (let i = 0; i < 7; i++)
    s.rod(
      [2.2 + i * 0.22, 0, -5.6],
      [2.2 + i * 0.22 + random.between(-0.05, 0.05), random.between(0.7, 0.9), -5.6],
      0.009,
      rusty,
      5,
    );
  ladder(s, 2.9, -5.2, 0.2);
  for (const [x, z] of [
    [1.9, 1.9],
    [-6.5, 3.2],
    [-7, -3.6],
  ] as const)
    bucket(s, x, z);
  s.rod([-10.8, 3.2, -1.2], [4.6, 3.2, -1.2], 0.008, blackMetal, 5);
  for (const x of [-9.5, -6.5, -3.5, -0.5, 2.5]) {
    s.turned(
      x,
      3.02,
      -1.2,
      [
        [0, 0],
        [0.05, 0.03],
        [0.05, 0.1],
        [0.02, 0.15],
      ],
      { colour: [1, 1, 1], glow: [4, 3.3, 2.2], lamp: true },
      12,
    );
    s.light({ at: [x, 3.08, -1.2], radius: 0.07, power: [1.2, 1, 0.7] });
  }
  s.at(4.6, 0, 3.3, 0.6, () => {
    for (let i = 0; i < 14; i++)
      s.rod(
        [-1.6, 0.03 + (i % 3) * 0.05, i * 0.045],
        [1.6, 0.03 + (i % 3) * 0.05, i * 0.045 + random.between(-0.1, 0.1)],
        0.024,
        tube,
        6,
      );
  });
}

function ladder(s: Scene, x: number, z: number, yaw: number): void {
  const alloy = plain('#b9bcbd', { reflect: 0.1, rough: 0.15 });
  s.at(x, 0, z, yaw, () => {
    for (const sign of [-1, 1]) {
      for (const k of [-0.24, 0.24])
        s.rod([k * 1.2, 0, sign * 0.55], [k, 2.1, sign * 0.05], 0.022, alloy, 6);
      for (let i = 1; i < 8; i++)
        s.rod(
          [-0.27, i * 0.27, sign * (0.55 - i * 0.065)],
          [0.27, i * 0.27, sign * (0.55 - i * 0.065)],
          0.014,
          alloy,
          6,
        );
    }
  });
}

function bucket(s: Scene, x: number, z: number): void {
  s.turned(
    x,
    0,
    z,
    [
      [0.12, 0],
      [0.16, 0.3],
      [0.17, 0.3],
      [0.155, 0.29],
      [0.12, 0.03],
      [0, 0.03],
    ],
    plain('#2c2d2e', { reflect: 0.03, rough: 0.1 }),
    20,
    false,
  );
}

function duct(s: Scene, x0: number, x1: number, z: number, w = 0.7, h = 0.36, y = 2.95): void {
  s.box([x0, y, z - w / 2], [x1, y + h, z + w / 2], galvanised);
  for (let x = x0 + 0.02; x < x1; x += 1.2) {
    s.box(
      [x - 0.018, y - 0.02, z - w / 2 - 0.02],
      [x + 0.018, y + h + 0.02, z + w / 2 + 0.02],
      galvanised,
    );
    for (const k of [-w / 2 - 0.04, w / 2 + 0.04])
      s.rod([x + 0.4, y - 0.02, z + k], [x + 0.4, HIGH, z + k], 0.005, steel, 4);
    s.box([x + 0.38, y - 0.04, z - w / 2 - 0.06], [x + 0.42, y - 0.01, z + w / 2 + 0.06], steel);
  }
}

function services(s: Scene): void {
  duct(s, -10.8, 10.6, -4.4);
  duct(s, -4.6, 10.6, 1.9, 0.5, 0.3, 3.05);
  for (const x of [-2, 4, 9]) s.box([x - 0.2, 3.0, -4.1], [x + 0.2, 3.28, 1.7], galvanised, 'zZ');
  for (const z of [-1, 4.9]) {
    s.rod([-10.8, 3.32, z], [10.9, 3.32, z], 0.028, red);
    for (let x = -9.5; x < 11; x += 2.6) {
      s.rod([x, 3.32, z], [x, 3.12, z], 0.014, red, 6);
      s.turned(
        x,
        3.08,
        z,
        [
          [0.005, 0],
          [0.03, 0.01],
          [0.012, 0.045],
        ],
        steel,
        10,
      );
    }
  }
  // Cable tray.
  s.box([-10.8, 3.1, -2.05], [10.8, 3.11, -1.75], galvanised);
  for (const z of [-2.06, -1.74])
    s.box([-10.8, 3.1, z - 0.004], [10.8, 3.16, z + 0.004], galvanised);
  for (let i = 0; i < 6; i++)
    s.rod(
      [-10.8, 3.125, -2 + i * 0.04],
      [10.8, 3.125, -2 + i * 0.04],
      0.011,
      plain(['#23262a', '#3b6ea0', '#b0482f'][i % 3]),
      5,
    );
}

function fitOut(s: Scene): void {
  s.texel = 0.07;
  services(s);
  const face = board('#b9b5ab');
  const stud = plain('#b4b7b8', { reflect: 0.08, rough: 0.2 });
  const studs = (length: number, from = 0): void => {
    s.box([from, 0, -0.035], [length, 0.04, 0.035], stud);
    s.box([from, HIGH - 0.04, -0.035], [length, HIGH, 0.035], stud);
    for (let x = from + 0.03; x < length; x += 0.6)
      s.box([x - 0.025, 0.04, -0.035], [x + 0.025, HIGH - 0.04, 0.035], stud, 'yY');
  };
  // Meeting room and reception: boarded, half boarded, still studs.
  s.wall([SPLIT, Z0 + 0.15], [SPLIT, -0.1], 0, HIGH, 0.12, face, {
    openings: [{ at: 3.6, width: 1.1, head: 2.3 }],
  });
  s.wall([-10.87, 0], [-8.2, 0], 0, HIGH, 0.12, face);
  s.at(-8.2, 0, 0, 0, () => studs(3));
  s.at(-8.2, 0, -0.05, 0, () => s.box([0.6, 0.01, 0], [1.8, 2.41, 0.013], face));
  s.at(SPLIT, 0, 6, Math.PI / 2, () => {
    studs(6);
    s.box([0.6, 0.01, 0.04], [1.8, 3.4, 0.055], face);
    s.box([1.8, 0.01, 0.04], [3, 2.4, 0.055], face);
  });
  // Boards, tools and things.
  s.at(0.6, 0, -4.2, 0.15, () => {
    for (const k of [-0.8, 0, 0.8]) s.block(k, 0, 0, 0.1, 0.1, 1.2, pine);
    for (let i = 0; i < 16; i++)
      s.block(
        (i % 3) * 0.008,
        0.1 + i * 0.0135,
        (i % 2) * 0.01,
        2.4,
        0.0125,
        1.2,
        plain(i % 5 ? '#b9b5ab' : '#8f9a94'),
        'y',
      );
  });
  s.at(7.5, 0, -3.6, -0.3, () => {
    for (const k of [-0.8, 0, 0.8]) s.block(k, 0, 0, 0.1, 0.1, 1.2, pine);
    for (let i = 0; i < 7; i++)
      s.cushion((i % 2) * 0.02, 0.1 + i * 0.11, 0, 1.2, 0.12, 0.6, 0.04, plain('#c8b26a'));
  });
  ladder(s, 1.4, 2.6, 0.5);
  ladder(s, -9.6, -3.9, 1.2);
  for (const [x, z] of [
    [2.3, 3.3],
    [1.9, 3.7],
    [-6.2, 4.4],
    [-9.2, -3.2],
  ] as const)
    bucket(s, x, z);
  s.at(5.9, 0, 2.9, 0.2, () => {
    for (const k of [-0.8, 0.8]) {
      for (const z of [-0.3, 0.3]) s.rod([k, 0, z * 1.3], [k, 0.78, z * 0.3], 0.02, pine, 5);
      s.block(k, 0.76, 0, 0.06, 0.06, 0.7, pine);
    }
    s.block(0, 0.82, 0, 2.1, 0.022, 0.75, ply);
    s.block(0.4, 0.842, 0.1, 0.34, 0.14, 0.2, plain('#c9542c'));
    s.block(-0.3, 0.842, -0.1, 0.5, 0.004, 0.36, plain('#e9e6dc'));
    s.rod([-0.75, 0.87, 0.1], [-0.55, 0.87, 0.2], 0.03, plain('#e9e6dc'));
  });
  s.at(-8.6, 0, 3.6, 0.3, () => {
    for (let i = 0; i < 8; i++)
      s.rod(
        [-1.5, 0.03 + Math.floor(i / 4) * 0.05, (i % 4) * 0.06],
        [1.5, 0.03 + Math.floor(i / 4) * 0.05, (i % 4) * 0.06],
        0.022,
        stud,
        6,
      );
  });
  // Drums of cable.
  for (const [x, z, r] of [
    [9.4, 0.8, 0.45],
    [-6.2, -4.9, 0.35],
  ] as const) {
    s.turned(
      x,
      0,
      z,
      [
        [r, 0],
        [r, 0.05],
        [r * 0.6, 0.05],
        [r * 0.6, 0.45],
        [r, 0.45],
        [r, 0.5],
        [0, 0.5],
      ],
      pine,
      28,
      false,
    );
    s.turned(
      x,
      0.05,
      z,
      [
        [r * 0.78, 0],
        [r * 0.8, 0.2],
        [r * 0.78, 0.4],
      ],
      plain('#2b2d30'),
      28,
    );
  }
  for (const [x, z] of [
    [-2, -0.4],
    [3.6, -0.4],
    [8.2, -0.4],
    [-8, 3],
    [-8, -3],
  ] as const) {
    s.rod([x, HIGH, z], [x, 2.72, z], 0.006, blackMetal, 5);
    s.turned(
      x,
      2.58,
      z,
      [
        [0, 0],
        [0.05, 0.03],
        [0.05, 0.1],
        [0.02, 0.15],
      ],
      { colour: [1, 1, 1], glow: [4, 3.6, 2.8], lamp: true },
      12,
    );
    s.light({ at: [x, 2.64, z], radius: 0.07, power: [1.5, 1.35, 1.05] });
  }
}

function finished(s: Scene): void {
  s.texel = 0.065;
  const white = plaster('#e8e4db', 0.03);
  const felt = weave('#b7b3a6', 0.08);
  const green = plaster('#2f5d50', 0.05);
  duct(s, -4.6, 10.6, -4.7, 0.5, 0.3, 3.08);
  // Meeting room: glass to the open floor, a wall to the reception.
  s.wall([-10.87, 0], [SPLIT, 0], 0, HIGH, 0.12, white);
  s.wall([SPLIT, Z0 + 0.15], [SPLIT, -0.06], 0, HIGH, 0.12, white, {
    right: green,
    openings: [{ at: 3.6, width: 1.3, head: 2.4 }],
  });
  s.at(SPLIT, 0, Z1, Math.PI / 2, () => {
    f.windowFrame(s, 4.85, 0.02, 2.7, 4, [], blackMetal, glass);
    s.box([4.85, 2.65, -0.04], [6, 2.7, 0.04], blackMetal);
    s.box([5.9, 0, -0.04], [5.95, 2.7, 0.04], blackMetal);
    s.box([0, 2.7, -0.05], [6, HIGH, 0.05], white);
    s.at(4.85, 0, 0, 0.9, () => {
      s.quad([0.03, 0.02, 0], [1, 0, 0], [0, 2.6, 0], glass);
      for (const x of [0, 1]) s.box([x, 0.01, -0.02], [x + 0.04, 2.64, 0.02], blackMetal);
      for (const y of [0.01, 2.6]) s.box([0, y, -0.02], [1.04, y + 0.04, 0.02], blackMetal);
    });
  });
  const carpet = weave('#5d6a63', 0.2);
  s.quad([-10.87, 0.008, Z1], [SPLIT + 10.87, 0, 0], [0, 0, -5.94], carpet);
  s.at(-8.1, 0, 3.0, Math.PI / 2, () => {
    f.table(s, 3.4, 1.2, 0.74, f.oak, blackMetal, 0.035);
    for (const x of [-1.1, 0, 1.1]) {
      s.at(x, 0, 0.95, Math.PI, () => f.officeChair(s, f.cloths.ink));
      s.at(x, 0, -0.95, 0, () => f.officeChair(s, f.cloths.ink));
    }
    s.at(0, 0.74, 0.1, 0, () => f.vase(s, 0.2, 1));
    for (const x of [-1, 1]) s.block(x, 0.74, 0.3, 0.21, 0.01, 0.3, plain('#f0ece2'));
  });
  s.box([-9.2, 1.05, 0.07], [-7.2, 2.2, 0.12], plain('#101214', { reflect: 0.04, rough: 0.005 }));
  s.at(X0 + 0.14, 1.65, 0.9, Math.PI / 2, () =>
    f.painting(s, 0.9, 1.1, 18, ['#dfd6c4', '#2f5d50', '#b5744f']),
  );
  for (const x of [-9, -7.2]) s.at(x, 0, 3.0, Math.PI / 2, () => f.lightLine(s, 2.75, 3, 0.9));
  s.at(-10.4, 0, 5.4, 0, () => f.plant(s, 1.8, 11, f.glazes[0]));

  // Reception: a slatted desk, a place to wait.
  s.at(-8.2, 0, -4.3, 0, () => {
    s.box([-1.3, 0.02, -0.3], [1.3, 1.05, 0.3], f.walnut);
    for (let x = -1.28; x < 1.28; x += 0.055)
      s.box([x, 0.04, 0.3], [x + 0.03, 1.03, 0.325], f.oak, 'zy');
    s.box(
      [-1.34, 1.05, -0.34],
      [1.34, 1.09, 0.36],
      stone('#e7e2d8', 3, 2, { reflect: 0.04, rough: 0.03 }),
    );
    s.at(0.9, 1.09, 0, 0, () => f.plant(s, 0.5, 12, f.glazes[1]));
    for (const x of [-0.8, 0, 0.8]) s.at(x, 0, 0, 0, () => f.pendant(s, HIGH, 2.15, 0.15, 0.9));
  });
  s.quad([X0 + 0.13, 0.0, -0.1], [0, 0, -5.7], [0, 3.5, 0], green);
  s.at(-10.3, 0.0, -1.9, Math.PI / 2, () => f.sofa(s, 2.1, f.cloths.mustard, [f.cloths.chalk]));
  s.at(-8.7, 0, -1.0, Math.PI + 0.5, () => f.armchair(s, f.cloths.chalk, f.oak));
  s.at(-9.2, 0, -1.9, 0, () => f.roundTable(s, 0.38, 0.4, f.oak));
  s.at(-9.2, 0.4, -1.9, 0, () => f.vase(s, 0.18, 0));
  s.at(-10.45, 0, -0.5, 0, () => f.plant(s, 1.7, 14, f.glazes[3]));
  s.at(-5.75, 0, -5.4, 0, () => f.plant(s, 2.0, 15, f.clay));
  s.at(-10.4, 0, -4.9, 0, () => f.plant(s, 1.5, 16, f.clay));
  s.at(-7, 1.65, -0.07, Math.PI, () =>
    f.painting(s, 1.6, 1.1, 20, ['#e0d9c9', '#b5744f', '#2f5d50', '#d0a548']),
  );
  for (const [x, z] of [
    [-9.5, -3],
    [-7, -3],
    [-6.2, -1.2],
  ] as const)
    s.at(x, 0, z, 0, () => f.downlight(s, HIGH, 4));

  // The open floor.
  for (const z of [-0.6, 2.9]) {
    for (const x of [-1.2, 0.6, 5.6, 7.4]) {
      s.at(x, 0, z - 0.42, Math.PI, () => f.desk(s, 1.65, Math.round(x * 10 + z * 3 + 40)));
      s.at(x, 0, z + 0.42, 0, () => f.desk(s, 1.65, Math.round(x * 7 + z * 5 + 70)));
      s.at(x + 0.1, 0, z - 1.15, 0.2 * Math.sin(x * 3 + z), () => f.officeChair(s, f.cloths.olive));
      s.at(x - 0.05, 0, z + 1.15, Math.PI + 0.25 * Math.sin(x * 5 + z), () =>
        f.officeChair(s, f.cloths.olive),
      );
    }
    for (const x of [-0.3, 6.5]) {
      s.at(x, 0, z, 0, () => {
        s.box([-1.7, 0.76, -0.015], [1.7, 1.12, 0.015], felt);
        f.lightLine(s, 2.6, 3.2, 1.1);
        for (const k of [-1.5, 1.5]) s.rod([k, 2.66, 0], [k, HIGH, 0], 0.004, steel, 4);
      });
    }
  }
  for (let x = -4; x < 10.6; x += 0.62) s.box([x, 3.06, -4.2], [x + 0.045, 3.36, -2.9], felt);
  s.at(3.4, 0, Z0 + 0.36, 0, () => f.shelves(s, 4.2, 2.1, 33, f.oak));
  s.at(3.3, 0, -3.4, 0, () => {
    s.quad([-2, 0.006, 1.1], [4, 0, 0], [0, 0, -2.2], weave('#8f7f68', 0.24));
    s.at(-1.1, 0.006, -0.5, 0, () => f.sofa(s, 1.7, f.cloths.rust, [f.cloths.chalk]));
    s.at(1.1, 0.006, -0.4, -0.5, () => f.armchair(s, f.cloths.teal, f.oak));
    s.at(-0.1, 0.006, 0.3, 0, () => f.roundTable(s, 0.4, 0.4, f.oak));
  });
  for (const [x, z, n] of [
    [-4.3, 5.3, 1],
    [3.2, 5.2, 2],
    [10.3, 5.2, 3],
    [10.2, -4.9, 4],
    [-1.2, -5.3, 5],
  ] as const)
    s.at(x, 0, z, n, () => f.plant(s, 1.9 - (n % 2) * 0.3, 60 + n, n % 2 ? f.clay : f.glazes[0]));
}
