import { type BufferGeometry, Color, type Vector3 } from 'three';
import type { Model } from '../core/model';
import { fleshMaterial, stemMaterial } from '../core/plant-materials';
import { GOLDEN_ANGLE, type Rng, smooth } from '../core/rng';
import { aim, rod, surface, vec } from '../core/solids';

/** Flowers of one calla: how many, how large, how high the first stands above the soil at `top`. */
interface Callas {
  count: number;
  size: number;
  above: number;
  top: number;
  color: string;
}

/** Funnels on stout bare stalks above the leaves; each looks away from the plant and towards the viewer. */
export function addCallas(
  model: Model,
  rng: Rng,
  { count, size, above, top, color }: Callas,
  k: number,
): void {
  const stem = stemMaterial('#5f8f4a');
  const sheet = fleshMaterial('calla', 0.42, 0.5);
  const spadix = fleshMaterial('spadix', 0.7);
  for (let i = 0; i < count; i++) {
    const a = i * GOLDEN_ANGLE + 0.9;
    const out = vec(Math.cos(a), 0, Math.sin(a) * 0.8);
    const at = out
      .clone()
      .multiplyScalar((0.22 + 0.42 * Math.sqrt(i / count)) * k)
      .setY(top + above * (1 - 0.3 * ((i * 0.618) % 1)) * k);
    const foot = vec(at.x * 0.25, top - 0.02, at.z * 0.25);
    const s = size * rng.range(0.9, 1.1) * k;
    const dir = vec(out.x * 0.3, 1, out.z * 0.2 + 0.42);
    const neck = at.clone().addScaledVector(dir.clone().normalize(), -0.16 * s);
    model.add(
      stem,
      rod([foot, bowed(foot, neck, out), neck, at], (t) => 0.03 * (1 - 0.25 * t) * k, 8, 24),
    );
    const m = aim(at, dir, vec(out.x * 0.7, 0, 1), s);
    for (const face of [1, -1] as const) model.add(sheet, funnel(new Color(color), face), m);
    model.add(
      spadix,
      rod(
        [vec(0, 0.12, 0), vec(0, 0.4, 0.01), vec(0, 0.66, 0.02)],
        (t) => 0.058 * Math.sqrt(Math.max(0, 1 - Math.max(0, (t - 0.9) / 0.1) ** 2)),
        10,
        24,
        0.12,
        60,
      ).applyMatrix4(m),
      undefined,
      new Color('#f0c93a'),
    );
  }
}

function bowed(foot: Vector3, tip: Vector3, out: Vector3): Vector3 {
  return foot.clone().lerp(tip, 0.55).addScaledVector(out, -0.05);
}

/** How much more than once round the sheet is rolled: its edges lie over each other in front. */
const ROLLED = 1.16;

/**
 * One sheet rolled to a funnel round +Y, about 1 long: low where its edges meet at +Z, drawn out to a point at -Z, its
 * lip rolled outwards. Green at its foot.
 * @param face 1 its outside, -1 its inside: light that falls into a single sheet would throw stripes on it
 */
function funnel(color: Color, face: 1 | -1): BufferGeometry {
  const green = new Color('#a9c27e');
  return surface(
    (u, v) => {
      const across = face * (u * 2 - 1);
      const turn = across * Math.PI * ROLLED;
      const side = Math.abs(across);
      const back = 0.5 + 0.5 * Math.cos(side * Math.PI);
      const point = Math.exp(-((side / 0.13) ** 2));
      const lip = smooth(0.5, 1, v);
      const tall = 0.56 + 0.5 * back;
      // both faces end in one edge
      const thick = 0.007 * face * (1 - smooth(0.86, 1, v)) * (1 - smooth(0.86, 1, side));
      // one edge lies inside the other, and it springs away where the roll ends
      const over = 0.035 * across * (1 - 0.4 * v) + 0.05 * lip * side ** 6 * Math.sign(across) + thick;
      const r =
        0.045 + 0.17 * v ** 1.15 + 0.24 * lip ** 1.9 * (0.6 + 0.4 * back) + 0.24 * point * lip ** 2 + over;
      const y = tall * v - 0.16 * lip ** 2.4 * (1 - 0.55 * back) + (0.02 * point - thick) * lip;
      return vec(-Math.sin(turn) * r, y, -Math.cos(turn) * r);
    },
    72,
    36,
    (u, v) => {
      const point = Math.exp(-(((u * 2 - 1) / 0.06) ** 2)) * smooth(0.86, 1, v);
      // the sheet is darker down its throat, and its faint veins run lengthwise
      const deep = 1 - 0.16 * (1 - smooth(0.25, 0.75, v)) - 0.03 * (0.5 + 0.5 * Math.sin(u * 150)) * (1 - v);
      return color
        .clone()
        .lerp(green, 0.75 * (1 - smooth(0.02, 0.34, v)) + 0.4 * point)
        .multiplyScalar(deep);
    },
  );
}
