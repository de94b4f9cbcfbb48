import type { Material, Vector3 } from 'three';
import { bendBlade } from '../core/blade';
import { detail } from '../core/detail';
import { leafMaterial } from '../core/leaf-material';
import { leafBlade } from '../core/leaf-shapes';
import { shade } from '../core/material-kit';
import type { Model } from '../core/model';
import { GOLDEN_ANGLE, type Rng } from '../core/rng';
import { aim, rod, vec } from '../core/solids';
import { grow } from './branches';

/** Limbs at the trunk's head. */
const LIMBS = 11;

/**
 * A zelkova in broom style: a short straight trunk that divides again and again into fine twigs, whose ends form a dome.
 * @param top height of the soil
 * @returns height of the dome's top
 */
export function addBroom(
  model: Model,
  rng: Rng,
  bark: Material,
  color: string,
  top: number,
  k: number,
): number {
  const head = vec(0, top + 0.66 * k, 0);
  model.add(
    bark,
    rod(
      [vec(0, top - 0.04, 0), vec(0.015, top + 0.3 * k, 0.01), head],
      (t) => (0.105 + 0.2 * Math.exp(-t * 7) + 0.045 * t ** 3) * k,
      26,
      30,
      0.22,
      4,
    ),
  );
  for (let i = 0; i < 7; i++) {
    const a = i * 0.9 + 0.2;
    const d = vec(Math.cos(a), 0, Math.sin(a));
    const from = vec(0, top + 0.12 * k, 0);
    model.add(
      bark,
      rod(
        [
          from,
          from
            .clone()
            .addScaledVector(d, 0.24 * k)
            .add(vec(0, -0.09 * k, 0)),
          from
            .clone()
            .addScaledVector(d, 0.5 * k)
            .add(vec(0, -0.2 * k, 0)),
        ],
        (t) => 0.1 * k * (1 - 0.75 * t),
        10,
        10,
        0.25,
        5,
      ),
    );
  }
  const leaf = leafMaterial({ color, veins: 5, roughness: 0.6, clearcoat: 0, translucency: 0.55 });
  const shapes = Array.from({ length: 4 }, () =>
    bendBlade(leafBlade('toothed', 2), {
      length: 0.125,
      width: 0.06,
      bend: rng.range(0.3, 0.8),
      fold: rng.range(0.1, 0.3),
    }),
  );
  const addLeaves = (at: Vector3, dir: Vector3, depth: number): void => {
    for (let j = 0; j < Math.round(5 * detail.leaves); j++) {
      const a = rng.range(0, Math.PI * 2);
      const out = dir
        .clone()
        .multiplyScalar(0.55)
        .add(vec(Math.cos(a), rng.range(-0.35, 0.3), Math.sin(a)))
        .normalize();
      const from = at.clone().addScaledVector(dir, rng.around(0, 0.06) * k);
      // the inner leaves are older and in the shade
      const tint = shade('#ffffff', -rng.range(0, 0.16) - 0.14 * (1 - depth));
      model.add(
        leaf,
        rng.pick(shapes),
        aim(from, out, vec(rng.around(0, 0.4), 1, 0.25), rng.range(0.7, 1.15) * k),
        tint,
      );
    }
  };
  let crown = head.y;
  for (let i = 0; i < LIMBS; i++) {
    const t = (i + 0.5) / LIMBS;
    const a = i * GOLDEN_ANGLE;
    const lean = 1.02 * Math.sqrt(t);
    const dir = vec(Math.cos(a) * Math.sin(lean), Math.cos(lean), Math.sin(a) * Math.sin(lean));
    const from = head.clone().add(vec(0, -0.12 * t * k, 0));
    const twigs = grow(model, rng, bark, from, dir, (0.46 - 0.07 * t) * k, 0.055 * k, {
      levels: 4,
      forks: [2, 3],
      angle: 0.36,
      shrink: 0.75,
      lift: 0.1,
      wobble: 0.12,
    });
    for (const { at, dir: along, depth } of twigs) {
      crown = Math.max(crown, at.y);
      if (depth > 0.6) addLeaves(at, along, depth);
    }
  }
  return crown;
}
