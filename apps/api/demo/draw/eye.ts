import type { LightMaps } from './light.ts';
import type { Spot } from './materials.ts';
import { hash } from './noise.ts';
import type { Scene } from './scene.ts';
import type { Sky } from './sky.ts';
import type { Tracer } from './tracer.ts';

/** Half the angle of the sun's disc, a little widened for a gentle edge. */
const SUN_SIZE = 0.005;
const DEPTH = 3;
/** From this roughness on a mirror image is smoothed afterwards. */
const BLURRED = 0.008;

/** Looks along a ray and says what light comes back. */
export class Eye {
  readonly out = new Float64Array(3);
  /** The blurred share of the last look's mirror image, kept apart so that it can be smoothed, and the chart that was met. */
  readonly gloss = new Float64Array(3);
  met = -1;
  private readonly scene: Scene;
  private readonly sky: Sky;
  private readonly tracer: Tracer;
  private readonly maps: LightMaps;
  private readonly spot: Spot = {
    a: 0,
    b: 0,
    seed: 0,
    foot: 0,
    r: 0,
    g: 0,
    b_: 0,
    shine: 1,
    tiltA: 0,
    tiltB: 0,
  };
  private readonly normals: Float32Array;
  private readonly sunA: readonly [number, number, number];
  private readonly sunB: readonly [number, number, number];

  constructor(scene: Scene, sky: Sky, tracer: Tracer, maps: LightMaps) {
    this.scene = scene;
    this.sky = sky;
    this.tracer = tracer;
    this.maps = maps;
    this.normals = Float32Array.from(scene.normals);
    const [x, y, z] = sky.towards;
    const l = Math.hypot(x, z) || 1;
    this.sunA = [z / l, 0, -x / l];
    this.sunB = [(-x * y) / l, l, (-z * y) / l];
  }

  /** `key` makes the ray's small random choices repeatable; `spread` is the angle a pixel covers. */
  look(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    spread: number,
    key: number,
    depth = 0,
    travelled = 0,
  ): void {
    const { out, scene, sky, tracer, maps, spot } = this;
    if (depth === 0) {
      this.gloss.fill(0);
      this.met = -1;
    }
    if (!tracer.cast(ox, oy, oz, dx, dy, dz, 1e4, true)) {
      sky.look(dx, dy, dz, out);
      return;
    }
    const t = tracer.triangle;
    const distance = tracer.distance;
    const { second, third } = tracer;
    const first = 1 - second - third;
    const chart = scene.charts[scene.chartOf[t]];
    maps.seen[scene.chartOf[t]] = 1;
    const material = scene.materials[chart.material];
    const n9 = t * 9;
    const N = this.normals;
    let nx = N[n9] * first + N[n9 + 3] * second + N[n9 + 6] * third;
    let ny = N[n9 + 1] * first + N[n9 + 4] * second + N[n9 + 7] * third;
    let nz = N[n9 + 2] * first + N[n9 + 5] * second + N[n9 + 8] * third;
    const nl = 1 / Math.hypot(nx, ny, nz);
    nx *= nl;
    ny *= nl;
    nz *= nl;
    let cos = -(nx * dx + ny * dy + nz * dz);
    const [px, py, pz] = [ox + dx * distance, oy + dy * distance, oz + dz * distance];
    if (cos < 0) {
      nx = -nx;
      ny = -ny;
      nz = -nz;
      cos = -cos;
    }
    const far = travelled + distance;
    if (material.kind === 'glass') {
      const fresnel = 0.04 + 0.96 * (1 - cos) ** 5;
      let [r, g, b] = [0, 0, 0];
      if (depth < 2 && fresnel > 0.02) {
        this.look(
          px + nx * 1e-3,
          py + ny * 1e-3,
          pz + nz * 1e-3,
          dx + 2 * cos * nx,
          dy + 2 * cos * ny,
          dz + 2 * cos * nz,
          spread,
          key + 31,
          depth + 2,
          far,
        );
        [r, g, b] = [out[0] * fresnel * 1.6, out[1] * fresnel * 1.6, out[2] * fresnel * 1.6];
      }
      this.look(
        px + dx * 1e-4,
        py + dy * 1e-4,
        pz + dz * 1e-4,
        dx,
        dy,
        dz,
        spread,
        key + 17,
        depth,
        far,
      );
      out[0] = out[0] * material.colour[0] * (1 - fresnel) + r;
      out[1] = out[1] * material.colour[1] * (1 - fresnel) + g;
      out[2] = out[2] * material.colour[2] * (1 - fresnel) + b;
      return;
    }
    const U = scene.uvs;
    const q = t * 6;
    const u = U[q] * first + U[q + 2] * second + U[q + 4] * third;
    const v = U[q + 1] * first + U[q + 3] * second + U[q + 5] * third;
    const thin = material.kind === 'leaf' || material.kind === 'lattice';

    spot.a = u * chart.sizeA;
    spot.b = v * chart.sizeB;
    spot.seed = chart.seed;
    spot.foot = (spread * far) / Math.max(0.15, Math.sqrt(cos));
    spot.shine = 1;
    spot.tiltA = 0;
    spot.tiltB = 0;
    if (material.texture) material.texture(spot);
    else {
      spot.r = material.colour[0];
      spot.g = material.colour[1];
      spot.b_ = material.colour[2];
    }
    const [ar, ag, ab, shine, tiltA, tiltB] = [
      Math.max(0, spot.r),
      Math.max(0, spot.g),
      Math.max(0, spot.b_),
      spot.shine,
      spot.tiltA,
      spot.tiltB,
    ];

    // Light on the spot: the map between its texels, and the sun by a ray of its own for a sharp edge.
    const x = u * chart.width - 0.5;
    const y = v * chart.height - 0.5;
    const i0 = Math.max(0, Math.floor(x));
    const j0 = Math.max(0, Math.floor(y));
    const i1 = Math.min(chart.width - 1, i0 + 1);
    const j1 = Math.min(chart.height - 1, j0 + 1);
    const fx = Math.min(1, Math.max(0, x - i0));
    const fy = Math.min(1, Math.max(0, y - j0));
    const m = maps.to;
    const k00 = (chart.offset + j0 * chart.width + i0) * 3;
    const k10 = (chart.offset + j0 * chart.width + i1) * 3;
    const k01 = (chart.offset + j1 * chart.width + i0) * 3;
    const k11 = (chart.offset + j1 * chart.width + i1) * 3;
    const [w00, w10, w01, w11] = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy];
    let lr = m[k00] * w00 + m[k10] * w10 + m[k01] * w01 + m[k11] * w11;
    let lg = m[k00 + 1] * w00 + m[k10 + 1] * w10 + m[k01 + 1] * w01 + m[k11 + 1] * w11;
    let lb = m[k00 + 2] * w00 + m[k10 + 2] * w10 + m[k01 + 2] * w01 + m[k11 + 2] * w11;
    const side = nx * sky.towards[0] + ny * sky.towards[1] + nz * sky.towards[2];
    const facing = thin ? (side > 0 ? side : -side * 0.55) : side;
    if (facing > 0 && sky.sun[1] > 0) {
      // The rays of one pixel share the sun's disc out among themselves.
      const turn = key & 3;
      const angle = (hash(key >> 4, 1, depth) + turn * 0.382) * Math.PI * 2;
      const r = Math.sqrt((turn + hash(key, 2, depth)) / 4) * SUN_SIZE;
      const [sa, sb] = [Math.cos(angle) * r, Math.sin(angle) * r];
      const e = side > 0 ? 1.5e-3 : -1.5e-3;
      if (
        !tracer.blocked(
          px + nx * e,
          py + ny * e,
          pz + nz * e,
          sky.towards[0] + this.sunA[0] * sa + this.sunB[0] * sb,
          sky.towards[1] + this.sunA[1] * sa + this.sunB[1] * sb,
          sky.towards[2] + this.sunA[2] * sa + this.sunB[2] * sb,
          1e4,
        )
      ) {
        lr += sky.sun[0] * facing;
        lg += sky.sun[1] * facing;
        lb += sky.sun[2] * facing;
      }
    }
    let r = (ar * lr) / Math.PI;
    let g = (ag * lg) / Math.PI;
    let b = (ab * lb) / Math.PI;
    if (material.glow) {
      r += material.glow[0];
      g += material.glow[1];
      b += material.glow[2];
    }

    const mirrored = (material.reflect ?? 0) * shine;
    if (mirrored > 0 && depth < DEPTH && !thin) {
      const rough = material.rough ?? 0;
      const fresnel =
        mirrored +
        (1 - mirrored) * (1 - cos) ** 5 * (rough > 0.1 ? 0.25 : 0.8) * Math.min(1, mirrored * 20);
      if (fresnel > 0.008) {
        let [mx, my, mz] = [nx, ny, nz];
        if (rough > 0 || tiltA || tiltB) {
          const p = hash(key, 5, depth) * Math.PI * 2;
          const k = rough * 0.5 * Math.sqrt(hash(key, 6, depth));
          mx += Math.cos(p) * k + (Math.abs(ny) > 0.5 ? tiltA : 0);
          mz += Math.sin(p) * k + (Math.abs(ny) > 0.5 ? tiltB : 0);
          my += Math.abs(ny) > 0.5 ? 0 : Math.cos(p * 1.7) * k;
          const l = 1 / Math.hypot(mx, my, mz);
          mx *= l;
          my *= l;
          mz *= l;
        }
        const along = -2 * (mx * dx + my * dy + mz * dz);
        const [rx, ry, rz] = [dx + along * mx, dy + along * my, dz + along * mz];
        if (rx * nx + ry * ny + rz * nz > 0) {
          this.look(
            px + nx * 1.5e-3,
            py + ny * 1.5e-3,
            pz + nz * 1.5e-3,
            rx,
            ry,
            rz,
            spread + rough * 0.3,
            key + 101,
            depth + 1,
            far,
          );
          // Metals mirror in their own colour, everything else in white.
          const metal = mirrored > 0.1 && mirrored < 0.8;
          const peak = Math.max(ar, ag, ab, 0.01);
          const limit = rough > 0 ? 2.5 : 6;
          // The eye discounts the blue of the sky in a sheen, as a camera does not.
          const grey = rough > 0 ? (out[0] + out[1] + out[2]) / 6 : 0;
          const keep = rough > 0 ? 0.5 : 1;
          const mr = Math.min(limit, out[0] * keep + grey) * fresnel * (metal ? ar / peak : 1);
          const mg = Math.min(limit, out[1] * keep + grey) * fresnel * (metal ? ag / peak : 1);
          const mb = Math.min(limit, out[2] * keep + grey) * fresnel * (metal ? ab / peak : 1);
          const apart = depth === 0 && rough >= BLURRED;
          r = r * (1 - fresnel) + (apart ? 0 : mr);
          g = g * (1 - fresnel) + (apart ? 0 : mg);
          b = b * (1 - fresnel) + (apart ? 0 : mb);
          if (apart) {
            this.gloss[0] = mr;
            this.gloss[1] = mg;
            this.gloss[2] = mb;
          }
        }
      }
    }
    if (depth === 0) this.met = scene.chartOf[t];
    out[0] = r;
    out[1] = g;
    out[2] = b;
  }
}
