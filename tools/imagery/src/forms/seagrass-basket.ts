import { Color, DoubleSide } from 'three';
import { physical, shade, shared } from '../core/material-kit';
import type { Model } from '../core/model';
import { fbm, type Rng } from '../core/rng';
import { rod, turned, vec } from '../core/solids';

/** Upright stakes, and rows of cord woven round them. */
const STAKES = 30;
const ROWS = 22;

/**
 * A basket woven of seagrass cord: rows pass in front of one stake and behind the next; two handles, a plaited rim, a lining.
 * @param radius at its widest
 */
export function addSeagrassBasket(
  model: Model,
  rng: Rng,
  color: string,
  radius: number,
  height: number,
): void {
  const straw = shared('seagrass', () =>
    physical({ roughness: 0.92, specularIntensity: 0.18, side: DoubleSide }),
  );
  const base = new Color(color);
  const wide = (y: number): number => radius * (0.8 + 0.2 * Math.sin(Math.PI * (0.12 + 0.62 * y)) ** 0.9);
  const thick = (0.56 * height) / ROWS;
  // green and brown straws lie side by side in one cord
  const tone = (): Color =>
    base
      .clone()
      .lerp(new Color(rng.next() < 0.4 ? '#8f8a54' : '#a57c46'), rng.range(0, 0.4))
      .multiplyScalar(rng.range(0.82, 1.1));
  for (let i = 0; i < STAKES; i++) {
    const a = (i / STAKES) * Math.PI * 2;
    const points = [0, 0.25, 0.5, 0.75, 1].map((y) =>
      vec(Math.cos(a) * wide(y), y * height, Math.sin(a) * wide(y)),
    );
    model.add(
      straw,
      rod(points, () => 0.026 * radius, 6, 10, 0.15, 20),
      undefined,
      shade(base, -0.14),
    );
  }
  /** A closed or open cord twisted of strands. */
  const cord = (
    point: (t: number) => ReturnType<typeof vec>,
    size: number,
    steps: number,
    strands: number,
    twists: number,
  ): void => {
    for (let s = 0; s < strands; s++) {
      const points = Array.from({ length: steps + 1 }, (_, i) => {
        const t = i / steps;
        const p = point(t);
        const along = point(t + 0.002)
          .sub(point(t - 0.002))
          .normalize();
        const out = vec(p.x, 0.001, p.z).normalize();
        const over = along.clone().cross(out).normalize();
        const b = t * twists * Math.PI * 2 + (s / strands) * Math.PI * 2;
        return p
          .addScaledVector(out, Math.cos(b) * size * 0.5)
          .addScaledVector(over, Math.sin(b) * size * 0.5);
      });
      model.add(
        straw,
        rod(points, () => size * 0.56, 5, steps, 0.25, 24),
        undefined,
        tone(),
      );
    }
  };
  for (let row = 0; row < ROWS; row++) {
    const y = (row + 0.5) / ROWS;
    const wobble = rng.range(0, 9);
    cord(
      (t) => {
        const a = t * Math.PI * 2;
        const r =
          wide(y) +
          0.034 * radius * Math.sin((STAKES / 2) * a + row * Math.PI) +
          0.01 * radius * fbm(t * 6, wobble);
        return vec(Math.cos(a) * r, y * height + 0.006 * height * fbm(t * 9 + wobble, row), Math.sin(a) * r);
      },
      thick * 1.08,
      150,
      2,
      40,
    );
  }
  for (const [y, size] of [
    [1.005, 1.15],
    [0.01, 0.9],
  ] as const)
    cord(
      (t) => vec(Math.cos(t * Math.PI * 2) * wide(y), y * height, Math.sin(t * Math.PI * 2) * wide(y)),
      thick * size,
      160,
      3,
      36,
    );
  for (const a of [0.35, 0.35 + Math.PI])
    cord(
      (t) => {
        const b = a + (t - 0.5) * 0.62;
        const arch = Math.max(0, Math.sin(Math.PI * t)) ** 0.7;
        const r = wide(0.94) + (0.03 + 0.09 * arch) * radius;
        return vec(Math.cos(b) * r, (0.9 + 0.24 * arch) * height, Math.sin(b) * r);
      },
      thick * 0.62,
      40,
      3,
      7,
    );
  // a waterproof sheet inside
  model.add(
    shared('lining', () => physical({ roughness: 0.5, specularIntensity: 0.5, side: DoubleSide })),
    turned(
      [
        [0.001, 0.03 * height],
        [wide(0.02) * 0.9, 0.03 * height],
        [wide(0.5) * 0.92, 0.5 * height],
        [wide(0.94) * 0.93, 0.94 * height],
      ],
      64,
    ),
    undefined,
    new Color('#c9c1ac'),
  );
}
