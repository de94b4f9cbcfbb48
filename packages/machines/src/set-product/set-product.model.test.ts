import { describe, expect, test } from 'vitest';
import { testModel } from '../testing/test-model';
import { setView } from './set-choice';
import { setProductModel } from './set-product.model';

const { steps } = testModel(setProductModel);

describe('in every step of a set', () => {
  test('[SET-01] no more than itemCount is chosen', () => {
    expect(steps.filter(({ after }) => setView(after.context).remaining < 0)).toEqual([]);
  });

  test('[SET-02] there is a variant to buy exactly when the set is whole and in stock', () => {
    const wrong = steps.filter(
      ({ after }) => after.hasTag('buyable') !== (setView(after.context).variantId !== null),
    );
    expect(wrong).toEqual([]);
  });

  test('[SET-03] what cannot be bought though it is whole is told, and a press that changes nothing too', () => {
    const silent = steps.filter(({ before, after, happening }) => {
      const isRaise = happening.kind === 'event' && happening.event.type === 'option.raise';
      const isUnchanged = before.context.selection.join() === after.context.selection.join();
      const isRefused = isRaise && isUnchanged;
      const isUseless = isRaise && setView(after.context).remaining === 0 && !after.hasTag('buyable');
      return (isRefused || isUseless) && after.context.alertCount !== before.context.alertCount + 1;
    });
    expect(silent).toEqual([]);
  });
});
