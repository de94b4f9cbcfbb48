import { Color } from 'three';
import { bendBlade } from '../core/blade';
import { leafMaterial } from '../core/leaf-material';
import { leafBlade } from '../core/leaf-shapes';
import type { Model } from '../core/model';
import { stemMaterial } from '../core/plant-materials';
import { GOLDEN_ANGLE, type Rng } from '../core/rng';
import { aim, rod, vec } from '../core/solids';

const LEAVES = 120;
const LEAFLET = 0.135;
/** Every third leaf of the lucky strain has three leaflets as other clover has. */
const THREES = 3;

/** White clover: each leaf on a stalk of its own, its leaflets notched, half folded, and marked with a pale arc. */
export function addClover(
  model: Model,
  rng: Rng,
  color: string,
  pot: { top: number; radius: number },
  k: number,
): void {
  const leaf = leafMaterial({
    color,
    accent: '#b9d8a0',
    pattern: 'chevron',
    veins: 9,
    veinLight: 0.05,
    roughness: 0.55,
    clearcoat: 0.05,
    translucency: 0.5,
    underside: '#8fb87a',
    uneven: true,
  });
  const stem = stemMaterial('#8bb465');
  const blades = Array.from({ length: 6 }, () =>
    bendBlade(leafBlade('notched', 5), {
      length: 1,
      width: rng.range(0.94, 1.08),
      bend: rng.range(0, 0.4),
      fold: rng.range(0.12, 0.4),
      wave: 0.02,
      waves: 2,
      phase: rng.range(0, 6),
    }),
  );
  for (let i = 0; i < LEAVES; i++) {
    const r = Math.sqrt((i + 0.3) / LEAVES);
    const a = i * GOLDEN_ANGLE + rng.around(0, 0.25);
    const d = vec(Math.cos(a), 0, Math.sin(a));
    const foot = d
      .clone()
      .multiplyScalar(0.5 * r * pot.radius)
      .setY(pot.top - 0.03);
    const height = 0.5 * (1 - 0.62 * r ** 2) * rng.range(0.72, 1.12) * k;
    const hub = d
      .clone()
      .multiplyScalar(pot.radius * 1.16 * r * rng.range(0.9, 1.1))
      .setY(pot.top + height);
    const bow = foot
      .clone()
      .lerp(hub, 0.55)
      .add(vec(0, 0.14 * r * k, 0));
    model.add(
      stem,
      rod([foot, bow, hub], (t) => (0.011 - 0.003 * t) * k, 5, 10),
    );
    // outer leaves lean outwards, all of them to the light
    const plane = vec(
      d.x * 0.6 * r + rng.around(0, 0.3),
      1,
      d.z * 0.6 * r + rng.around(0.2, 0.3),
    ).normalize();
    const young = rng.next() < 0.18;
    const size = LEAFLET * (young ? rng.range(0.55, 0.75) : rng.range(0.82, 1.12)) * k;
    // a young leaf is still half closed
    const lift = young ? rng.range(0.5, 0.9) : rng.range(0.02, 0.25);
    const tint = new Color('#ffffff')
      .lerp(new Color('#effbc0'), young ? 0.6 : 0.15 * rng.next())
      .multiplyScalar(rng.range(0.78, 1.06));
    const leaflets = i % THREES === 1 ? 3 : 4;
    const turn = rng.range(0, 6.28);
    for (let j = 0; j < leaflets; j++) {
      const b = turn + (j / leaflets) * Math.PI * 2 + rng.around(0, 0.08);
      const out = vec(Math.cos(b), 0, Math.sin(b));
      out.addScaledVector(plane, -out.dot(plane)).normalize().addScaledVector(plane, lift);
      // the outline of a lobed blade begins beyond its foot
      const at = hub.clone().addScaledVector(out, -0.16 * size);
      model.add(leaf, rng.pick(blades), aim(at, out, plane, size * rng.range(0.93, 1.05)), tint);
    }
  }
}
