import { Color, type Vector3 } from 'three';
import { type Bend, bendBlade, midribPoint } from '../core/blade';
import { leafMaterial } from '../core/leaf-material';
import { leafBlade } from '../core/leaf-shapes';
import type { Model } from '../core/model';
import { stemMaterial } from '../core/plant-materials';
import { GOLDEN_ANGLE, type Rng } from '../core/rng';
import { aim, rod, vec } from '../core/solids';
import { addBloom } from './blooms';
import type { CactusKind } from './cactus-kinds';

/** Stems that stand first and arch over under their weight. */
const STEMS = 15;

/**
 * An orchid cactus: flat stems with round-toothed edges, younger ones out of their edges, large flowers on bent tubes.
 * @returns where its flowers are
 */
export function addLeafCactus(
  model: Model,
  rng: Rng,
  at: Vector3,
  kind: CactusKind,
  colors: { stem: string; flower: string },
  k: number,
): Vector3[] {
  const [body] = kind.bodies;
  const blooms: Vector3[] = [];
  if (!body) return blooms;
  const blade = leafBlade('flatStem', 6);
  const material = leafMaterial({
    color: colors.stem,
    veins: 0,
    roughness: 0.5,
    clearcoat: 0.25,
    translucency: 0.25,
    uneven: true,
    blemishes: 0.3,
    shape: 'oblong',
  });
  const tube = stemMaterial('#c9a08a');
  const put = (from: Vector3, dir: Vector3, face: Vector3, size: number, bend: number, young: number) => {
    const shape: Bend = {
      length: body.h * size * k,
      width: body.r * rng.range(1.3, 1.65) * k,
      bend,
      bendPower: 1.5,
      fold: rng.range(0.1, 0.35),
      wave: 0.02,
      waves: 3,
      phase: rng.range(0, 6),
      twist: rng.around(0, 0.6),
    };
    const m = aim(from, dir, face);
    const tint = new Color('#ffffff').lerp(new Color('#dff0a8'), young).multiplyScalar(rng.range(0.82, 1.06));
    model.add(material, bendBlade(blade, shape), m, tint);
    return { m, shape };
  };
  let flowers = kind.flower?.count ?? 0;
  for (let i = 0; i < STEMS; i++) {
    const y = (i + 0.5) / STEMS;
    const a = i * GOLDEN_ANGLE + 0.6 + rng.around(0, 0.25);
    const d = vec(Math.cos(a), 0, Math.sin(a));
    const foot = at.clone().addScaledVector(d, 0.22 * (1 - y) * k);
    const dir = d
      .clone()
      .multiplyScalar(0.1 + 0.5 * (1 - y))
      .setY(1);
    // the blade bends away from its upper face, which looks to the plant's middle and to the light
    const face = d
      .clone()
      .multiplyScalar(-1)
      .add(vec(rng.around(0, 0.45), 0.2, rng.around(0.35, 0.4)));
    const { m, shape } = put(
      foot,
      dir,
      face,
      rng.range(0.68, 1.05) * (0.75 + 0.4 * y),
      rng.range(0.5, 1.25) * (1.15 - 0.6 * y),
      0,
    );
    if (i % 2 === 0) {
      const from = midribPoint(shape, rng.range(0.45, 0.75)).applyMatrix4(m);
      const out = d.clone().applyAxisAngle(vec(0, 1, 0), rng.around(0, 1));
      put(
        from,
        out.multiplyScalar(0.6).setY(0.9),
        vec(rng.around(0, 0.6), 0.2, 0.8),
        rng.range(0.35, 0.6),
        rng.range(0.2, 0.7),
        rng.range(0.2, 0.8),
      );
    }
    if (kind.flower && flowers > 0 && d.z > 0.1 && i % 2 === 1) {
      flowers--;
      const from = midribPoint(shape, 0.8).applyMatrix4(m);
      const knee = from
        .clone()
        .addScaledVector(d, 0.2 * k)
        .add(vec(0, -0.22 * k, 0.05));
      const end = knee
        .clone()
        .addScaledVector(d, 0.2 * k)
        .add(vec(0, 0.12 * k, 0.08));
      blooms.push(end);
      model.add(
        tube,
        rod([from, knee, end], (t) => (0.024 + 0.03 * t ** 2) * k, 8, 14),
      );
      addBloom(
        model,
        rng,
        'nightcactus',
        aim(
          end,
          d
            .clone()
            .multiplyScalar(0.8)
            .add(vec(0, 0.35, 0.7)),
          vec(0, 1, 0),
          kind.flower.size * rng.range(0.85, 1.05) * k,
        ),
        colors.flower,
        kind.flower.throat,
      );
    }
  }
  return blooms;
}
