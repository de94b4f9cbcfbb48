import { describe, expect, test } from 'vitest';
import { testModel } from '../testing/test-model';
import { buyNowModel } from './buy-now.model';

const { steps } = testModel(buyNowModel);
const isPress = ({ happening }: (typeof steps)[number]) =>
  happening.kind === 'event' && happening.event.type === 'buy.press';

describe('in every state of buy now', () => {
  test('[BUY-01] the checkout opens only with a cart of the last click', () => {
    const leaving = steps.filter(({ after }) => after.matches('leaving'));
    expect(leaving.length).toBeGreaterThan(0);
    expect(
      leaving.filter(({ after: { context } }) => context.checkoutUrl === null || context.stop !== null),
    ).toEqual([]);
  });

  test('[GATE-02] a price different from the displayed one stops it, and the next click on the same continues at the price that was told', () => {
    const told = steps.filter(({ after }) => after.context.priceChange !== null);
    expect(told.length).toBeGreaterThan(0);
    expect(told.every(({ after }) => after.matches('stopped'))).toBe(true);
    const accepted = steps.filter(
      ({ before, after }) => before.context.accepted !== null && after.matches('leaving'),
    );
    expect(accepted.length).toBeGreaterThan(0);
    expect(
      steps.filter(({ before, after }) => before.context.priceChange !== null && after.matches('leaving')),
    ).toEqual([]);
  });

  test('[BUY-01] a click is accepted in every state', () => {
    const ignored = steps.filter(
      (step) =>
        isPress(step) &&
        step.happening.kind === 'event' &&
        step.after.context.line?.merchandiseGlobalId !== step.happening.event['line'].merchandiseGlobalId,
    );
    expect(ignored).toEqual([]);
  });

  test('[BUY-01] a stop always has a reason', () => {
    expect(steps.filter(({ after }) => after.matches('stopped') !== (after.context.stop !== null))).toEqual(
      [],
    );
  });
});
