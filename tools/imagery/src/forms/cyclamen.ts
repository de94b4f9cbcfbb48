import { Color, type Vector3 } from 'three';
import type { Model } from '../core/model';
import { fleshMaterial, stemMaterial } from '../core/plant-materials';
import { fbm, GOLDEN_ANGLE, type Rng } from '../core/rng';
import { aim, rod, surface, vec } from '../core/solids';
import { addBloom } from './blooms';

/** Flowers of one plant: how many, how large, how high and wide they stand above the soil at `top`. */
interface Crooks {
  count: number;
  size: number;
  height: number;
  spread: number;
  top: number;
  color: (i: number) => string;
  throat: string | undefined;
}

/** Flowers on bare stems that bend over at their ends, and a few buds that still hang. */
export function addCrooks(model: Model, rng: Rng, c: Crooks, k: number): void {
  const stem = stemMaterial('#8d5a4a');
  const buds = Math.round(c.count * 0.3);
  for (let i = 0; i < c.count + buds; i++) {
    const isBud = i >= c.count;
    const r = isBud ? rng.range(0.25, 0.8) : Math.sqrt((i + 0.35) / c.count);
    const a = i * GOLDEN_ANGLE + 0.5;
    const out = vec(Math.cos(a), 0, Math.sin(a));
    const h = c.height * (isBud ? rng.range(0.56, 0.78) : 1.02 - 0.3 * r * r + rng.around(0, 0.09));
    const apex = out
      .clone()
      .multiplyScalar((0.12 + 0.88 * r) * c.spread * 0.85 * k)
      .setY(c.top + h * k);
    const foot = vec(apex.x * 0.15, c.top - 0.02, apex.z * 0.15);
    const hook = apex
      .clone()
      .addScaledVector(out, 0.035 * k)
      .add(vec(0, -0.03 * k, 0));
    model.add(
      stem,
      rod(
        [
          foot,
          bowed(foot, apex, rng),
          apex,
          apex
            .clone()
            .addScaledVector(out, 0.024 * k)
            .add(vec(0, 0.008 * k, 0)),
          hook,
        ],
        () => 0.0115 * k,
        6,
        26,
      ),
    );
    if (isBud) {
      model.add(
        fleshMaterial('bud', 0.6, 0.3),
        bud(new Color(c.color(i))),
        aim(hook, vec(out.x * 0.25, -1, out.z * 0.25), vec(0, 0, 1), c.size * rng.range(0.6, 0.85) * k),
      );
      continue;
    }
    // each looks away from the plant and down, its wings stand up and back
    const wings = vec(-out.x * 0.42 + rng.around(0, 0.14), 1, -out.z * 0.42 + rng.around(0, 0.14));
    addBloom(
      model,
      rng,
      'cyclamen',
      aim(hook.clone().add(vec(0, -0.02 * k, 0)), wings, vec(0, 0.2, 1), c.size * rng.range(0.85, 1.1) * k),
      c.color(i),
      c.throat,
    );
  }
}

function bowed(foot: Vector3, tip: Vector3, rng: Rng): Vector3 {
  return foot
    .clone()
    .lerp(tip, 0.5)
    .add(vec(rng.around(0, 0.05) - tip.x * 0.15, 0, rng.around(0, 0.05) - tip.z * 0.15));
}

/** A pointed spindle of rolled petals along +Y. */
function bud(color: Color) {
  const green = new Color('#b9b98a');
  return surface(
    (u, v) => {
      const a = -u * Math.PI * 2;
      const r =
        0.2 * Math.sin(Math.PI * Math.min(1, v) ** 0.72) ** 0.8 * (1 + 0.14 * Math.cos(a * 5 + v * 5));
      return vec(Math.cos(a) * r, v * 1.05, Math.sin(a) * r);
    },
    30,
    18,
    (u, v) => color.clone().lerp(green, 0.45 * (1 - v) + 0.2 * fbm(u * 9, v * 5, 2)),
  );
}
