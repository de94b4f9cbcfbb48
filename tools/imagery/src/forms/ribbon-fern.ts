import { CatmullRomCurve3 } from 'three';
import { bendBlade } from '../core/blade';
import { leafBlade } from '../core/leaf-shapes';
import { shade } from '../core/material-kit';
import type { Model } from '../core/model';
import { GOLDEN_ANGLE, type Rng } from '../core/rng';
import { aim, rod, vec } from '../core/solids';
import type { Greens } from './frond';

/** Fronds of a table fern: wiry stalks, each with a few long ribbons in pairs and one at its end. */
export function addRibbons(model: Model, rng: Rng, { leaf, stem }: Greens, top: number, k: number): void {
  const ribbons = Array.from({ length: 5 }, () =>
    bendBlade(leafBlade('lance', 4), {
      length: 0.62,
      width: 0.1,
      bend: rng.range(0.4, 1),
      fold: 0.16,
      wave: 0.03,
      waves: 5,
      phase: rng.range(0, 6),
    }),
  );
  const count = 26;
  for (let i = 0; i < count; i++) {
    const y = (i + 0.5) / count;
    const d = vec(Math.cos(i * GOLDEN_ANGLE), 0, Math.sin(i * GOLDEN_ANGLE));
    const reach = (1.05 - 0.85 * y) * rng.range(0.85, 1.1) * k;
    const rise = (0.45 + 0.75 * y) * rng.range(0.85, 1.1) * k;
    const from = d
      .clone()
      .multiplyScalar(0.1)
      .setY(top - 0.02);
    const curve = new CatmullRomCurve3([
      from,
      from
        .clone()
        .addScaledVector(d, reach * 0.3)
        .setY(top + rise * 0.75),
      from
        .clone()
        .addScaledVector(d, reach)
        .setY(top + rise),
    ]);
    model.add(
      stem,
      rod(curve.getPoints(6), (t) => 0.012 * (1 - 0.5 * t) * k, 5, 10),
    );
    const side = vec(-d.z, 0, d.x);
    const tint = shade('#ffffff', -rng.range(0, 0.16));
    const add = (t: number, hand: number, size: number): void => {
      const dir = side
        .clone()
        .multiplyScalar(hand)
        .addScaledVector(d, 0.75)
        .add(vec(0, 0.15, 0));
      model.add(
        leaf,
        rng.pick(ribbons),
        aim(curve.getPointAt(t), dir, vec(d.x * 0.3, 1, d.z * 0.3 + 0.3), size * k),
        tint,
      );
    };
    for (const [t, size] of [
      [0.62, 0.95],
      [0.8, 0.85],
      [0.95, 0.7],
    ] as const)
      for (const hand of [-1, 1]) add(t, hand, size * rng.range(0.85, 1.1));
    add(1, 0, 1);
  }
}
