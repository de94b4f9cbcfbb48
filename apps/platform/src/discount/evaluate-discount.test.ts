import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shareOut } from './evaluate-discount.ts';

describe('shareOut', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [756, [1280, 2480, 1280], [192, 372, 192]],
    [10, [0, 5, 0], [0, 10, 0]],
    [0, [1, 2], [0, 0]],
    [5, [0, 0], [0, 0]],
    [1, [1, 1, 2], [0, 0, 1]],
  ])('splits %i by %j into %j', (amount, weights, shares) => {
    expect(shareOut(amount, weights)).toEqual(shares);
  });

  test('[MAIL-04] the shares always add up, none exceeds its weight, zero weight gets nothing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 50 }),
        fc.nat(100),
        (weights, percent) => {
          const whole = weights.reduce((sum, weight) => sum + weight, 0);
          const amount = Math.floor((whole * percent) / 100);
          const shares = shareOut(amount, weights);
          expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
          shares.forEach((share, index) => {
            expect(share).toBeGreaterThanOrEqual(0);
            expect(share).toBeLessThanOrEqual(weights[index] ?? 0);
          });
        },
      ),
    );
  });
});
