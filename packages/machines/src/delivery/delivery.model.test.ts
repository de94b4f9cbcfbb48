import { dayProblem } from '@shop/rules/delivery/delivery-days';
import { firstMissingGiftField } from '@shop/rules/delivery/gift-destination';
import { describe, expect, test } from 'vitest';
import { testModel } from '../testing/test-model';
import { deliveryModel } from './delivery.model';
import { circumstancesOf, type DeliveryContext } from './delivery-context';

const { steps } = testModel(deliveryModel);
/** Steps in which an attempt to continue succeeds. */
const confirming = steps.filter(({ transitions }) =>
  transitions.some((name) => name.includes('[mayLeave] -> delivery.gate.idle')),
);
const isSent = ({ form }: DeliveryContext) => form.deliveryDate !== null && !form.eGift;

describe('in every step of the delivery form', () => {
  test('[DLV-07] no date stands that cannot be delivered on', () => {
    const wrong = steps.filter(({ after: { context } }) => {
      const { deliveryDate } = context.form;
      return deliveryDate !== null && dayProblem(deliveryDate, circumstancesOf(context)) !== null;
    });
    expect(wrong).toEqual([]);
  });

  test('[DLV-07] a date never goes without a notice, unless the shopper took it, here or in another tab, or an order', () => {
    const silent = steps.filter(({ before, after, happening }) => {
      const isGone = before.context.form.deliveryDate !== null && after.context.form.deliveryDate === null;
      const isRequested =
        happening.kind === 'event' &&
        ['date.choose', 'form.reset', 'preferences.load'].includes(happening.event.type);
      return isGone && !isRequested && after.context.cleared === null;
    });
    expect(silent).toEqual([]);
  });

  test('[DLV-04] a date is confirmed only when the server has answered for every product', () => {
    expect(confirming.filter(({ after }) => isSent(after.context)).length).toBeGreaterThan(0);
    expect(confirming.filter(({ after: { context } }) => isSent(context) && !context.isChecked)).toEqual([]);
  });

  test('[GIFT-01] with an open gift form nobody goes on before it is complete', () => {
    const open = confirming.filter(({ after }) => after.context.form.isGiftOpen && !after.context.form.eGift);
    expect(open.length).toBeGreaterThan(0);
    expect(open.filter(({ after }) => firstMissingGiftField(after.context.form.gift) !== null)).toEqual([]);
  });

  test('[DLV-06] an e-gift is never stopped', () => {
    expect(
      steps.filter(
        ({ before, after, transitions }) =>
          before.context.form.eGift &&
          after.matches({ gate: 'stopped' }) &&
          transitions.some((name) => name.includes('-> delivery.gate.stopped')),
      ),
    ).toEqual([]);
  });

  test('going on is always answered: at once, or when the server has answered', () => {
    expect(
      steps.filter(({ after }) => after.matches({ gate: 'judging' }) && !after.matches({ check: 'loading' })),
    ).toEqual([]);
  });
});
