import { Color } from 'three';
import { bendBlade } from '../core/blade';
import { leafMaterial } from '../core/leaf-material';
import { leafBlade } from '../core/leaf-shapes';
import { shade } from '../core/material-kit';
import { GOLDEN_ANGLE } from '../core/rng';
import { aim, radialDirection, vec } from '../core/solids';
import type { FlowerBed } from './flower-bed';

/** Ornamental kale: ruffled leaves that take the flower colour towards the heart. */
export function addKale(bed: FlowerBed): void {
  const { model, rng, kind, pot, leaf, k } = bed;
  const heart = new Color(bed.color);
  const ruffled = Array.from({ length: 4 }, () =>
    bendBlade(leafBlade('scalloped', 6), {
      length: 1,
      width: kind.leafWide,
      bend: -0.5,
      cup: 0.2,
      wave: 0.1,
      waves: 6,
      phase: rng.range(0, 6),
    }),
  );
  const inner = leafMaterial({ color: bed.color, veins: 6, roughness: 0.6, clearcoat: 0, veinLight: 0.2 });
  for (let i = 0; i < kind.leaves; i++) {
    const t = i / kind.leaves;
    const d = radialDirection(i * GOLDEN_ANGLE);
    const at = d
      .clone()
      .multiplyScalar(0.06 * k)
      .setY(pot.top + (0.03 + 0.25 * t) * k);
    const young = t > 0.42;
    model.add(
      young ? inner : leaf,
      rng.pick(ruffled),
      aim(
        at,
        d
          .clone()
          .multiplyScalar(1 - 0.75 * t)
          .add(vec(0, 0.25 + 1.1 * t, 0)),
        vec(-d.x, 0.8, -d.z),
        kind.leafLength * (1 - 0.62 * t) * 1.25 * k,
      ),
      young
        ? heart.clone().lerp(new Color('#ffffff'), 0.75).multiplyScalar(rng.range(0.9, 1.1))
        : shade('#ffffff', -rng.range(0, 0.12)),
    );
  }
}
