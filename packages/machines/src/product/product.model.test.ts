import { chosenQuantity, lineOfChoice } from '@shop/rules/product/product-choice';
import { chosenCount } from '@shop/rules/set-product/set-selection';
import { describe, expect, test } from 'vitest';
import { testModel } from '../testing/test-model';
import { productModel } from './product.model';

const { steps } = testModel(productModel);

const selectionOf = ({ context }: (typeof steps)[number]['after']) => context.set?.selection ?? [];

describe('in every step of choosing', () => {
  test('[SET-01] no more than itemCount is chosen', () => {
    expect(steps.filter(({ after }) => chosenCount(selectionOf(after)) > 2)).toEqual([]);
  });

  test('[SET-02] there is something to buy exactly when the set is whole and in stock', () => {
    const wrong = steps.filter(
      ({ after }) => after.hasTag('buyable') !== (lineOfChoice(after.context) !== null),
    );
    expect(wrong).toEqual([]);
  });

  test('[PROD-05] what is asked for is at least one and in stock', () => {
    const wrong = steps.filter(
      ({ after: { context } }) => chosenQuantity(context) < 1 || chosenQuantity(context) > 3,
    );
    expect(wrong).toEqual([]);
  });

  test('[PROD-04] a set is put together: no variant of it is chosen another way', () => {
    const chosen = steps.filter(
      ({ happening }) => happening.kind === 'event' && happening.event.type === 'variant.choose',
    );
    expect(chosen.length).toBeGreaterThan(0);
    const changed = chosen.filter(
      ({ before, after }) => before.context.variantId !== after.context.variantId,
    );
    expect(changed).toEqual([]);
  });

  test('[SET-03] what cannot be bought though it is whole is reported, and a press that changes nothing too', () => {
    const silent = steps.filter(({ before, after, happening }) => {
      const isRaise = happening.kind === 'event' && happening.event.type === 'option.raise';
      const isRefused = isRaise && selectionOf(before).join() === selectionOf(after).join();
      const isUseless = isRaise && chosenCount(selectionOf(after)) === 2 && !after.hasTag('buyable');
      const isTold = after.context.set?.alertCount === (before.context.set?.alertCount ?? 0) + 1;
      return (isRefused || isUseless) && !isTold;
    });
    expect(silent).toEqual([]);
  });
});
