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
  const vein = base.clone().lerp(new Color('#123a1c'), 0.7);
  const foot = base.clone().lerp(new Color('#d9d8b4'), 0.3);
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
    72,
    38,
    (u, v) => {
      const t = along(v);
      const a = u * Math.PI * 2;
      const [x, front] = [Math.cos(a), -Math.sin(a)];
      const ragged = 0.06 * noise3(x * 3 + offset, front * 3, 4);
      const open = smooth(0.52 + ragged, 0.84 + ragged, t + 0.05 * front);
      // narrow veins rise unbroken from the green, waver a little, and end below the tip at different heights
      const across = u * 12 + offset + 0.3 * fbm(t * 2 + offset, x, front, 2);
      const near = Math.abs((((across % 1) + 1) % 1) - 0.5) * 2;
      const end = 0.965 + 0.03 * noise3(x * 4 + offset, front * 4, 1);
      const line = smooth(0.5 + 0.2 * open, 0.95, near) * (1 - smooth(end - 0.09, end, t));
      // light gathers in the window's end; below it the window is deep and dark
      const glow = clear
        .clone()
        .lerp(base, 0.45 * (1 - smooth(0.7, 0.97, t)))
        .multiplyScalar(0.78 + 0.34 * smooth(0.7, 1, t));
      return foot
        .clone()
        .lerp(base, smooth(0, 0.3, t))
        .lerp(glow, open * clamp01(0.9 + 0.2 * fbm(x * 9 + offset, t * 9, front * 9, 2)))
        .lerp(vein, (0.9 - 0.25 * open) * smooth(0.2, 0.45, t) * line);
    },
  );
}
