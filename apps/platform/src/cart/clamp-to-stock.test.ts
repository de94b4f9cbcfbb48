import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CartLine } from './cart.ts';
import { clampToStock } from './clamp-to-stock.ts';

const line = (id: string, variantId: number, quantity: number, available: number): CartLine => ({
  id,
  position: 1,
  variantId,
  quantity,
  attributes: [],
  attributesKey: '',
  parentId: null,
  available,
});
const quantities = (lines: readonly CartLine[]) => lines.map(({ quantity }) => quantity);

describe('[CART-12] clampToStock', () => {
  test('leaves quantities within stock unchanged', () => {
    const lines = [line('a', 1, 2, 5), line('b', 2, 3, Number.POSITIVE_INFINITY)];
    const clamped = clampToStock(lines);
    expect(clamped.lines[0]).toBe(lines[0]);
    expect(clamped).toMatchObject({ notEnough: [], outOfStock: [] });
  });

  test('reduces quantities, shares one stock between lines, and reports the reduced lines', () => {
    const clamped = clampToStock([
      line('a', 1, 4, 5),
      line('b', 1, 4, 5),
      line('c', 1, 1, 5),
      line('d', 2, 1, 0),
    ]);
    expect(quantities(clamped.lines)).toEqual([4, 1, 0, 0]);
    expect(clamped.notEnough.map(({ id }) => id)).toEqual(['b']);
    expect(clamped.outOfStock.map(({ id }) => id)).toEqual(['c', 'd']);
  });

  test('never exceeds the stock, and is idempotent', () => {
    const lines = fc.array(fc.tuple(fc.constantFrom(1, 2, 3), fc.nat(20)), { maxLength: 12 });
    fc.assert(
      fc.property(lines, fc.array(fc.nat(15), { minLength: 4, maxLength: 4 }), (requests, stock) => {
        const asked = requests.map(([variant, quantity], index) =>
          line(String(index), variant, quantity, stock[variant] ?? 0),
        );
        const { lines: clamped } = clampToStock(asked);
        for (const variant of [1, 2, 3]) {
          const got = clamped.filter(({ variantId }) => variantId === variant);
          expect(got.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(
            stock[variant] ?? 0,
          );
        }
        expect(quantities(clampToStock(clamped).lines)).toEqual(quantities(clamped));
      }),
    );
  });
});
