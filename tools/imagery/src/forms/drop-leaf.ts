import { type BufferGeometry, Color } from 'three';
import { clamp01, fbm, noise3, smooth } from '../core/rng';
import { surface } from '../core/solids';
import { along, bent, type LeafSize } from './succulent-leaves';

/** A foot, widest past the middle, then the round end with a trace of a point. */
const outline = (t: number): number =>
  t < 0.58 ? 0.5 + 0.5 * smooth(0, 0.58, t) : Math.max(0, 1 - ((t - 0.58) / 0.42) ** 2.1) ** 0.54;

/**
 * A short leaf, swollen like a drop, whose end is a clear window with a few dark veins: Haworthia obtusa's.
 * @param clear colour of the window
 * @param offset moves its noise, so that no two leaves are the same
 */
export function dropLeaf(size: LeafSize, base: Color, clear: Color, offset: number): BufferGeometry {
  const vein = base.clone().lerp(new Color('#0f3318'), 0.75);
  const foot = base.clone().lerp(new Color('#e3e4c4'), 0.4);
  return surface(
    (u, v) => {
      const t = along(v);
      const a = -u * Math.PI * 2;
      const w = outline(t);
      const s = Math.sin(a);
      // flat above at the foot, swollen on both sides at the end
      const thick = s > 0 ? 0.26 + 0.24 * smooth(0.3, 0.75, t) : 0.56;
      return bent(size, t, (Math.cos(a) * w * size.width) / 2, s * w * size.thickness * thick);
    },
    44,
    26,
    (u, v) => {
      const t = along(v);
      const a = u * Math.PI * 2;
      const [x, front] = [Math.cos(a), -Math.sin(a)];
      const ragged = 0.06 * noise3(x * 3 + offset, front * 3, 4);
      const open = smooth(0.5 + ragged, 0.84 + ragged, t + 0.05 * front);
      // three to five veins a face rise from the green, waver, and end below the tip
      const wander = 0.34 * fbm(t * 3 + offset, x * 1.5, front, 3);
      const near = Math.abs(((((u * 15 + wander * 3) % 1) + 1) % 1) - 0.5) * 2;
      const end = 0.97 + 0.04 * noise3(x * 4 + offset, front * 4, 1);
      const line = smooth(0.62, 0.96, near) * (1 - smooth(end - 0.12, end, t));
      // light gathers in the window's end and leaves its rim darker
      const glow = clear.clone().multiplyScalar(0.7 + 0.36 * smooth(0.66, 1, t));
      return foot
        .clone()
        .lerp(base, smooth(0, 0.3, t))
        .lerp(glow, open * clamp01(0.9 + 0.2 * fbm(x * 9 + offset, t * 9, front * 9, 2)))
        .lerp(vein, (0.9 - 0.35 * open) * smooth(0.25, 0.5, t) * line);
    },
  );
}
