import { Color, type MeshPhysicalMaterial, type Vector3 } from 'three';
import { bendBlade, gridBlade, spoon } from '../core/blade';
import { leafMaterial } from '../core/leaf-material';
import { leafBlade } from '../core/leaf-shapes';
import type { Model } from '../core/model';
import { barkMaterial, petalMaterial, stemMaterial } from '../core/plant-materials';
import { GOLDEN_ANGLE, type Rng } from '../core/rng';
import { aim, rod, vec } from '../core/solids';
import { addFrond } from './frond';

/** Canes of a plant: angle, distance from the middle as a share of the pot's radius, and height in decimetres. */
const CANES = [
  { angle: 0.5, from: 0.08, height: 1.3 },
  { angle: 2.2, from: 0.3, height: 1.02 },
  { angle: 3.9, from: 0.34, height: 0.8 },
  { angle: 5.4, from: 0.36, height: 0.92 },
  { angle: 1.2, from: 0.42, height: 0.6 },
] as const;
const LEAVES = 11;
const RACEMES = 5;
const CUP = gridBlade(spoon(0.6), 3, 4);

/** Bare canes, each with a whorl of long leaves of narrow toothed leaflets, and yellow racemes that stand in its middle. */
export function addMahonia(
  model: Model,
  rng: Rng,
  colors: { leaf: string; flower: string | undefined },
  pot: { top: number; radius: number },
  k: number,
): void {
  const bark = barkMaterial('#8b7a5e', [1, 3], 4);
  const stem = stemMaterial('#7f7a45');
  const leaf = leafMaterial({
    color: colors.leaf,
    veins: 0,
    roughness: 0.45,
    clearcoat: 0.2,
    translucency: 0.4,
    underside: '#8fae72',
    uneven: true,
    blemishes: 0.2,
  });
  const leaflets = Array.from({ length: 5 }, () =>
    bendBlade(leafBlade('serrate', 3), {
      length: 1,
      width: rng.range(0.17, 0.21),
      bend: rng.range(0.2, 0.7),
      fold: 0.25,
      twist: rng.around(0, 0.25),
    }),
  );
  for (const cane of CANES) {
    const d = vec(Math.cos(cane.angle), 0, Math.sin(cane.angle));
    const foot = d
      .clone()
      .multiplyScalar(cane.from * pot.radius)
      .setY(pot.top - 0.04);
    const head = foot
      .clone()
      .addScaledVector(d, 0.32 * cane.from * cane.height * k)
      .setY(pot.top + cane.height * k);
    const knee = foot
      .clone()
      .lerp(head, 0.5)
      .add(vec(rng.around(0, 0.03), 0, rng.around(0, 0.03)));
    model.add(
      bark,
      rod([foot, knee, head], (t) => (0.036 - 0.01 * t) * k, 9, 24, 0.14, 9),
    );
    for (let i = 0; i < LEAVES; i++) {
      const young = i / (LEAVES - 1);
      const from = foot.clone().lerp(head, 0.62 + 0.38 * young ** 0.7);
      const azimuth = cane.angle + i * GOLDEN_ANGLE + rng.around(0, 0.2);
      addFrond(
        model,
        rng,
        {
          from,
          azimuth,
          rise: (0.1 + 0.5 * young ** 1.6) * rng.range(0.8, 1.2) * k,
          reach: (0.86 - 0.5 * young ** 1.5) * rng.range(0.85, 1.1) * k,
          drop: (0.34 - 0.3 * young) * rng.range(0.6, 1.3) * k,
          pairs: 8,
          leaflet: (t) => 0.29 * (0.72 + 0.28 * Math.sin(Math.PI * t)) * (1 - 0.45 * young ** 2) * k,
          bare: 0.16,
          forward: 0.55,
          hang: 0.1 - 0.1 * young,
          thick: 0.013 * k,
          dark: 0.1 * (1 - young),
        },
        leaf,
        stem,
        leaflets,
      );
    }
    if (colors.flower && cane.height > 0.75) addRacemes(model, rng, colors.flower, stem, head, k);
  }
}

/** Racemes at the end of a cane: open cups below, buds above. */
function addRacemes(
  model: Model,
  rng: Rng,
  color: string,
  stem: MeshPhysicalMaterial,
  head: Vector3,
  k: number,
): void {
  const petal = petalMaterial(color, undefined, 0.72, 0.14);
  const cup = bendBlade(CUP, { length: 0.04, width: 0.028, bend: -0.5, cup: 0.5 });
  for (let i = 0; i < RACEMES; i++) {
    const a = i * GOLDEN_ANGLE;
    const lean = i === 0 ? 0.05 : rng.range(0.3, 0.5);
    const axis = vec(Math.cos(a) * lean, 1, Math.sin(a) * lean).normalize();
    const length = rng.range(0.4, 0.56) * k;
    const tip = head.clone().addScaledVector(axis, length);
    model.add(
      stem,
      rod([head, head.clone().lerp(tip, 0.5), tip], (t) => (0.009 - 0.005 * t) * k, 5, 6),
    );
    const flowers = 20;
    for (let j = 0; j < flowers; j++) {
      const t = 0.2 + (0.8 * (j + 0.5)) / flowers;
      const b = j * GOLDEN_ANGLE;
      const bud = t > 0.8;
      const out = vec(Math.cos(b), 0.5 + 0.6 * t, Math.sin(b)).normalize();
      const at = head
        .clone()
        .lerp(tip, t)
        .addScaledVector(out, (0.035 - 0.02 * t) * k);
      const petals = bud ? 3 : 6;
      for (let p = 0; p < petals; p++) {
        const c = (p / petals) * Math.PI * 2;
        const round = vec(Math.cos(c), 0, Math.sin(c));
        const way = out.clone().addScaledVector(round, bud ? 0.12 : 0.6);
        model.add(
          petal,
          cup,
          aim(at, way, round.negate().addScaledVector(out, 0.4), (bud ? 0.7 : 1.05) * k),
          new Color('#ffffff').lerp(new Color('#dfe79a'), bud ? 0.8 : 0).multiplyScalar(rng.range(0.9, 1.05)),
        );
      }
    }
  }
}
