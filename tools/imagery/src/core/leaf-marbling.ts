import { css, hex, shade } from './material-kit';
import { fbm, type Rng, smooth } from './rng';

/**
 * A silver zone between the dark middle and the dark edge of a heart-shaped leaf, torn along the veins as a cyclamen has it.
 * @param rib0 where the stalk meets the blade, from below
 */
export function paintMarbling(
  ctx: CanvasRenderingContext2D,
  size: number,
  accent: string,
  rib0: number,
  rng: Rng,
): void {
  const o = rng.range(0, 40);
  const step = 4;
  for (let py = 0; py < size; py += step)
    for (let px = 0; px < size; px += step) {
      const u = px / size - 0.5;
      const v = 1 - py / size - (rib0 + 0.16);
      const a = Math.atan2(u, v);
      // the outline seen from the middle of the blade, roughly
      const far = Math.hypot(u / 0.5, v / (v > 0 ? 0.68 : 0.36));
      const torn = 0.13 * fbm(Math.cos(a) * 7 + o, Math.sin(a) * 7, far * 3, 3) + 0.05 * Math.cos(a * 11);
      const zone = smooth(0.34 + torn, 0.46 + torn, far) * (1 - smooth(0.7 + torn, 0.84 + torn, far));
      const blotch = 0.72 + 0.5 * fbm(u * 26 + o, v * 26, 3, 3);
      const alpha = Math.max(0, Math.min(0.9, zone * blotch));
      if (alpha < 0.02) continue;
      ctx.fillStyle = css(shade(hex(accent), 0.05 * fbm(u * 40, v * 40, o)), alpha);
      ctx.fillRect(px, py, step, step);
    }
}
