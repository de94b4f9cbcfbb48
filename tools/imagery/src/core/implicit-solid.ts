import { BufferAttribute, BufferGeometry, Vector3 } from 'three';
import { clamp01, lerp } from './rng';

/** Signed distance to a solid: negative inside, about as many lengths as to its nearest surface. */
export type Distance = (p: Vector3) => number;

/** Distance to a rod with round ends that thins or thickens from `a` to `b`. */
export function capsule(a: Vector3, b: Vector3, ra: number, rb: number): Distance {
  const along = b.clone().sub(a);
  const length = along.lengthSq();
  const off = new Vector3();
  return (p) => {
    const t = clamp01(off.copy(p).sub(a).dot(along) / length);
    return off.addScaledVector(along, -t).length() - lerp(ra, rb, t);
  };
}

/** The nearer of two distances, with a fillet of about `k` where they meet. */
export function blend(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - (h * h * k) / 4;
}

/**
 * Mesh of a solid defined only by its distance function, with smooth normals, by surface nets.
 * @param min corner of its bounding box
 * @param max the opposite corner
 * @param step edge of a cell; thinner parts are lost
 * @param uv texture coordinates of a point
 */
export function implicitSolid(
  distance: Distance,
  min: Vector3,
  max: Vector3,
  step: number,
  uv: (p: Vector3, n: Vector3) => readonly [number, number],
): BufferGeometry {
  const [nx, ny, nz] = (['x', 'y', 'z'] as const).map(
    (axis) => Math.ceil((max[axis] - min[axis]) / step) + 1,
  ) as [number, number, number];
  const field = new Float32Array(nx * ny * nz);
  const cell = (x: number, y: number, z: number): number => (z * ny + y) * nx + x;
  const p = new Vector3();
  for (let z = 0; z < nz; z++)
    for (let y = 0; y < ny; y++)
      for (let x = 0; x < nx; x++)
        field[cell(x, y, z)] = distance(p.set(min.x + x * step, min.y + y * step, min.z + z * step));
  const value = (i: number): number => field[i] ?? 1;
  const corners = Array.from({ length: 8 }, (_, i) => cell(i & 1, (i >> 1) & 1, i >> 2));
  const edges = EDGES.map(([a, b]) => [a, b] as const);
  const pos: number[] = [];
  const nor: number[] = [];
  const uvs: number[] = [];
  const index: number[] = [];
  const at = new Int32Array(nx * ny * nz).fill(-1);
  const n = new Vector3();
  const e = step * 0.5;
  for (let z = 0; z < nz - 1; z++)
    for (let y = 0; y < ny - 1; y++)
      for (let x = 0; x < nx - 1; x++) {
        const here = cell(x, y, z);
        let count = 0;
        const sum = [0, 0, 0] as [number, number, number];
        for (const [a, b] of edges) {
          const va = value(here + (corners[a] ?? 0));
          const vb = value(here + (corners[b] ?? 0));
          if (va < 0 === vb < 0) continue;
          const t = va / (va - vb);
          sum[0] += lerp(a & 1, b & 1, t);
          sum[1] += lerp((a >> 1) & 1, (b >> 1) & 1, t);
          sum[2] += lerp(a >> 2, b >> 2, t);
          count++;
        }
        if (count === 0) continue;
        p.set(
          min.x + (x + sum[0] / count) * step,
          min.y + (y + sum[1] / count) * step,
          min.z + (z + sum[2] / count) * step,
        );
        n.set(
          distance(new Vector3(p.x + e, p.y, p.z)) - distance(new Vector3(p.x - e, p.y, p.z)),
          distance(new Vector3(p.x, p.y + e, p.z)) - distance(new Vector3(p.x, p.y - e, p.z)),
          distance(new Vector3(p.x, p.y, p.z + e)) - distance(new Vector3(p.x, p.y, p.z - e)),
        ).normalize();
        at[here] = pos.length / 3;
        pos.push(p.x, p.y, p.z);
        nor.push(n.x, n.y, n.z);
        uvs.push(...uv(p, n));
      }
  // a face across each edge of the grid that leaves the solid
  const steps = [1, nx, nx * ny] as const;
  for (let z = 1; z < nz - 1; z++)
    for (let y = 1; y < ny - 1; y++)
      for (let x = 1; x < nx - 1; x++) {
        const here = cell(x, y, z);
        for (const axis of [0, 1, 2] as const) {
          const inside = value(here) < 0;
          if (inside === value(here + steps[axis]) < 0) continue;
          const u = steps[((axis + 1) % 3) as 0 | 1 | 2];
          const v = steps[((axis + 2) % 3) as 0 | 1 | 2];
          const [a, b, c, d] = [here - u - v, here - v, here, here - u].map((i) => at[i] ?? -1) as [
            number,
            number,
            number,
            number,
          ];
          if (inside) index.push(a, b, c, a, c, d);
          else index.push(a, c, b, a, d, c);
        }
      }
  const g = new BufferGeometry();
  g.setAttribute('position', new BufferAttribute(new Float32Array(pos), 3));
  g.setAttribute('normal', new BufferAttribute(new Float32Array(nor), 3));
  g.setAttribute('uv', new BufferAttribute(new Float32Array(uvs), 2));
  g.setIndex(index);
  return g;
}

const EDGES = [
  [0, 1],
  [2, 3],
  [4, 5],
  [6, 7],
  [0, 2],
  [1, 3],
  [4, 6],
  [5, 7],
  [0, 4],
  [1, 5],
  [2, 6],
  [3, 7],
] as const;
