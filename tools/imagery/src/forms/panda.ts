import { type Color, DoubleSide } from 'three';
import { physical, shade, shared } from '../core/material-kit';
import type { Model } from '../core/model';
import { fleshMaterial } from '../core/plant-materials';
import type { PotInfo } from '../core/pot';
import { GOLDEN_ANGLE, type Rng } from '../core/rng';
import { aim, rod, vec } from '../core/solids';
import type { Built } from './build-form';
import { furryLeaf } from './succulent-leaves';

/** Stems: place, lean and height in decimetres. */
const STEMS = [
  [0, 0, 0.04, 1],
  [0.24, 0.06, 0.26, 0.8],
  [-0.22, 0.12, -0.24, 0.7],
  [0.05, 0.26, 0.08, 0.56],
  [-0.1, -0.22, -0.14, 0.84],
] as const;

/**
 * A panda plant: felted stems with ears all round, larger below, closed at the top.
 * @param felt colour of the leaves
 * @param dots colour of the marks at their edges
 */
export function addPanda(model: Model, rng: Rng, felt: Color, dots: Color, pot: PotInfo, k: number): Built {
  const skin = shared('flesh:felt', () =>
    physical({
      roughness: 0.95,
      specularIntensity: 0.1,
      sheen: 0.5,
      sheenRoughness: 0.7,
      side: DoubleSide,
      translucency: 0.1,
    }),
  );
  const ears = Array.from({ length: 5 }, () =>
    furryLeaf(
      rng,
      { length: 1, width: rng.range(0.4, 0.47), thickness: 0.2, bend: rng.range(0.35, 0.7) },
      felt,
      dots,
    ),
  );
  for (const [x, z, lean, height] of STEMS) {
    const foot = vec(x * k, pot.top - 0.03, z * k);
    const tip = vec((x + lean) * k, pot.top + height * k, (z + 0.3 * lean) * k);
    const mid = foot
      .clone()
      .lerp(tip, 0.5)
      .add(vec(-0.06 * lean, 0, 0.02));
    model.add(
      fleshMaterial('felt-stem', 0.95, 0.1),
      rod([foot, mid, tip], (t) => 0.036 * (1 - 0.4 * t) * k, 8, 10, 0.1, 8),
      undefined,
      shade('#a39b84', 0),
    );
    const leaves = Math.round(8 + 13 * height);
    for (let i = 0; i < leaves; i++) {
      // 0 the lowest
      const t = i / (leaves - 1);
      const a = i * GOLDEN_ANGLE + 4 * x;
      const at = foot.clone().lerp(tip, 0.22 + 0.78 * t);
      const open = 1.15 - 0.95 * t ** 1.5 + rng.around(0, 0.1);
      const d = vec(Math.cos(a) * Math.sin(open), Math.cos(open), Math.sin(a) * Math.sin(open));
      const size =
        0.44 *
        (0.74 + 0.26 * Math.sin(Math.PI * Math.min(1, 0.25 + t))) *
        (1 - 0.5 * t ** 3) *
        rng.range(0.9, 1.08);
      model.add(
        skin,
        rng.pick(ears),
        aim(at, d, vec(-Math.cos(a), 0.9, -Math.sin(a)), size * k),
        shade('#ffffff', -0.1 * (1 - t) - rng.range(0, 0.05)),
      );
    }
  }
  return { close: { target: vec(0.1 * k, pot.top + 0.72 * k, 0.2), radius: 0.5 * k }, elevation: 0.2 };
}
