import { GOLDEN_ANGLE } from '../core/rng';
import { radialDirection, rod, vec } from '../core/solids';
import { addAgedLeaf, type Growth } from './broadleaf-leaf';
import { SPEAR } from './broadleaf-shoots';

/** Direction in which the two rows of each shoot lie. */
const ROWS = [0.42, 2.35, -0.5] as const;

/**
 * Shoots with leaves in two rows, as banana and strelitzia have: stalks sheathe one another at the foot, the oldest lean out
 * furthest, blades turn from their row to the light, and the newest is still rolled.
 */
export function growFan(g: Growth): void {
  const { kind, rng, pot, k } = g;
  const shoots = kind.stems ?? 1;
  for (let s = 0; s < shoots; s++) {
    const row = radialDirection(ROWS[s % ROWS.length] ?? 0);
    const across = vec(-row.z, 0, row.x);
    const base = radialDirection(s * GOLDEN_ANGLE + 2.6).multiplyScalar(shoots > 1 ? 0.3 * pot.radius : 0);
    const tall = 1 - 0.24 * s;
    const count = Math.max(
      3,
      Math.round((kind.count / shoots) * (1.25 - (0.5 * s) / Math.max(1, shoots - 1))),
    );
    for (let i = 0; i < count; i++) {
      const y = (i + 0.5) / count;
      const newest = i === count - 1;
      const lean = newest ? 0.05 : kind.spread * (0.12 + (1 - y) ** 0.85) * rng.range(0.85, 1.15);
      const out = row
        .clone()
        .multiplyScalar(i % 2 ? 1 : -1)
        .addScaledVector(across, rng.around(0, 0.55))
        .normalize();
      const towards = (angle: number) => out.clone().multiplyScalar(Math.sin(angle)).setY(Math.cos(angle));
      const length = kind.height * tall * (0.6 + 0.5 * y) * rng.range(0.9, 1.08) * k;
      const foot = base
        .clone()
        .addScaledVector(out, 0.05 * (1 - y) * k)
        .setY(pot.top - 0.04);
      const at = foot.clone().addScaledVector(towards(lean), length);
      const mid = foot.clone().addScaledVector(towards(0.55 * lean), 0.5 * length);
      g.model.add(
        g.stem,
        rod([foot, mid, at], (t) => 0.05 * tall * (1.55 - 1.05 * t ** 0.6) * k, 9, 20),
      );
      if (newest) {
        addAgedLeaf(g, 0, 0.9 * tall, at, towards(0.05), vec(out.x, 0, out.z + 0.3), SPEAR);
        continue;
      }
      const tilt = lean + 0.1 + 0.45 * (1 - y) + rng.around(0, 0.1);
      // the upper face looks inwards and up, and turns to the light
      const face = towards(tilt - Math.PI / 2)
        .addScaledVector(across, rng.around(0, 0.5))
        .add(vec(0, 0.1, 0.5 + rng.around(0, 0.4)));
      addAgedLeaf(g, 1 - y, tall * rng.range(0.86, 1.08), at, towards(tilt), face, {
        bend: kind.bend * (0.35 + 1.15 * (1 - y)) * rng.range(0.7, 1.2),
        bendPower: 1.6,
        fold: rng.range(0.12, 0.42),
        twist: rng.around(0, 0.45),
      });
    }
  }
}
