import { describe, expect, it } from 'vitest';
import { holedBlade } from './holed-blade';

/** Points of a piece between two holes: four lines from the midrib to the edge. */
const [LINES, POINTS] = [4, 33];
const PIECE = LINES * POINTS;
const PIECES = 8;

describe('holedBlade', () => {
  it('[PROD-01] holes end before the edge and before the midrib: both are whole', () => {
    const { x, y } = holedBlade();
    const gap = (piece: number, step: number): number => {
      const last = piece * PIECE + (LINES - 1) * POINTS + step;
      const next = (piece + 1) * PIECE + step;
      return Math.hypot((x[last] ?? NaN) - (x[next] ?? NaN), (y[last] ?? NaN) - (y[next] ?? NaN));
    };
    let open = 0;
    for (const half of [0, 1])
      for (let k = 0; k < PIECES - 1; k++) {
        const piece = half * PIECES + k;
        expect(gap(piece, 0), 'midrib').toBeCloseTo(0, 9);
        expect(gap(piece, POINTS - 1), 'edge').toBeCloseTo(0, 9);
        if (Math.max(...Array.from({ length: POINTS }, (_, step) => gap(piece, step))) > 0.02) open++;
      }
    expect(open).toBeGreaterThan(9);
  });

  it('[PROD-01] no two leaves have the same holes', () => {
    const made = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((kind) => JSON.stringify(holedBlade(kind).x));
    expect(new Set(made).size).toBe(made.length);
  });
});
