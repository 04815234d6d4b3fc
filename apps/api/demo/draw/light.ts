import { hash } from './noise.ts';
import type { Chart, Place, Scene } from './scene.ts';
import type { Sky } from './sky.ts';
import type { Tracer } from './tracer.ts';

/** The light on every texel of a scene, shared between threads. */
export interface LightMaps {
  /** Share of the sun that arrives, cosine included. */
  sun: Float32Array<SharedArrayBuffer>;
  /** From lamps directly. */
  lamp: Float32Array<SharedArrayBuffer>;
  /** From sky and other surfaces; the pass before, and the one being made. */
  from: Float32Array<SharedArrayBuffer>;
  to: Float32Array<SharedArrayBuffer>;
  /** How far other surfaces are from a texel: the harmonic mean. Light changes slowly where this is large. */
  reach: Float32Array<SharedArrayBuffer>;
  /** 0 where the texel lies inside something solid, otherwise one more than the index of the spot it is measured at. */
  valid: Uint8Array<SharedArrayBuffer>;
  /** Which charts show in any picture; only these are worth the many rays. */
  seen: Uint8Array<SharedArrayBuffer>;
}

export const sharedFloats = (n: number): Float32Array<SharedArrayBuffer> =>
  new Float32Array(new SharedArrayBuffer(n * 4));

export function emptyMaps(texels: number, charts: number): LightMaps {
  return {
    sun: sharedFloats(texels),
    lamp: sharedFloats(texels * 3),
    from: sharedFloats(texels * 3),
    to: sharedFloats(texels * 3),
    reach: sharedFloats(texels),
    valid: new Uint8Array(new SharedArrayBuffer(texels)),
    seen: new Uint8Array(new SharedArrayBuffer(charts)),
  };
}

/** Where in a texel its light is measured: the middle, or a corner when the middle lies inside something solid. */
const SPOTS = [
  [0.5, 0.5],
  [0.15, 0.15],
  [0.85, 0.15],
  [0.15, 0.85],
  [0.85, 0.85],
] as const;
const SKY_WIDE = 512;
const SKY_HIGH = 256;

/** Fills light maps row by row. The gathering follows one bounce a pass and reads the rest from the pass before. */
export class Lighting {
  private readonly scene: Scene;
  private readonly sky: Sky;
  private readonly tracer: Tracer;
  private readonly maps: LightMaps;
  private readonly dome = new Float32Array(SKY_WIDE * SKY_HIGH * 3);
  private readonly place: Place = { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0 };
  private readonly frame = new Float64Array(6);
  private readonly sum = new Float64Array(3);
  private near = 0;

  constructor(scene: Scene, sky: Sky, tracer: Tracer, maps: LightMaps) {
    this.scene = scene;
    this.sky = sky;
    this.tracer = tracer;
    this.maps = maps;
    const c = new Float64Array(3);
    for (let j = 0; j < SKY_HIGH; j++) {
      for (let i = 0; i < SKY_WIDE; i++) {
        const lat = Math.PI / 2 - ((j + 0.5) / SKY_HIGH) * Math.PI;
        const lon = ((i + 0.5) / SKY_WIDE) * 2 * Math.PI - Math.PI;
        sky.look(Math.sin(lon) * Math.cos(lat), Math.sin(lat), -Math.cos(lon) * Math.cos(lat), c);
        this.dome.set(c, (j * SKY_WIDE + i) * 3);
      }
    }
  }

  /** Sun and lamps, straight, for one row of a chart. */
  direct(chart: Chart, row: number): void {
    const { place, sky, tracer, maps, scene } = this;
    const material = scene.materials[chart.material];
    const thin = material.kind === 'leaf' || material.kind === 'lattice';
    for (let i = 0; i < chart.width; i++) {
      const id = chart.offset + row * chart.width + i;
      const u = (i + 0.5) / chart.width;
      const v = (row + 0.5) / chart.height;
      if (chart.inside && !chart.inside(u, v)) {
        maps.valid[id] = 0;
        continue;
      }
      maps.valid[id] = 0;
      for (let k = 0; k < SPOTS.length && !maps.valid[id]; k++) {
        chart.place((i + SPOTS[k][0]) / chart.width, (row + SPOTS[k][1]) / chart.height, place);
        if (thin || !this.buried(id)) maps.valid[id] = k + 1;
      }
      if (!maps.valid[id]) continue;
      let lit = 0;
      for (let k = 0; k < 4; k++) {
        chart.place(
          (i + 0.25 + 0.5 * (k % 2)) / chart.width,
          (row + 0.25 + 0.5 * (k >> 1)) / chart.height,
          place,
        );
        const cos =
          place.nx * sky.towards[0] + place.ny * sky.towards[1] + place.nz * sky.towards[2];
        const facing = thin ? Math.abs(cos) * 0.7 : cos;
        if (facing <= 0) continue;
        const e = thin && cos < 0 ? -0.002 : 0.002;
        if (
          !tracer.blocked(
            place.x + place.nx * e,
            place.y + place.ny * e,
            place.z + place.nz * e,
            sky.towards[0],
            sky.towards[1],
            sky.towards[2],
            1e4,
          )
        )
          lit += facing / 4;
      }
      maps.sun[id] = lit;
      this.at(chart, i, row, place);
      this.lamps(id, thin);
    }
  }

  /** Light from sky and surfaces for one row, with `side`² rays a texel, on every `stride`-th texel. */
  gather(chart: Chart, row: number, side: number, stride: number): void {
    const { maps, place, sum } = this;
    const material = this.scene.materials[chart.material];
    const thin = material.kind === 'leaf' || material.kind === 'lattice';
    if (row % stride) return;
    for (let i = 0; i < chart.width; i += stride) {
      let pick = -1;
      const right = Math.min(chart.width, i + stride);
      const down = Math.min(chart.height, row + stride);
      for (let y = row; y < down; y++) {
        for (let x = i; x < right; x++)
          if (maps.valid[chart.offset + y * chart.width + x]) pick = y * chart.width + x;
      }
      const centre =
        Math.min(chart.height - 1, row + (stride >> 1)) * chart.width +
        Math.min(chart.width - 1, i + (stride >> 1));
      if (maps.valid[chart.offset + centre]) pick = centre;
      if (pick < 0) continue;
      this.at(chart, pick % chart.width, Math.floor(pick / chart.width), place);
      sum.fill(0);
      this.near = 0;
      if (thin) {
        this.hemisphere(chart.offset + pick, Math.ceil(side * 0.7), 1, 0.5);
        this.hemisphere(chart.offset + pick, Math.ceil(side * 0.7), -1, 0.5);
      } else this.hemisphere(chart.offset + pick, side, 1, 1);
      for (let y = row; y < down; y++) {
        for (let x = i; x < right; x++) {
          const k = (chart.offset + y * chart.width + x) * 3;
          maps.reach[k / 3] = (side * side) / (this.near + 1e-6);
          maps.to[k] = sum[0];
          maps.to[k + 1] = sum[1];
          maps.to[k + 2] = sum[2];
        }
      }
    }
  }

  private at(chart: Chart, i: number, j: number, out: Place): void {
    const spot = SPOTS[Math.max(0, this.maps.valid[chart.offset + j * chart.width + i] - 1)];
    chart.place((i + spot[0]) / chart.width, (j + spot[1]) / chart.height, out);
  }

  private hemisphere(id: number, side: number, sign: number, share: number): void {
    const { place, tracer, scene, maps, sky, sum, dome } = this;
    this.base(place.nx * sign, place.ny * sign, place.nz * sign);
    const f = this.frame;
    const [ox, oy, oz] = [
      place.x + place.nx * 0.002 * sign,
      place.y + place.ny * 0.002 * sign,
      place.z + place.nz * 0.002 * sign,
    ];
    const weight = (share * Math.PI) / (side * side);
    const [nx, ny, nz] = [place.nx * sign, place.ny * sign, place.nz * sign];
    for (let a = 0; a < side; a++) {
      for (let b = 0; b < side; b++) {
        const ray = a * side + b;
        const r2 = (a + hash(id, ray, 1)) / side;
        const angle = ((b + hash(id, ray, 2)) / side) * Math.PI * 2;
        const r = Math.sqrt(r2);
        const x = r * Math.cos(angle);
        const y = r * Math.sin(angle);
        const z = Math.sqrt(1 - r2);
        const dx = f[0] * x + f[3] * y + nx * z;
        const dy = f[1] * x + f[4] * y + ny * z;
        const dz = f[2] * x + f[5] * y + nz * z;
        if (!tracer.cast(ox, oy, oz, dx, dy, dz, 1e4, false)) {
          const j = Math.min(
            SKY_HIGH - 1,
            Math.floor((0.5 - Math.asin(Math.max(-1, Math.min(1, dy))) / Math.PI) * SKY_HIGH),
          );
          const i = Math.min(
            SKY_WIDE - 1,
            Math.floor((Math.atan2(dx, -dz) / (2 * Math.PI) + 0.5) * SKY_WIDE),
          );
          const k = (j * SKY_WIDE + i) * 3;
          sum[0] += dome[k] * weight;
          sum[1] += dome[k + 1] * weight;
          sum[2] += dome[k + 2] * weight;
          continue;
        }
        this.near += 1 / (tracer.distance + 0.02);
        const t = tracer.triangle;
        const chart = scene.charts[scene.chartOf[t]];
        const material = scene.materials[chart.material];
        const n = t * 9;
        const turned =
          scene.normals[n] * dx + scene.normals[n + 1] * dy + scene.normals[n + 2] * dz > 0;
        if (turned && material.kind !== 'leaf' && material.kind !== 'lattice') continue;
        if (material.glow && !material.lamp) {
          sum[0] += material.glow[0] * weight;
          sum[1] += material.glow[1] * weight;
          sum[2] += material.glow[2] * weight;
        }
        const w = 1 - tracer.second - tracer.third;
        const q = t * 6;
        const u =
          scene.uvs[q] * w + scene.uvs[q + 2] * tracer.second + scene.uvs[q + 4] * tracer.third;
        const v =
          scene.uvs[q + 1] * w + scene.uvs[q + 3] * tracer.second + scene.uvs[q + 5] * tracer.third;
        const i = Math.min(chart.width - 1, Math.max(0, Math.floor(u * chart.width)));
        const j = Math.min(chart.height - 1, Math.max(0, Math.floor(v * chart.height)));
        const k = chart.offset + j * chart.width + i;
        const s = maps.sun[k];
        const scale = weight / Math.PI;
        sum[0] +=
          material.colour[0] * (s * sky.sun[0] + maps.lamp[k * 3] + maps.from[k * 3]) * scale;
        sum[1] +=
          material.colour[1] *
          (s * sky.sun[1] + maps.lamp[k * 3 + 1] + maps.from[k * 3 + 1]) *
          scale;
        sum[2] +=
          material.colour[2] *
          (s * sky.sun[2] + maps.lamp[k * 3 + 2] + maps.from[k * 3 + 2]) *
          scale;
      }
    }
  }

  /** Lamps, each with a few points so that shadows get a soft edge. */
  private lamps(id: number, thin: boolean): void {
    const { place, maps, tracer } = this;
    for (const [n, light] of this.scene.lights.entries()) {
      const reach = Math.hypot(light.at[0] - place.x, light.at[1] - place.y, light.at[2] - place.z);
      const strength = light.power[0] / (reach * reach);
      if (strength < 0.025) continue;
      const rays = strength > 0.3 ? 9 : 4;
      let lit = 0;
      for (let k = 0; k < rays; k++) {
        const h = ((k + hash(id, k, 7)) / rays) * 2 - 1;
        const a = hash(id, k, 8 + n) * Math.PI * 2;
        const flat = light.facing ? 0 : Math.sqrt(1 - h * h);
        const spread = Math.sqrt(Math.abs(h));
        const lx =
          light.at[0] +
          light.radius *
            (light.facing
              ? Math.cos(a) * spread * (1 - Math.abs(light.facing[0]))
              : flat * Math.cos(a));
        const ly = light.at[1] + light.radius * (light.facing ? 0 : h);
        const lz =
          light.at[2] + light.radius * (light.facing ? Math.sin(a) * spread : flat * Math.sin(a));
        const [x, y, z] = [lx - place.x, ly - place.y, lz - place.z];
        const d = Math.hypot(x, y, z);
        const cos = (x * place.nx + y * place.ny + z * place.nz) / d;
        const facing = thin ? Math.abs(cos) * 0.7 : cos;
        if (facing <= 0) continue;
        let beam = 1;
        if (light.facing) {
          const out = -(x * light.facing[0] + y * light.facing[1] + z * light.facing[2]) / d;
          if (out <= 0) continue;
          beam = out ** (light.focus ?? 1);
        }
        const e = thin && cos < 0 ? -0.002 : 0.002;
        if (
          tracer.blocked(
            place.x + place.nx * e,
            place.y + place.ny * e,
            place.z + place.nz * e,
            x / d,
            y / d,
            z / d,
            d - light.radius * 1.15 - 0.01,
          )
        )
          continue;
        lit += (facing * beam) / (d * d + 0.02) / rays;
      }
      for (let c = 0; c < 3; c++) maps.lamp[id * 3 + c] += lit * light.power[c];
    }
  }

  private buried(id: number): boolean {
    const { place, tracer, scene } = this;
    this.base(place.nx, place.ny, place.nz);
    const f = this.frame;
    let backs = 0;
    const rays = 12;
    for (let k = 0; k < rays; k++) {
      const r2 = (k + 0.5) / rays;
      const angle = (k * 0.618 + hash(id, k, 4)) * Math.PI * 2;
      const r = Math.sqrt(r2);
      const [x, y, z] = [r * Math.cos(angle), r * Math.sin(angle), Math.sqrt(1 - r2)];
      const [dx, dy, dz] = [
        f[0] * x + f[3] * y + place.nx * z,
        f[1] * x + f[4] * y + place.ny * z,
        f[2] * x + f[5] * y + place.nz * z,
      ];
      if (
        !tracer.cast(
          place.x + place.nx * 0.001,
          place.y + place.ny * 0.001,
          place.z + place.nz * 0.001,
          dx,
          dy,
          dz,
          6,
          false,
        )
      )
        continue;
      const t = tracer.triangle;
      const kind = scene.materials[scene.charts[scene.chartOf[t]].material].kind;
      if (kind === 'leaf' || kind === 'lattice') continue;
      if (
        scene.normals[t * 9] * dx + scene.normals[t * 9 + 1] * dy + scene.normals[t * 9 + 2] * dz >
        0.02
      )
        backs++;
    }
    return backs > rays * 0.34;
  }

  private base(nx: number, ny: number, nz: number): void {
    const f = this.frame;
    const flat = Math.abs(ny) > 0.9;
    const [hx, hy] = flat ? [1, 0] : [0, 1];
    let [ax, ay, az] = [hy * nz, -hx * nz, hx * ny - hy * nx];
    const l = Math.hypot(ax, ay, az);
    [ax, ay, az] = [ax / l, ay / l, az / l];
    f[0] = ax;
    f[1] = ay;
    f[2] = az;
    f[3] = ny * az - nz * ay;
    f[4] = nz * ax - nx * az;
    f[5] = nx * ay - ny * ax;
  }
}

/** Takes the last grain out of the gathered light, gives buried texels the light of their neighbours, and adds the lamps. */
export function finish(scene: Scene, maps: LightMaps): void {
  for (const chart of scene.charts) {
    const { width, height, offset } = chart;
    const count = width * height;
    const value = new Float32Array(count * 3);
    const known = new Uint8Array(count);
    for (let i = 0; i < count; i++) {
      known[i] = maps.valid[offset + i] ? 1 : 0;
      for (let c = 0; c < 3; c++) value[i * 3 + c] = maps.to[(offset + i) * 3 + c] + 0;
    }
    if (width > 3 && height > 3) {
      for (const [stepX, stepY] of [
        [1, 0],
        [0, 1],
        [1, 0],
        [0, 1],
      ] as const) {
        const source = value.slice();
        const step = stepX ? chart.sizeA / width : chart.sizeB / height;
        for (let y = 0; y < height; y++) {
          for (let x = 0; x < width; x++) {
            const i = y * width + x;
            if (!known[i]) continue;
            let [r, g, b, total] = [0, 0, 0, 0];
            const radius = Math.max(1.5, Math.min(12, (maps.reach[offset + i] * 0.36) / step));
            const whole = Math.floor(radius + 0.5);
            for (let k = -whole; k <= whole; k++) {
              const nx = x + k * stepX;
              const ny = y + k * stepY;
              if (nx < 0 || ny < 0 || nx >= width || ny >= height || !known[ny * width + nx])
                continue;
              const w = Math.exp((-2 * k * k) / (radius * radius));
              const q = (ny * width + nx) * 3;
              r += source[q] * w;
              g += source[q + 1] * w;
              b += source[q + 2] * w;
              total += w;
            }
            value[i * 3] = r / total;
            value[i * 3 + 1] = g / total;
            value[i * 3 + 2] = b / total;
          }
        }
      }
    }
    for (let i = 0; i < count; i++)
      for (let c = 0; c < 3; c++) value[i * 3 + c] += maps.lamp[(offset + i) * 3 + c];
    for (let round = 0; round < 10; round++) {
      const before = known.slice();
      let left = 0;
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          const i = y * width + x;
          if (before[i]) continue;
          let [r, g, b, total] = [0, 0, 0, 0];
          for (let dy = -1; dy <= 1; dy++) {
            for (let dx = -1; dx <= 1; dx++) {
              const [nx, ny] = [x + dx, y + dy];
              if (nx < 0 || ny < 0 || nx >= width || ny >= height || !before[ny * width + nx])
                continue;
              const q = (ny * width + nx) * 3;
              r += value[q];
              g += value[q + 1];
              b += value[q + 2];
              total++;
            }
          }
          if (!total) left++;
          else {
            value[i * 3] = r / total;
            value[i * 3 + 1] = g / total;
            value[i * 3 + 2] = b / total;
            known[i] = 1;
          }
        }
      }
      if (!left) break;
    }
    maps.to.set(value, offset * 3);
  }
}
