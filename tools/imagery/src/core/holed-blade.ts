import { CatmullRomCurve3, Vector3 } from 'three';
import type { Blade, Profile } from './blade';
import { clamp01, lerp } from './rng';

/** One half of the outline, from the stalk round the lobe to the drawn-out tip. */
const OUTLINE: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.2, -0.1],
  [0.5, -0.13],
  [0.8, -0.03],
  [0.98, 0.16],
  [1, 0.36],
  [0.86, 0.57],
  [0.6, 0.75],
  [0.3, 0.88],
  [0.09, 0.97],
  [0, 1.02],
];
const LOWEST = -0.13;

/** Half-width along the sheet on which the blade is painted, from its lobes to its tip. */
export const holedOutline: Profile = (t) => {
  const y = LOWEST + (1.02 - LOWEST) * t;
  const next = OUTLINE.findIndex(([, at], i) => i > 2 && at >= y);
  const [x0, y0] = OUTLINE[next - 1] ?? [0, 1];
  const [x1, y1] = OUTLINE[next] ?? [0, 1.02];
  return Math.max(0, lerp(x0, x1, clamp01((y - y0) / (y1 - y0))));
};

/** Holes of a half: place along the outline, where they begin and end between midrib and edge, half their width along the outline. */
const HOLES = [
  [0.25, 0.36, 0.72, 0.034],
  [0.335, 0.16, 0.34, 0.026],
  [0.42, 0.34, 0.8, 0.042],
  [0.5, 0.15, 0.36, 0.026],
  [0.58, 0.32, 0.8, 0.04],
  [0.655, 0.18, 0.4, 0.022],
  [0.73, 0.34, 0.76, 0.03],
] as const;

/**
 * A heart-shaped blade with round holes between its side veins, long ones nearer to the edge, short ones beside the midrib.
 * @param kind another number, other holes: no two leaves of a plant are alike
 */
export function holedBlade(kind = 0): Blade {
  const outline = new CatmullRomCurve3(OUTLINE.map(([px, py]) => new Vector3(px, py, 0)));
  const x: number[] = [];
  const y: number[] = [];
  const index: number[] = [];
  const [across, along] = [3, 32];
  for (const side of [1, -1]) {
    const vary = (n: number): number => Math.sin(n * 5.3 + kind * 2.7 + side * 1.1);
    // some leaves lack a small hole
    const holes = HOLES.map(([at, from, to, half], n) => ({
      at: at + 0.012 * vary(n + 3),
      from: from + 0.05 * vary(n),
      to: to + 0.06 * vary(n + 9),
      half: n % 2 && vary(n + 20) > 0.6 ? 0 : half * (1 + 0.28 * vary(n + 14)),
    }));
    const bounds = [{ at: 0, from: 0, to: 1, half: 0 }, ...holes, { at: 1, from: 0, to: 1, half: 0 }];
    for (const [k, low] of bounds.slice(0, -1).entries()) {
      const high = bounds[k + 1] ?? low;
      const start = x.length;
      for (let i = 0; i <= across; i++)
        for (let j = 0; j <= along; j++) {
          const s = j / along;
          const open = ({ from, to, half }: typeof low): number =>
            half * Math.sqrt(Math.max(0, 1 - ((2 * s - from - to) / (to - from)) ** 2));
          const a = clamp01(lerp(low.at + open(low), high.at - open(high), i / across));
          const edge = outline.getPoint(a);
          x.push(side * edge.x * s);
          y.push(lerp(0.93 * a ** 1.25, edge.y, s));
        }
      const row = along + 1;
      for (let i = 0; i < across; i++)
        for (let j = 0; j < along; j++) {
          const a = start + i * row + j;
          if (side > 0) index.push(a, a + 1, a + row, a + 1, a + row + 1, a + row);
          else index.push(a, a + row, a + 1, a + 1, a + row, a + row + 1);
        }
    }
  }
  return { x, y, index, minY: LOWEST };
}
