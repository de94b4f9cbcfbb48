import { describe, expect, test } from 'vitest';
import { testModel } from '../testing/test-model';
import { cartModel } from './cart.model';
import { cartView } from './cart-view';

const { steps } = testModel(cartModel);

describe('in every state of the cart', () => {
  test('[CART-14] no negative value is shown, and only a settled cart can be checked out', () => {
    const wrong = steps.filter(({ after }) => {
      const { count, lines, checkoutUrl } = cartView(after);
      const isBelowZero = (count ?? 0) < 0 || lines.some(({ shownQuantity }) => shownQuantity < 0);
      return isBelowZero || (checkoutUrl !== null && !after.hasTag('settled'));
    });
    expect(wrong).toEqual([]);
  });

  test('[CART-10] an add is accepted in every state', () => {
    const adds = steps.filter(
      ({ happening }) => happening.kind === 'event' && happening.event.type === 'line.add',
    );
    expect(adds.length).toBeGreaterThan(0);
    expect(
      adds.filter(({ before, after }) => after.context.adds.length !== before.context.adds.length + 1),
    ).toEqual([]);
  });
});
