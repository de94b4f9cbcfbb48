import { Color, type Matrix4 } from 'three';
import type { Model } from '../core/model';
import { fleshMaterial } from '../core/plant-materials';
import { clamp01, fbm, noise3, type Rng, smooth } from '../core/rng';
import { aim, rod, surface, vec } from '../core/solids';
import type { Built } from './build-form';
import type { ToolKit } from './tool-kit';

/** Half of a block's measures. */
const HALF = { x: 1, y: 0.56, z: 0.6 } as const;

/** How boxy the block is: 2 is an ellipsoid. */
const ROUND = 6;

/** A block of sawdust bound by white threads, from which mushrooms grow. */
export function addMushroomBlock({ model, rng }: ToolKit): Built {
  const o = rng.range(0, 40);
  const crust = new Color('#5a3a25');
  const threads = new Color('#e6dccb');
  const skin = fleshMaterial('sawdust', 0.95, 0.12);
  /** Rounded block, lumpy as it swells: points spread evenly over a box, pulled onto the superellipsoid in it. */
  const at = (u: number, v: number) => {
    const ring = (4 * u) % 4;
    const side = 2 * (ring % 1) - 1;
    const [ringX, ringZ] = (
      [
        [1, -side],
        [-side, -1],
        [-1, side],
        [side, 1],
      ] as const
    )[Math.floor(ring)] ?? [1, 0];
    const level = Math.max(-1, Math.min(1, 4 * v - 2));
    const out = Math.min(1, 4 * v, 4 - 4 * v);
    const norm =
      (Math.abs(ringX * out) ** ROUND + Math.abs(level) ** ROUND + Math.abs(ringZ * out) ** ROUND) **
      (1 / ROUND);
    const [x, y, z] = [(ringX * out) / norm, level / norm, (ringZ * out) / norm];
    const lumpy =
      1 + 0.05 * fbm(x * 2.4 + o, y * 2.4, z * 2.4, 4) + 0.012 * fbm(x * 14 + o, y * 14, z * 14, 3);
    return vec(HALF.x * x * lumpy, HALF.y * (1 + y * lumpy), HALF.z * z * lumpy);
  };
  model.add(
    skin,
    surface(at, 260, 120, (u, v) => {
      const p = at(u, v).multiplyScalar(2.6);
      const white = smooth(-0.16, 0.2, fbm(p.x + o, p.y, p.z, 5));
      const crumbs = fbm(p.x * 7, p.y * 7, p.z * 7, 3);
      return crust
        .clone()
        .lerp(threads, 0.82 * white)
        .lerp(new Color('#8a5c36'), 0.35 * smooth(0.1, 0.4, fbm(p.x * 1.7 + 9, p.y * 1.7, p.z * 1.7, 3)))
        .multiplyScalar(1 + 0.5 * crumbs);
    }),
  );
  // on top in clusters, and out of the front and the sides
  const spots: [number, number, number, number, number, number, number][] = [];
  for (const [x, z, r] of [
    [-0.7, 0.1, 0.3],
    [-0.32, 0.32, 0.24],
    [-0.24, -0.2, 0.36],
    [0.12, 0.14, 0.2],
    [0.3, 0.4, 0.26],
    [0.42, -0.16, 0.33],
    [0.78, 0.22, 0.22],
    [-0.78, -0.32, 0.22],
    [0.02, -0.44, 0.24],
    [0.8, -0.34, 0.26],
  ] as const)
    spots.push([x, HALF.y * 2 - 0.06, z, rng.around(0, 0.2), 1, 0.25 + rng.around(0, 0.2), r]);
  for (const [x, y, r] of [
    [-0.76, 0.72, 0.19],
    [-0.3, 0.62, 0.27],
    [0.2, 0.82, 0.2],
    [0.58, 0.6, 0.29],
    [0.86, 0.86, 0.15],
    [-0.02, 0.34, 0.15],
  ] as const)
    spots.push([x, y, HALF.z - 0.04, rng.around(0, 0.15), 0.75, 0.8, r]);
  for (const side of [-1, 1]) spots.push([side * (HALF.x - 0.03), 0.72, 0.1, side * 0.8, 0.8, 0.2, 0.2]);
  for (const [x, y, z, dx, dy, dz, r] of spots) {
    const foot = vec(x, y, z);
    const dir = vec(dx, dy, dz).normalize();
    const size = r * rng.range(0.92, 1.08);
    const length = (0.55 + 0.5 * rng.next()) * 0.32 + 0.35 * size;
    const cap = foot
      .clone()
      .addScaledVector(dir, length)
      .add(vec(0, 0.05, 0));
    model.add(
      fleshMaterial('stalk', 0.9, 0.2),
      rod(
        [
          foot,
          foot
            .clone()
            .lerp(cap, 0.5)
            .add(vec(0, -0.015, 0.01)),
          cap.clone().addScaledVector(dir, 0.3 * size),
        ],
        (t) => 0.26 * size * (1.15 - 0.3 * t),
        14,
        10,
        0.12,
        14,
      ),
      undefined,
      new Color('#eadfc9'),
    );
    // a cap looks more upwards than its stalk
    const up = dir.clone().add(vec(0, 0.75, 0));
    addCap(model, rng, aim(cap, up, vec(0, 0, 1), size));
  }
  return { close: { target: vec(0.05, 1.15, 0.4), radius: 0.62 }, elevation: 0.3 };
}

/** A shiitake's cap of radius 1: brown, cracked into pale flecks towards a rolled-in edge, with gills below. */
function addCap(model: Model, rng: Rng, m: Matrix4): void {
  const o = rng.range(0, 60);
  const brown = new Color('#54341f').lerp(new Color('#7a543a'), rng.next());
  const pale = new Color('#e2cfae');
  const flat = rng.range(0.42, 0.62);
  const outline = (v: number, a: number): [number, number] => {
    const wavy = 1 + 0.035 * Math.sin(a * 3 + o) + 0.025 * Math.sin(a * 5 + 2 * o);
    // from the middle over the edge, then rolled in
    const s = v * 1.16;
    if (s <= 1) {
      const r = Math.sin((s * Math.PI) / 2);
      return [r * wavy, flat * Math.cos((s * Math.PI) / 2) ** 0.9];
    }
    const roll = (s - 1) / 0.16;
    return [(1 - 0.16 * roll) * wavy, -0.12 * Math.sin(roll * 2.2)];
  };
  model.add(
    fleshMaterial('cap', 0.72, 0.3),
    surface(
      (u, v) => {
        const a = -u * Math.PI * 2;
        const [r, y] = outline(1 - v, a);
        const bump = 1 + 0.03 * fbm(Math.cos(a) * r * 3 + o, Math.sin(a) * r * 3, 1, 3);
        return vec(Math.cos(a) * r, y * bump, Math.sin(a) * r);
      },
      72,
      44,
      (u, v) => {
        const a = -u * Math.PI * 2;
        const [r] = outline(1 - v, a);
        const [x, z] = [Math.cos(a) * r, Math.sin(a) * r];
        // cracks between scales show the white flesh
        const crack = smooth(
          0.1,
          0.02,
          Math.abs(noise3(x * 4.2 + o, z * 4.2, 2) + 0.4 * noise3(x * 10, z * 10 + o, 5)),
        );
        const fleck = smooth(0.28, 0.5, noise3(x * 7 + o, z * 7, 9)) * smooth(0.5, 0.85, r);
        const rim = v < 0.16 ? 0.85 : 0.45 * smooth(0.88, 1, r);
        return brown
          .clone()
          .multiplyScalar(0.86 + 0.3 * fbm(x * 3 + o, z * 3, 3, 3))
          .lerp(pale, clamp01(0.42 * crack * smooth(0.45, 0.85, r) + 0.5 * fleck + rim));
      },
    ),
    m,
  );
  model.add(
    fleshMaterial('gills', 0.95, 0.1),
    surface(
      (u, v) => {
        const a = u * Math.PI * 2;
        const r = 0.88 * (1 - v) + 0.02;
        return vec(Math.cos(a) * r, -0.06 + 0.14 * v + 0.02 * Math.sin(a * 40), Math.sin(a) * r);
      },
      160,
      6,
      (u) => new Color('#efe4cd').multiplyScalar(0.86 + 0.14 * Math.sin(u * Math.PI * 2 * 40)),
    ),
    m,
  );
}
