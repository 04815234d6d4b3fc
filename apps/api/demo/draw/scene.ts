import type { Material } from './materials.ts';
import { add, cross, length, normalize, scale } from './vec.ts';
import type { Vec3 } from './vec.ts';

/** A place on a surface: where it is and which way it faces. */
export interface Place {
  x: number;
  y: number;
  z: number;
  nx: number;
  ny: number;
  nz: number;
}

/** A surface unrolled into its own small light map. */
export interface Chart {
  width: number;
  height: number;
  /** Index of the first texel among all texels of the scene. */
  offset: number;
  sizeA: number;
  sizeB: number;
  seed: number;
  material: number;
  place: (u: number, v: number, out: Place) => void;
  inside?: (u: number, v: number) => boolean;
}

/** A lamp that casts light: a ball, or a flat panel shining along its normal. */
export interface Light {
  at: Vec3;
  radius: number;
  /** Radiant intensity in each colour. */
  power: Vec3;
  /** Only for panels and spots: light falls off with the cosine to this direction. */
  facing?: Vec3;
  /** Power of the cosine; 1 for a panel, more for a narrower beam. */
  focus?: number;
}

export interface Opening {
  /** Distance of the opening's centre from the wall's start. */
  at: number;
  width: number;
  sill?: number;
  /** Height of a straight head, or of the springing line of an arch. */
  head: number;
  shape?: 'flat' | 'round' | 'pointed';
}

interface Turn {
  x: number;
  y: number;
  z: number;
  cos: number;
  sin: number;
}

/** Height of an opening's upper edge above its springing, at distance d from its centre. */
export function rise(opening: Opening, d: number): number {
  const half = opening.width / 2;
  const x = Math.min(Math.abs(d), half);
  if (opening.shape === 'round') return Math.sqrt(half * half - x * x);
  if (opening.shape !== 'pointed') return 0;
  const radius = half * 1.5;
  return Math.sqrt(Math.max(0, radius * radius - (x + radius - half) ** 2));
}

/** Collects surfaces as triangles and charts. Coordinates are metres, y is up. */
export class Scene {
  readonly corners: number[] = [];
  readonly normals: number[] = [];
  readonly uvs: number[] = [];
  readonly chartOf: number[] = [];
  readonly charts: Chart[] = [];
  readonly materials: Material[] = [];
  readonly lights: Light[] = [];
  texels = 0;
  /** Size of a light map texel for surfaces drawn from now on. */
  texel = 0.055;
  private turn: Turn = { x: 0, y: 0, z: 0, cos: 1, sin: 0 };

  /** Draws `content` moved to a place and turned about the upright by `yaw` (radians, counter-clockwise from above). */
  at(x: number, y: number, z: number, yaw: number, content: () => void): void {
    const outer = this.turn;
    const o = this.point([x, y, z]);
    const cos = Math.cos(yaw);
    const sin = Math.sin(yaw);
    this.turn = {
      x: o[0],
      y: o[1],
      z: o[2],
      cos: outer.cos * cos - outer.sin * sin,
      sin: outer.sin * cos + outer.cos * sin,
    };
    content();
    this.turn = outer;
  }

  light(light: Light): void {
    const facing = light.facing ? this.direction(light.facing) : undefined;
    this.lights.push({ ...light, at: this.point(light.at), ...(facing ? { facing } : {}) });
  }

  /** A flat parallelogram; it faces a × b. */
  quad(origin: Vec3, a: Vec3, b: Vec3, material: Material): void {
    this.flat(
      origin,
      a,
      b,
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 0],
        [1, 1],
        [0, 1],
      ],
      material,
    );
  }

  /** Any flat shape, as triangles in the parallelogram's own 0..1 coordinates. */
  flat(
    origin: Vec3,
    a: Vec3,
    b: Vec3,
    triangles: readonly (readonly [number, number])[],
    material: Material,
    inside?: (u: number, v: number) => boolean,
  ): void {
    const o = this.point(origin);
    const ea = this.direction(a);
    const eb = this.direction(b);
    const n = normalize(cross(ea, eb));
    const place = (u: number, v: number, out: Place): void => {
      out.x = o[0] + ea[0] * u + eb[0] * v;
      out.y = o[1] + ea[1] * u + eb[1] * v;
      out.z = o[2] + ea[2] * u + eb[2] * v;
      out.nx = n[0];
      out.ny = n[1];
      out.nz = n[2];
    };
    this.chart(place, length(a), length(b), triangles, material, inside);
  }

  /** A curved surface given by a function over 0..1 × 0..1 in local coordinates. */
  curved(
    shape: (u: number, v: number) => { p: Vec3; n: Vec3 },
    sizeA: number,
    sizeB: number,
    stepsA: number,
    stepsB: number,
    material: Material,
  ): void {
    const t = this.turn;
    const place = (u: number, v: number, out: Place): void => {
      const { p, n } = shape(u, v);
      out.x = t.x + p[0] * t.cos + p[2] * t.sin;
      out.y = t.y + p[1];
      out.z = t.z - p[0] * t.sin + p[2] * t.cos;
      const l = length(n) || 1;
      out.nx = (n[0] * t.cos + n[2] * t.sin) / l;
      out.ny = n[1] / l;
      out.nz = (-n[0] * t.sin + n[2] * t.cos) / l;
    };
    const triangles: [number, number][] = [];
    for (let i = 0; i < stepsA; i++) {
      for (let j = 0; j < stepsB; j++) {
        const [u0, u1, v0, v1] = [i / stepsA, (i + 1) / stepsA, j / stepsB, (j + 1) / stepsB];
        triangles.push([u0, v0], [u1, v0], [u1, v1], [u0, v0], [u1, v1], [u0, v1]);
      }
    }
    this.chart(place, sizeA, sizeB, triangles, material);
  }

  /** An upright box between two corners. `skip` names faces nobody sees: x X y Y z Z (small letter = the lower side). */
  box(low: Vec3, high: Vec3, material: Material, skip = ''): void {
    const [x, y, z] = low;
    const [w, h, d] = [high[0] - x, high[1] - y, high[2] - z];
    if (!skip.includes('Z')) this.quad([x, y, z + d], [w, 0, 0], [0, h, 0], material);
    if (!skip.includes('z')) this.quad([x + w, y, z], [-w, 0, 0], [0, h, 0], material);
    if (!skip.includes('X')) this.quad([x + w, y, z + d], [0, 0, -d], [0, h, 0], material);
    if (!skip.includes('x')) this.quad([x, y, z], [0, 0, d], [0, h, 0], material);
    if (!skip.includes('Y')) this.quad([x, y + h, z + d], [w, 0, 0], [0, 0, -d], material);
    if (!skip.includes('y')) this.quad([x, y, z], [w, 0, 0], [0, 0, d], material);
  }

  /** A box given by the middle of its underside. */
  block(
    x: number,
    y: number,
    z: number,
    w: number,
    h: number,
    d: number,
    material: Material,
    skip = '',
  ): void {
    this.box([x - w / 2, y, z - d / 2], [x + w / 2, y + h, z + d / 2], material, skip);
  }

  /** A box with round edges, for upholstery. Placed like `block`. */
  cushion(
    x: number,
    y: number,
    z: number,
    w: number,
    h: number,
    d: number,
    radius: number,
    material: Material,
    puff = 0,
  ): void {
    const half: Vec3 = [w / 2, h / 2, d / 2];
    const r = Math.min(radius, ...half);
    const round = (p: Vec3): { p: Vec3; n: Vec3 } => {
      const inner = [0, 1, 2].map((i) => Math.max(-(half[i] - r), Math.min(half[i] - r, p[i])));
      const c: Vec3 = [inner[0], inner[1], inner[2]];
      const n = normalize(add(p, scale(c, -1)));
      const swell = puff * (1 - (p[0] / half[0]) ** 2) * (1 - (p[2] / half[2]) ** 2);
      return {
        p: add(add(c, scale(n, r)), [x, y + half[1] + (n[1] > 0.1 ? swell * n[1] : 0), z]),
        n,
      };
    };
    const faces: readonly [Vec3, Vec3, Vec3][] = [
      [
        [0, 0, 1],
        [1, 0, 0],
        [0, 1, 0],
      ],
      [
        [0, 0, -1],
        [-1, 0, 0],
        [0, 1, 0],
      ],
      [
        [1, 0, 0],
        [0, 0, -1],
        [0, 1, 0],
      ],
      [
        [-1, 0, 0],
        [0, 0, 1],
        [0, 1, 0],
      ],
      [
        [0, 1, 0],
        [1, 0, 0],
        [0, 0, -1],
      ],
      [
        [0, -1, 0],
        [1, 0, 0],
        [0, 0, 1],
      ],
    ];
    // Steps gather at the edges, where the surface bends.
    const even = (u: number, size: number): number => {
      const k = Math.min(0.45, (r * 1.05) / size);
      return u < 0.4
        ? (u / 0.4) * k
        : u > 0.6
          ? 1 - ((1 - u) / 0.4) * k
          : k + ((u - 0.4) / 0.2) * (1 - 2 * k);
    };
    for (const [n, a, b] of faces) {
      const sizeA = 2 * Math.abs(a[0] * half[0] + a[1] * half[1] + a[2] * half[2]);
      const sizeB = 2 * Math.abs(b[0] * half[0] + b[1] * half[1] + b[2] * half[2]);
      this.curved(
        (u, v) => {
          const s = even(u, sizeA) * 2 - 1;
          const t = even(v, sizeB) * 2 - 1;
          return round([
            (n[0] + a[0] * s + b[0] * t) * half[0],
            (n[1] + a[1] * s + b[1] * t) * half[1],
            (n[2] + a[2] * s + b[2] * t) * half[2],
          ]);
        },
        sizeA,
        sizeB,
        8,
        8,
        material,
      );
    }
  }

  /** A turned form: points of [radius, height] from the bottom up, around an upright axis. */
  turned(
    x: number,
    y: number,
    z: number,
    profile: readonly (readonly [number, number])[],
    material: Material,
    sides = 24,
    soft = true,
  ): void {
    for (let i = 0; i + 1 < profile.length; i++) {
      const [r0, y0] = profile[i];
      const [r1, y1] = profile[i + 1];
      const slope = (k: number): [number, number] => {
        const from = profile[Math.max(0, k)];
        const to = profile[Math.min(profile.length - 1, k + 1)];
        const l = Math.hypot(to[1] - from[1], to[0] - from[0]) || 1;
        return [(to[1] - from[1]) / l, (from[0] - to[0]) / l];
      };
      const own = slope(i);
      const blend = (other: [number, number]): [number, number] => {
        const agrees = own[0] * other[0] + own[1] * other[1] > 0.6;
        return soft && agrees ? [own[0] + other[0], own[1] + other[1]] : own;
      };
      const [n0, n1] = [blend(slope(i - 1)), blend(i + 2 < profile.length ? slope(i + 1) : own)];
      const around = Math.PI * 2;
      this.curved(
        (u, v) => {
          const angle = -u * around;
          const radius = r0 + (r1 - r0) * v;
          const nr = n0[0] + (n1[0] - n0[0]) * v;
          return {
            p: [x + radius * Math.cos(angle), y + y0 + (y1 - y0) * v, z + radius * Math.sin(angle)],
            n: [nr * Math.cos(angle), n0[1] + (n1[1] - n0[1]) * v, nr * Math.sin(angle)],
          };
        },
        around * Math.max(r0, r1),
        Math.hypot(r1 - r0, y1 - y0),
        sides,
        1,
        material,
      );
    }
  }

  /** A round rod between two points. */
  rod(from: Vec3, to: Vec3, radius: number, material: Material, sides = 8): void {
    const along = add(to, scale(from, -1));
    const w = normalize(along);
    const a = normalize(cross(w, Math.abs(w[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
    const b = cross(w, a);
    this.curved(
      (u, v) => {
        const n = add(scale(a, Math.cos(u * Math.PI * 2)), scale(b, Math.sin(u * Math.PI * 2)));
        return { p: add(add(from, scale(along, v)), scale(n, radius)), n };
      },
      radius * 6.3,
      length(along),
      sides,
      1,
      material,
    );
  }

  /**
   * A wall on a straight line of the plan, with openings cut through it.
   * Seen from the left of the line from start to end one looks at `left`.
   */
  wall(
    start: readonly [number, number],
    end: readonly [number, number],
    low: number,
    high: number,
    thick: number,
    left: Material,
    options: { right?: Material; reveal?: Material; openings?: readonly Opening[] } = {},
  ): void {
    const { right = left, reveal = left, openings = [] } = options;
    const long = Math.hypot(end[0] - start[0], end[1] - start[1]);
    const yaw = Math.atan2(-(end[1] - start[1]), end[0] - start[0]);
    const h = high - low;
    const inside = (u: number, v: number): boolean =>
      !openings.some((o) => {
        const d = u * long - o.at;
        return Math.abs(d) < o.width / 2 && v * h > (o.sill ?? 0) && v * h < o.head + rise(o, d);
      });
    const triangles: [number, number][] = [];
    const strip = (
      s0: number,
      s1: number,
      low0: number,
      low1: number,
      top0: number,
      top1: number,
    ): void => {
      if (top0 - low0 < 1e-4 && top1 - low1 < 1e-4) return;
      triangles.push([s0 / long, low0 / h], [s1 / long, low1 / h], [s1 / long, top1 / h]);
      triangles.push([s0 / long, low0 / h], [s1 / long, top1 / h], [s0 / long, top0 / h]);
    };
    let reached = 0;
    const t2 = thick / 2;
    this.at(start[0], low, start[1], yaw, () => {
      for (const o of [...openings].sort((p, q) => p.at - q.at)) {
        const s0 = o.at - o.width / 2;
        const s1 = o.at + o.width / 2;
        const sill = o.sill ?? 0;
        strip(reached, s0, 0, 0, h, h);
        if (sill > 0) strip(s0, s1, 0, 0, sill, sill);
        const steps = o.shape && o.shape !== 'flat' ? 20 : 1;
        for (let i = 0; i < steps; i++) {
          const k = (n: number): number =>
            s0 + (o.width * (1 - Math.cos((Math.PI * n) / steps))) / 2;
          const [a, b] = steps === 1 ? [s0, s1] : [k(i), k(i + 1)];
          strip(a, b, o.head + rise(o, a - o.at), o.head + rise(o, b - o.at), h, h);
        }
        const depth: Vec3 = [0, 0, thick];
        this.quad([s0, sill, t2], [0, 0, -thick], [0, o.head - sill, 0], reveal);
        this.quad([s1, sill, -t2], depth, [0, o.head - sill, 0], reveal);
        if (sill > 0) this.quad([s0, sill, t2], [o.width, 0, 0], [0, 0, -thick], reveal);
        this.head(o, thick, reveal);
        reached = s1;
      }
      strip(reached, long, 0, 0, h, h);
      this.flat(
        [0, 0, t2],
        [long, 0, 0],
        [0, h, 0],
        triangles,
        right,
        openings.length ? inside : undefined,
      );
      this.flat(
        [long, 0, -t2],
        [-long, 0, 0],
        [0, h, 0],
        triangles.map(([u, v]): [number, number] => [1 - u, v]),
        left,
        openings.length ? (u, v) => inside(1 - u, v) : undefined,
      );
      this.quad([0, 0, -t2], [0, 0, thick], [0, h, 0], reveal);
      this.quad([long, 0, t2], [0, 0, -thick], [0, h, 0], reveal);
      this.quad([0, h, t2], [long, 0, 0], [0, 0, -thick], reveal);
    });
  }

  private head(o: Opening, thick: number, material: Material): void {
    if (!o.shape || o.shape === 'flat') {
      this.quad([o.at - o.width / 2, o.head, -thick / 2], [o.width, 0, 0], [0, 0, thick], material);
      return;
    }
    const parts =
      o.shape === 'pointed'
        ? ([
            [0, 0.5],
            [0.5, 1],
          ] as const)
        : ([[0, 1]] as const);
    for (const [from, to] of parts) {
      const d = (u: number): number =>
        (-Math.cos(Math.PI * (from + (to - from) * u)) * o.width) / 2;
      this.curved(
        (u, v) => {
          const e = 0.002;
          const mid = Math.max(e, Math.min(1 - e, u));
          const slope = [
            d(mid + e) - d(mid - e),
            rise(o, d(mid + e)) - rise(o, d(mid - e)),
          ] as const;
          return {
            p: [o.at + d(u), o.head + rise(o, d(u)), (v - 0.5) * thick],
            n: [slope[1], -slope[0], 0],
          };
        },
        o.width * 1.6 * (to - from),
        thick,
        20 * (to - from),
        1,
        material,
      );
    }
  }

  private chart(
    place: Chart['place'],
    sizeA: number,
    sizeB: number,
    triangles: readonly (readonly [number, number])[],
    material: Material,
    inside?: Chart['inside'],
  ): void {
    let index = this.materials.indexOf(material);
    if (index < 0) index = this.materials.push(material) - 1;
    const width = Math.max(sizeA < 0.08 ? 1 : 2, Math.min(600, Math.ceil(sizeA / this.texel)));
    const height = Math.max(sizeB < 0.08 ? 1 : 2, Math.min(600, Math.ceil(sizeB / this.texel)));
    const single = material.kind === 'leaf';
    const w = single ? 1 : width;
    const h = single ? 1 : height;
    const id =
      this.charts.push({
        width: w,
        height: h,
        offset: this.texels,
        sizeA,
        sizeB,
        seed: this.charts.length,
        material: index,
        place,
        ...(inside ? { inside } : {}),
      }) - 1;
    this.texels += w * h;
    const out: Place = { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0 };
    for (let i = 0; i < triangles.length; i += 3) {
      for (let k = 0; k < 3; k++) {
        const [u, v] = triangles[i + k];
        place(u, v, out);
        this.corners.push(out.x, out.y, out.z);
        this.normals.push(out.nx, out.ny, out.nz);
        this.uvs.push(u, v);
      }
      this.chartOf.push(id);
    }
  }

  private point(p: Vec3): Vec3 {
    const t = this.turn;
    return [t.x + p[0] * t.cos + p[2] * t.sin, t.y + p[1], t.z - p[0] * t.sin + p[2] * t.cos];
  }

  private direction(p: Vec3): Vec3 {
    const t = this.turn;
    return [p[0] * t.cos + p[2] * t.sin, p[1], -p[0] * t.sin + p[2] * t.cos];
  }
}
