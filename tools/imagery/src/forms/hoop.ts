import type { Vector3 } from 'three';
import { metalMaterial } from '../core/goods-materials';
import { rod, vec } from '../core/solids';
import type { Twig } from './branches';
import type { Site } from './trunk-site';

/** Turns of the stem round the hoop. */
const TURNS = 9;

/** A stem wound round an upright hoop of wire that stands in the soil. */
export function growHoop({ model, rng, bark, kind, pot, k }: Site): Twig[] {
  const radius = (kind.height / 2) * k;
  const on = (t: number, off: number): Vector3 => {
    // from the soil up one side and down the other
    const a = -Math.PI / 2 + (t * 2 - 1) * (Math.PI - 0.25) + Math.PI;
    const turn = t * TURNS * Math.PI * 2;
    const r = radius + off * Math.cos(turn);
    return vec(Math.cos(a) * r, pot.top - 0.04 + radius + Math.sin(a) * r, off * Math.sin(turn));
  };
  const points = (count: number, off: number): Vector3[] =>
    Array.from({ length: count }, (_, i) => on(i / (count - 1), off));
  model.add(
    metalMaterial('#5c5f58', 0.5),
    rod(points(40, 0), () => 0.016, 7, 80),
  );
  model.add(
    bark,
    rod(points(120, 0.05 * k), () => kind.thick * k, 6, 240),
  );
  return Array.from({ length: 150 }, (_, i): Twig => {
    const t = (i + 0.5) / 150;
    const at = on(t, 0.06 * k);
    const out = at.clone().sub(on(t, 0)).normalize();
    return { at, dir: out.add(vec(rng.around(0, 0.3), 0.2, 0.25)).normalize(), depth: 0.5 };
  });
}
