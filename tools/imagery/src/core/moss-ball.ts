import { type BufferGeometry, Color, type Matrix4 } from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { bendBlade, gridBlade, ovate } from './blade';
import { detail } from './detail';
import type { Model } from './model';
import { fleshMaterial } from './plant-materials';
import { fbm, GOLDEN_ANGLE, type Rng } from './rng';
import { aim, place, surface, turned, vec } from './solids';

/** A ball covered in moss. */
function addMossBall(model: Model, rng: Rng, m: Matrix4, radius: number): void {
  const moss = fleshMaterial('moss', 0.95, 0.1);
  const base = new Color('#566f30');
  model.add(
    moss,
    surface(
      (u, v) => {
        const a = -u * Math.PI * 2;
        const p = v * Math.PI;
        const r = 0.95 * radius;
        return vec(Math.cos(a) * Math.sin(p) * r, -Math.cos(p) * r * 0.94, Math.sin(a) * Math.sin(p) * r);
      },
      48,
      32,
      () => base,
    ),
    m,
  );
  const tufts = Array.from({ length: 5 }, () => mossTuft(rng));
  const count = 4200 * detail.grains;
  for (let i = 0; i < count; i++) {
    const v = 1 - (2 * (i + 0.5)) / count;
    const r = Math.sqrt(1 - v * v);
    const a = i * GOLDEN_ANGLE;
    const d = vec(Math.cos(a) * r, v * 0.94, Math.sin(a) * r);
    // cushions and hollows, light and dark
    const cushion = fbm(d.x * 3.4 + 9, d.y * 3.4, d.z * 3.4, 3);
    const tip = d.clone().add(vec(rng.around(0, 0.3), rng.around(0.1, 0.3), rng.around(0, 0.3)));
    model.add(
      moss,
      rng.pick(tufts),
      m
        .clone()
        .multiply(
          aim(
            d.multiplyScalar(radius * (0.99 + 0.045 * cushion)),
            tip,
            vec(rng.around(0, 1), rng.around(0, 1), rng.around(0, 1)),
            rng.range(0.055, 0.085) * radius,
          ),
        ),
      base
        .clone()
        .lerp(new Color('#93a548'), Math.max(0, Math.min(1, 0.4 + 1.2 * cushion)))
        .multiplyScalar(rng.range(0.62, 1.2)),
    );
  }
}

/** A shoot of moss: a star of thin leaves about +Y, of length about 1. */
function mossTuft(rng: Rng): BufferGeometry {
  const blade = gridBlade(ovate(0.35, 0.6, 1), 1, 2);
  return mergeGeometries(
    Array.from({ length: 7 }, (_, i) => {
      const leaf = bendBlade(blade, { length: rng.range(0.7, 1.15), width: 0.24, bend: rng.range(0.2, 0.9) });
      const normal = leaf.getAttribute('normal');
      // soft as a cushion: lit by where the shoot points, not by each leaf's face
      for (let n = 0; n < normal.count; n++) normal.setXYZ(n, 0, 1, 0);
      return leaf.applyMatrix4(
        place(vec(0, 0, 0), -rng.range(0.25, 0.95), (i / 7) * Math.PI * 2 + rng.around(0, 0.4)),
      );
    }),
  );
}

/**
 * A ball of moss on a dish, like a kokedama.
 * @param radius of the ball
 * @param dish its colour
 * @returns height of the plant's foot
 */
export function addMossBallOnDish(model: Model, rng: Rng, radius: number, dish: string): number {
  const size = radius / 0.62;
  model.add(
    fleshMaterial('dish', 0.5),
    turned(
      (
        [
          [0.001, 0.02],
          [0.7, 0.02],
          [0.95, 0.1],
          [1, 0.14],
          [0.97, 0.14],
          [0.7, 0.06],
          [0.001, 0.06],
        ] as const
      ).map(([r, y]): [number, number] => [r * size, y * size]),
      64,
    ),
    undefined,
    new Color(dish),
  );
  addMossBall(model, rng, place(vec(0, radius, 0)), radius);
  return 1.12 * size;
}
