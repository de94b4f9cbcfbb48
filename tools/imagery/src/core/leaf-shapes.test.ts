import { describe, expect, it } from 'vitest';
import { leafBlade } from './leaf-shapes';

/** Widths of a blade along its right edge: the outermost point of every row. */
const edge = (shape: 'serrate' | 'crenate', across: number): number[] => {
  const { x } = leafBlade(shape, across);
  return x.filter((_, i) => i % (across + 1) === across);
};

describe('toothed blades', () => {
  it.each(['serrate', 'crenate'] as const)(
    '%s has the same teeth on both edges, whatever its fineness',
    (shape) => {
      for (const across of [2, 6, 8]) {
        const { x, y } = leafBlade(shape, across);
        const row = across + 1;
        for (let i = 0; i < x.length; i += row) {
          expect((x[i] as number) + (x[i + across] as number)).toBeCloseTo(0);
          expect(y[i]).toBeCloseTo(y[i + across] as number);
        }
        expect(Math.max(...y)).toBeLessThanOrEqual(1);
        expect(edge(shape, across)).toEqual(edge(shape, 2));
      }
    },
  );

  it('serrate has thirteen points a side, each turned to the tip', () => {
    const { x, y } = leafBlade('serrate', 2);
    const rib = y.filter((_, i) => i % 3 === 1);
    const side = y.filter((_, i) => i % 3 === 2);
    const ahead = side.map((at, i) => at - (rib[i] as number));
    expect(ahead.filter((d) => d > 0)).toHaveLength(13);
    expect(Math.max(...x)).toBeLessThanOrEqual(1);
  });
});
