import { Color, type MeshPhysicalMaterial } from 'three';
import { bendBlade, gridBlade, ovate } from '../core/blade';
import { leafBlade } from '../core/leaf-shapes';
import { shade } from '../core/material-kit';
import type { Model } from '../core/model';
import { fleshMaterial, stemMaterial } from '../core/plant-materials';
import type { PotInfo } from '../core/pot';
import { GOLDEN_ANGLE, type Rng } from '../core/rng';
import { aim, lump, place, rod, vec } from '../core/solids';
import { bloomKit } from './bloom-kit';
import { pedicel } from './pedicel';

/** Measures of an African violet, in the scene's unit; `count` is the number of flowers and buds. */
export interface AfricanViolet {
  pot: PotInfo;
  leaf: MeshPhysicalMaterial;
  leafLength: number;
  count: number;
  size: number;
  color(i: number): string;
}

/** Whorls of the rosette from the oldest: leaves, distance as a share of the pot's radius, height, rise and size. */
const WHORLS = [
  { leaves: 10, from: 0.86, height: 0.17, rise: -0.2, size: 1.08 },
  { leaves: 8, from: 0.6, height: 0.22, rise: 0.08, size: 0.94 },
  { leaves: 7, from: 0.36, height: 0.25, rise: 0.32, size: 0.8 },
  { leaves: 6, from: 0.16, height: 0.24, rise: 0.7, size: 0.58 },
] as const;
const FLOWERS_OF_STEM = 4;
const PETAL = gridBlade(ovate(0.6, 0.55, 0.38), 5, 8);

/** A flat rosette of felted leaves that lie over the rim, and flowers by threes and fours just above its middle. */
export function addAfricanViolet(model: Model, rng: Rng, plant: AfricanViolet, k: number): void {
  const { pot, leaf, leafLength } = plant;
  const stalk = stemMaterial('#8d7a5a');
  const blades = Array.from({ length: 6 }, () =>
    bendBlade(leafBlade('round', 5), {
      length: 1,
      width: rng.range(0.8, 0.92),
      bend: rng.range(0.25, 0.75),
      cup: -0.1,
      fold: 0.1,
      wave: 0.035,
      waves: 3,
      phase: rng.range(0, 6),
    }),
  );
  let i = 0;
  for (const { leaves, from, height, rise, size } of WHORLS)
    for (let j = 0; j < leaves; j++, i++) {
      const a = i * GOLDEN_ANGLE + rng.around(0, 0.12);
      const out = vec(Math.cos(a), 0, Math.sin(a));
      const foot = out.clone().multiplyScalar(0.05).setY(pot.top);
      const at = out
        .clone()
        .multiplyScalar(pot.radius * from * rng.range(0.9, 1.06))
        .setY(pot.top + (height + rng.around(0, 0.025)) * k);
      model.add(stalk, pedicel(foot, at, 0.05 * k, 0.017 * k));
      model.add(
        leaf,
        rng.pick(blades),
        aim(
          at,
          out.clone().setY(rise + rng.around(0, 0.14)),
          vec(rng.around(0, 0.25), 1, rng.around(0.12, 0.25)),
          leafLength * size * rng.range(0.86, 1.1) * k,
        ),
        // young leaves are lighter
        shade('#ffffff', -rng.range(0.02, 0.2) * (1.3 - height * 3)),
      );
    }
  const stems = Math.round(plant.count / FLOWERS_OF_STEM);
  for (let s = 0; s < stems; s++) {
    const a = s * GOLDEN_ANGLE + 1;
    const r = pot.radius * 0.62 * Math.sqrt((s + 0.4) / stems);
    const fork = vec(
      Math.cos(a) * r,
      pot.top + (0.36 - 0.1 * (s / stems) + rng.around(0, 0.03)) * k,
      Math.sin(a) * r,
    );
    const foot = vec(fork.x * 0.25, pot.top + 0.04, fork.z * 0.25);
    model.add(stalk, pedicel(foot, fork, 0.03 * k, 0.013 * k));
    for (let j = 0; j < FLOWERS_OF_STEM; j++) {
      const b = a + j * 2.1 + rng.around(0, 0.5);
      const side = vec(Math.cos(b), 0, Math.sin(b));
      const tip = fork
        .clone()
        .addScaledVector(side, rng.range(0.05, 0.13) * k)
        .add(vec(0, rng.range(0.03, 0.14) * k, 0));
      model.add(
        stalk,
        rod([fork, tip], () => 0.007 * k, 5, 3),
      );
      const face = side.multiplyScalar(0.55).add(vec(0, rng.range(0.45, 0.95), rng.range(0.25, 0.6)));
      // one of a stem is still a bud
      const bud = j === FLOWERS_OF_STEM - 1 && s % 2 === 0;
      addFlower(
        model,
        rng,
        { tip, face, size: plant.size * (bud ? 0.45 : rng.range(0.86, 1.12)) * k, bud },
        plant.color(s + j),
      );
    }
  }
}

interface Flower {
  tip: ReturnType<typeof vec>;
  face: ReturnType<typeof vec>;
  size: number;
  bud: boolean;
}

/** Two smaller petals above, three below, and two yellow anthers. */
function addFlower(model: Model, rng: Rng, { tip, face, size, bud }: Flower, color: string): void {
  const b = bloomKit(model, rng, aim(tip, face, vec(rng.around(0, 0.2), 1, 0), size), color, undefined);
  const petal = {
    width: 0.98,
    bend: bud ? -0.9 : rng.range(0.05, 0.3),
    fold: 0.05,
    cup: -0.05,
    wave: 0.05,
    waves: 3,
  };
  b.ring(5, PETAL, bud ? 0.5 : 1.32, 0.05, { length: 0.95, ...petal });
  const anther = lump(rng, 1, 0.05);
  for (const side of bud ? [] : [-0.09, 0.09])
    model.add(
      fleshMaterial('flower-centre', 0.85),
      anther,
      b.m.clone().multiply(place(vec(side, 0.1, 0.02), 0, 0, 0, 0.105)),
      new Color('#f2c62c'),
    );
}
