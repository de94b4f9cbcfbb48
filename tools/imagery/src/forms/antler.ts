import { Vector2 } from 'three';
import type { Blade } from '../core/blade';
import { lerp, type Rng, smooth } from '../core/rng';

/** Cells across one arm of an antler, and along it. */
const ACROSS = 4;
const ALONG = 12;
/** Stretches of a frond from its foot: the wedge, the arms, their branches, the tips. Shares of the wedge's length. */
const LENGTHS = [0.8, 0.5, 0.5, 0.42];

interface Arm {
  from: Vector2;
  /** Start and end direction of the arm, as angles from the frond's axis. */
  heading: number;
  turned: number;
  start: number;
  end: number;
  length: number;
  forks: number;
}

/**
 * Outline of a staghorn's fertile frond, meshed: a wedge that broadens and forks repeatedly into straps.
 * @param forks number of forks along an arm, at most 3
 * @param slender width of the arms relative to their length; 1 is usual
 * @returns the blade, and its width relative to its length
 */
export function antlerBlade(rng: Rng, forks: number, slender = 1): { blade: Blade; wide: number } {
  const points: Vector2[] = [];
  const index: number[] = [];
  const grow = (arm: Arm): void => {
    const first = points.length;
    const at = arm.from.clone();
    const isTip = arm.forks === 0;
    for (let j = 0; j <= ALONG; j++) {
      // rows lie closer where the tip rounds
      const t = isTip ? Math.sin((Math.PI / 2) * (j / ALONG)) : j / ALONG;
      const before = isTip
        ? Math.sin((Math.PI / 2) * (Math.max(0, j - 1) / ALONG))
        : Math.max(0, j - 1) / ALONG;
      const angle = lerp(arm.heading, arm.turned, smooth(0, 0.55, t));
      const step = (t - before) * arm.length;
      at.add(new Vector2(Math.sin(angle) * step, Math.cos(angle) * step));
      const half =
        lerp(arm.start, arm.end, isTip ? t : t ** 1.4) *
        0.5 *
        (isTip ? Math.sqrt(Math.max(0, 1 - Math.max(0, (t - 0.5) / 0.5) ** 2)) : 1);
      for (let i = 0; i <= ACROSS; i++) {
        const s = ((i / ACROSS) * 2 - 1) * half;
        points.push(new Vector2(at.x + Math.cos(angle) * s, at.y - Math.sin(angle) * s));
      }
    }
    const row = ACROSS + 1;
    for (let j = 0; j < ALONG; j++)
      for (let i = 0; i < ACROSS; i++) {
        const a = first + j * row + i;
        index.push(a, a + 1, a + row, a + 1, a + row + 1, a + row);
      }
    if (isTip) return;
    // one arm is always a little stronger, and the weaker one sometimes ends a fork earlier
    const strong = rng.pick([-1, 1]);
    const spread = rng.range(0.34, 0.5);
    for (const side of [-1, 1]) {
      const share = side === strong ? 0.54 : 0.46;
      const shift = side * arm.end * 0.5 * (1 - share);
      const left = arm.forks - 1;
      const ends = left > 0 && side !== strong && rng.next() < 0.3 ? 0 : left;
      const length =
        (LENGTHS[LENGTHS.length - 1 - left] ?? 0.4) * rng.range(0.85, 1.2) * (side === strong ? 1.08 : 0.92);
      grow({
        from: new Vector2(at.x + Math.cos(arm.turned) * shift, at.y - Math.sin(arm.turned) * shift),
        heading: arm.turned,
        turned: arm.turned + side * spread + rng.around(0, 0.1),
        start: arm.end * share,
        end: ends > 0 ? arm.end * share * 1.28 : arm.end * share * 0.55,
        length,
        forks: ends,
      });
    }
  };
  const end = 0.34 * slender;
  grow({
    from: new Vector2(),
    heading: 0,
    turned: rng.around(0, 0.1),
    start: 0.1 * slender,
    end: forks > 0 ? end : end * 0.6,
    length: LENGTHS[0] as number,
    forks,
  });
  const top = Math.max(...points.map(({ y }) => y));
  const half = Math.max(...points.map(({ x }) => Math.abs(x)));
  return {
    blade: {
      x: points.map(({ x }) => x / half),
      y: points.map(({ y }) => y / top),
      index,
      minY: Math.min(0, ...points.map(({ y }) => y / top)),
    },
    wide: (2 * half) / top,
  };
}
