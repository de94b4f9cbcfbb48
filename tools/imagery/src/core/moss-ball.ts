import { Color, type Matrix4 } from 'three';
import { detail } from './detail';
import type { Model } from './model';
import { fleshMaterial } from './plant-materials';
import { fbm, GOLDEN_ANGLE, type Rng } from './rng';
import { lump, place, surface, turned, vec } from './solids';

/** A ball covered in moss. */
function addMossBall(model: Model, rng: Rng, m: Matrix4, radius: number): void {
  const moss = fleshMaterial('moss', 0.95, 0.1);
  const base = new Color('#5f7a35');
  model.add(
    moss,
    surface(
      (u, v) => {
        const a = -u * Math.PI * 2;
        const p = v * Math.PI;
        const r = radius * (1 + 0.05 * fbm(Math.cos(a) * 3, v * 6, Math.sin(a) * 3, 3));
        return vec(Math.cos(a) * Math.sin(p) * r, -Math.cos(p) * r * 0.94, Math.sin(a) * Math.sin(p) * r);
      },
      48,
      32,
      () => base,
    ),
    m,
  );
  const tuft = lump(rng, 0, 0.5);
  for (let i = 0; i < 1500 * detail.grains; i++) {
    const v = 1 - (2 * (i + 0.5)) / (1500 * detail.grains);
    const r = Math.sqrt(1 - v * v);
    const d = vec(Math.cos(i * GOLDEN_ANGLE) * r, v * 0.94, Math.sin(i * GOLDEN_ANGLE) * r);
    model.add(
      moss,
      tuft,
      m
        .clone()
        .multiply(
          place(
            d.multiplyScalar(radius),
            rng.range(0, 6),
            rng.range(0, 6),
            0,
            rng.range(0.02, 0.06) * radius * 1.5,
          ),
        ),
      base.clone().multiplyScalar(rng.range(0.65, 1.3)),
    );
  }
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
