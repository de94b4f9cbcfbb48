import { type BufferGeometry, Color, Float32BufferAttribute, type MeshPhysicalMaterial } from 'three';
import { type Bend, bendBlade, gridBlade, midribPoint, ovate } from '../core/blade';
import { shade } from '../core/material-kit';
import type { Model } from '../core/model';
import { fleshMaterial } from '../core/plant-materials';
import { GOLDEN_ANGLE, type Rng, smooth } from '../core/rng';
import { aim, place, rod, vec } from '../core/solids';
import type { Growth } from '../form-params';

const FRONDS = 32;
/** A strap that begins as a winged stalk, is widest above its middle, and ends in a point. */
const FROND = gridBlade((t) => 0.2 * (1 - t) + 0.84 * ovate(0.58, 0.85, 1)(t), 10, 44);
/** Length of a midrib as a share of its frond's. */
const RIB = 0.94;
const [FOOT, TIP] = [new Color('#35241a'), new Color('#9bb554')];

/** A bird's nest: a funnel of entire fronds with waved edges, the young ones upright, the old ones arching outwards. */
export function addNestFern(
  model: Model,
  rng: Rng,
  leaf: MeshPhysicalMaterial,
  top: number,
  k: number,
  { leaves = 1, leafSize = 1, tall = 1, spread = 1 }: Growth,
): void {
  const rib = fleshMaterial('fern-rib', 0.5, 0.5);
  const count = Math.max(6, Math.round(FRONDS * leaves));
  for (let i = 0; i < count; i++) {
    // the outermost first
    const young = i / count;
    const a = i * GOLDEN_ANGLE;
    const out = vec(Math.cos(a), 0, Math.sin(a));
    const bend: Bend = {
      length: (1.58 - 0.78 * young) * rng.range(0.85, 1.1) * k * tall,
      width: (0.33 - 0.08 * young) * rng.range(0.88, 1.12) * k * leafSize,
      bend: (1.45 - 1.1 * young) * rng.range(0.6, 1.2),
      bendPower: 1.4,
      twist: rng.around(0, 0.35),
      wave: 0.075,
      waves: rng.range(5, 8),
      fold: 0.3,
      phase: rng.range(0, 6),
    };
    const dir = out
      .clone()
      .multiplyScalar((1.05 - 0.85 * young) * spread)
      .add(vec(rng.around(0, 0.08), 0.72 + 1.1 * young + rng.around(0, 0.12), rng.around(0, 0.08)));
    const foot = out
      .clone()
      .multiplyScalar(0.1 * (1 - young) * k)
      .setY(top - 0.02);
    const m = aim(foot, dir, out.clone().multiplyScalar(-1).setY(0.9));
    const fresh = new Color('#ffffff').lerp(new Color('#f2fbc8'), 0.7 * Math.max(0, young - 0.6));
    model.add(leaf, bendBlade(FROND, bend), m, shade(fresh, -rng.range(0, 0.09) - 0.15 * (1 - young)));
    const thick = 0.019 * k * (1 - 0.35 * young);
    const points = Array.from({ length: 9 }, (_, j) => midribPoint(bend, (RIB * j) / 8));
    model.add(rib, darkening(rod(points, (t) => thick * (1 - 0.85 * t), 6, 24)), m);
  }
  addHeart(model, rng, top, k);
}

/** Colours a rod along its length: near black at its foot, green from its middle on. */
function darkening(geometry: BufferGeometry): BufferGeometry {
  const uv = geometry.getAttribute('uv');
  const colors = Array.from({ length: uv.count }, (_, i) =>
    FOOT.clone()
      .lerp(TIP, smooth(0.18, 0.62, uv.getY(i)))
      .toArray(),
  );
  return geometry.setAttribute('color', new Float32BufferAttribute(colors.flat(), 3));
}

/** The crown between the fronds: brown scales, and fronds that are still rolled. */
function addHeart(model: Model, rng: Rng, top: number, k: number): void {
  const scale = fleshMaterial('fern-scale', 0.9, 0.2);
  const fuzz = bendBlade(gridBlade(ovate(0.3, 0.6, 1), 1, 3), { length: 0.13, width: 0.02, bend: 0.5 });
  for (let i = 0; i < 160; i++) {
    const r = 0.13 * Math.sqrt(i / 160) * k;
    const a = i * GOLDEN_ANGLE;
    model.add(
      scale,
      fuzz,
      place(vec(Math.cos(a) * r, top - 0.01, Math.sin(a) * r), rng.around(0, 0.7), a, rng.around(0, 0.7), k),
      new Color('#5b4128').multiplyScalar(rng.range(0.6, 1.3)),
    );
  }
}
