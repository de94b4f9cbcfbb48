import { describe, expect, test } from 'vitest';
import { testModel } from '../testing/test-model';
import { cartModel } from './cart.model';
import { cartView } from './cart-view';

const { steps } = testModel(cartModel);

describe('in every step of the cart', () => {
  test('[CART-14] nothing below zero is shown, and only a settled cart can go to the checkout', () => {
    const wrong = steps.filter(({ after }) => {
      const { count, lines, checkoutUrl } = cartView(after);
      const isBelowZero = (count ?? 0) < 0 || lines.some(({ shownQuantity }) => shownQuantity < 0);
      return isBelowZero || (checkoutUrl !== null && !after.hasTag('settled'));
    });
    expect(wrong).toEqual([]);
  });

  test('[CART-10] an add is taken in whatever is going on', () => {
    const adds = steps.filter(
      ({ happening }) => happening.kind === 'event' && happening.event.type === 'line.add',
    );
    expect(adds.length).toBeGreaterThan(0);
    expect(
      adds.filter(({ before, after }) => after.context.adds.length !== before.context.adds.length + 1),
    ).toEqual([]);
  });
});
