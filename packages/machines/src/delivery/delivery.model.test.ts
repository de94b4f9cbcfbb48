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

describe('in every state of the delivery form', () => {
  test('[DLV-07] no selected date is undeliverable', () => {
    const wrong = steps.filter(({ after: { context } }) => {
      const { deliveryDate } = context.form;
      return deliveryDate !== null && dayProblem(deliveryDate, circumstancesOf(context)) !== null;
    });
    expect(wrong).toEqual([]);
  });

  test('[DLV-07] a date is never cleared without a notice, unless by the shopper, here or in another tab, or by an order', () => {
    const silent = steps.filter(({ before, after, happening }) => {
      const isGone = before.context.form.deliveryDate !== null && after.context.form.deliveryDate === null;
      const isRequested =
        happening.kind === 'event' &&
        ['date.choose', 'form.reset', 'preferences.load'].includes(happening.event.type);
      return isGone && !isRequested && after.context.cleared === null;
    });
    expect(silent).toEqual([]);
  });

  test('[DLV-04] a date is confirmed only when the server has responded for every product', () => {
    expect(confirming.filter(({ after }) => isSent(after.context)).length).toBeGreaterThan(0);
    expect(confirming.filter(({ after: { context } }) => isSent(context) && !context.isChecked)).toEqual([]);
  });

  test('[GIFT-01] with an open gift form the checkout does not proceed before it is complete', () => {
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

  test("proceeding always gets a response: at once, or with the server's", () => {
    expect(
      steps.filter(({ after }) => after.matches({ gate: 'judging' }) && !after.matches({ check: 'loading' })),
    ).toEqual([]);
  });
});
