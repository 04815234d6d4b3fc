import type { Scene } from './scene.ts';

const LEAF = 3;
const BINS = 12;

/** Finds what a ray meets: a tree of boxes over the scene's triangles, in flat arrays. The last hit stays in the fields. */
export class Tracer {
  triangle = -1;
  distance = 0;
  /** Weights of the triangle's second and third corner at the hit. */
  second = 0;
  third = 0;
  private readonly bounds: Float32Array;
  private readonly links: Int32Array;
  private readonly order: Int32Array;
  private edges: Float32Array;
  private readonly kinds: Uint8Array;
  private readonly stack = new Int32Array(96);
  private readonly near = new Float64Array(96);
  private readonly scene: Scene;

  constructor(scene: Scene) {
    this.scene = scene;
    const count = scene.chartOf.length;
    const c = scene.corners;
    const edges = new Float32Array(count * 9);
    this.kinds = new Uint8Array(count);
    this.order = Int32Array.from({ length: count }, (_, i) => i);
    const box = new Float32Array(count * 6);
    for (let i = 0; i < count; i++) {
      const k = i * 9;
      for (let axis = 0; axis < 3; axis++) {
        const [p, q, r] = [c[k + axis], c[k + 3 + axis], c[k + 6 + axis]];
        edges[k + axis] = p;
        edges[k + 3 + axis] = q - p;
        edges[k + 6 + axis] = r - p;
        box[i * 6 + axis] = Math.min(p, q, r) - 1e-5;
        box[i * 6 + 3 + axis] = Math.max(p, q, r) + 1e-5;
      }
      const kind = scene.materials[scene.charts[scene.chartOf[i]].material].kind;
      this.kinds[i] = kind === 'glass' ? 1 : kind === 'lattice' ? 2 : 0;
    }
    this.bounds = new Float32Array(count * 12);
    this.links = new Int32Array(count * 4);
    this.grow(box, count);
    // What lies close in space lies close in memory.
    this.edges = new Float32Array(count * 9);
    const kinds = this.kinds.slice();
    this.order.forEach((id, n) => {
      this.edges.set(edges.subarray(id * 9, id * 9 + 9), n * 9);
      this.kinds[n] = kinds[id];
    });
  }

  /** The nearest surface along the ray. Glass is seen only when asked for. */
  cast(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    far: number,
    glass: boolean,
  ): boolean {
    return this.walk(ox, oy, oz, dx, dy, dz, far, glass, false);
  }

  /** Is anything but glass in the way? */
  blocked(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    far: number,
  ): boolean {
    return this.walk(ox, oy, oz, dx, dy, dz, far, false, true);
  }

  private walk(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    far: number,
    glass: boolean,
    any: boolean,
  ): boolean {
    const { bounds, links, order, edges, kinds, stack, near } = this;
    const ix = 1 / (dx || 1e-12);
    const iy = 1 / (dy || 1e-12);
    const iz = 1 / (dz || 1e-12);
    let best = far;
    let found = -1;
    let top = 0;
    stack[0] = 0;
    near[0] = 0;
    while (top >= 0) {
      const node = stack[top];
      const entered = near[top--];
      if (entered > best) continue;
      const count = links[node * 2 + 1];
      const first = links[node * 2];
      if (count > 0) {
        for (let n = first; n < first + count; n++) {
          const kind = kinds[n];
          if (kind === 1 && !glass) continue;
          const k = n * 9;
          const e1x = edges[k + 3],
            e1y = edges[k + 4],
            e1z = edges[k + 5];
          const e2x = edges[k + 6],
            e2y = edges[k + 7],
            e2z = edges[k + 8];
          const px = dy * e2z - dz * e2y;
          const py = dz * e2x - dx * e2z;
          const pz = dx * e2y - dy * e2x;
          const det = e1x * px + e1y * py + e1z * pz;
          if (det > -1e-14 && det < 1e-14) continue;
          const inv = 1 / det;
          const sx = ox - edges[k],
            sy = oy - edges[k + 1],
            sz = oz - edges[k + 2];
          const u = (sx * px + sy * py + sz * pz) * inv;
          if (u < -1e-6 || u > 1.000001) continue;
          const qx = sy * e1z - sz * e1y;
          const qy = sz * e1x - sx * e1z;
          const qz = sx * e1y - sy * e1x;
          const v = (dx * qx + dy * qy + dz * qz) * inv;
          if (v < -1e-6 || u + v > 1.000001) continue;
          const t = (e2x * qx + e2y * qy + e2z * qz) * inv;
          if (t <= 1e-5 || t >= best) continue;
          if (kind === 2 && this.open(order[n], u, v)) continue;
          best = t;
          found = order[n];
          if (any) return true;
          this.second = u;
          this.third = v;
        }
        continue;
      }
      let firstNear = Infinity;
      let otherNear = Infinity;
      for (let side = 0; side < 2; side++) {
        const b = (first + side) * 6;
        const x0 = (bounds[b] - ox) * ix,
          x1 = (bounds[b + 3] - ox) * ix;
        const y0 = (bounds[b + 1] - oy) * iy,
          y1 = (bounds[b + 4] - oy) * iy;
        const z0 = (bounds[b + 2] - oz) * iz,
          z1 = (bounds[b + 5] - oz) * iz;
        let low = x0 < x1 ? x0 : x1;
        let high = x0 < x1 ? x1 : x0;
        const lowY = y0 < y1 ? y0 : y1,
          highY = y0 < y1 ? y1 : y0;
        const lowZ = z0 < z1 ? z0 : z1,
          highZ = z0 < z1 ? z1 : z0;
        if (lowY > low) low = lowY;
        if (lowZ > low) low = lowZ;
        if (low < 0) low = 0;
        if (highY < high) high = highY;
        if (highZ < high) high = highZ;
        if (best < high) high = best;
        if (low <= high) {
          if (side === 0) firstNear = low;
          else otherNear = low;
        }
      }
      const swap = otherNear < firstNear;
      const farther = swap ? firstNear : otherNear;
      const nearer = swap ? otherNear : firstNear;
      if (farther < Infinity) {
        stack[++top] = swap ? first : first + 1;
        near[top] = farther;
      }
      if (nearer < Infinity) {
        stack[++top] = swap ? first + 1 : first;
        near[top] = nearer;
      }
    }
    this.triangle = found;
    this.distance = best;
    return found >= 0;
  }

  private open(id: number, u: number, v: number): boolean {
    const { uvs, charts, chartOf, materials } = this.scene;
    const chart = charts[chartOf[id]];
    const hole = materials[chart.material].hole;
    if (!hole) return false;
    const k = id * 6;
    const w = 1 - u - v;
    return hole(
      (uvs[k] * w + uvs[k + 2] * u + uvs[k + 4] * v) * chart.sizeA,
      (uvs[k + 1] * w + uvs[k + 3] * u + uvs[k + 5] * v) * chart.sizeB,
    );
  }

  /** Splits where the summed surface of the two halves, weighted by content, is smallest. */
  private grow(box: Float32Array, count: number): void {
    const { bounds, links, order } = this;
    let used = 1;
    const work: [number, number, number][] = [[0, 0, count]];
    const stretch = (b: number[], id: number): void => {
      for (let a = 0; a < 3; a++) {
        b[a] = Math.min(b[a], box[id * 6 + a]);
        b[a + 3] = Math.max(b[a + 3], box[id * 6 + 3 + a]);
      }
    };
    const middle = (id: number, axis: number): number =>
      (box[id * 6 + axis] + box[id * 6 + 3 + axis]) / 2;
    for (let job = work.pop(); job; job = work.pop()) {
      const [node, from, to] = job;
      const whole = empty();
      const centres = empty();
      for (let i = from; i < to; i++) {
        stretch(whole, order[i]);
        for (let a = 0; a < 3; a++) {
          const m = middle(order[i], a);
          centres[a] = Math.min(centres[a], m);
          centres[a + 3] = Math.max(centres[a + 3], m);
        }
      }
      bounds.set(whole, node * 6);
      let bestCost = (to - from) * area(whole);
      let bestAxis = -1;
      let bestBin = 0;
      const axes = to - from > LEAF ? 3 : 0;
      for (let axis = 0; axis < axes; axis++) {
        const span = centres[axis + 3] - centres[axis];
        if (span < 1e-6) continue;
        const bins = Array.from({ length: BINS }, () => ({ box: empty(), count: 0 }));
        for (let i = from; i < to; i++) {
          const bin =
            bins[
              Math.min(
                BINS - 1,
                Math.floor(((middle(order[i], axis) - centres[axis]) / span) * BINS),
              )
            ];
          bin.count++;
          stretch(bin.box, order[i]);
        }
        for (let cut = 1; cut < BINS; cut++) {
          let [lowBox, lowCount, highBox, highCount] = [empty(), 0, empty(), 0];
          bins.forEach((bin, i) => {
            if (i < cut) [lowBox, lowCount] = [join(lowBox, bin.box), lowCount + bin.count];
            else [highBox, highCount] = [join(highBox, bin.box), highCount + bin.count];
          });
          const cost = area(lowBox) * lowCount + area(highBox) * highCount + area(whole) * 0.5;
          if (lowCount && highCount && cost < bestCost)
            [bestCost, bestAxis, bestBin] = [cost, axis, cut];
        }
      }
      if (bestAxis < 0) {
        links[node * 2] = from;
        links[node * 2 + 1] = to - from;
        continue;
      }
      const edge = centres[bestAxis];
      const span = centres[bestAxis + 3] - edge;
      let split = from;
      for (let i = from; i < to; i++) {
        if (
          Math.min(BINS - 1, Math.floor(((middle(order[i], bestAxis) - edge) / span) * BINS)) <
          bestBin
        ) {
          [order[i], order[split]] = [order[split], order[i]];
          split++;
        }
      }
      links[node * 2] = used;
      links[node * 2 + 1] = 0;
      work.push([used, from, split], [used + 1, split, to]);
      used += 2;
    }
  }
}

const area = (b: readonly number[]): number => {
  const [x, y, z] = [b[3] - b[0], b[4] - b[1], b[5] - b[2]];
  return x < 0 ? 0 : x * y + y * z + z * x;
};

const empty = (): number[] => [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];

const join = (a: readonly number[], b: readonly number[]): number[] =>
  a.map((x, i) => (i < 3 ? Math.min(x, b[i]) : Math.max(x, b[i])));
