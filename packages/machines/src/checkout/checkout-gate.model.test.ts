import { compareReceipts } from '@shop/rules/cart/compare-receipts';
import { describe, expect, test } from 'vitest';
import { testModel } from '../testing/test-model';
import { checkoutGateModel } from './checkout-gate.model';
import { checkoutGateView } from './checkout-gate-view';
import { cartReceipt } from './checkout-receipts';
import { missingGiftField, pendingSteps } from './pending-steps';

const { steps } = testModel(checkoutGateModel);

describe('in every state of the checkout gate', () => {
  test('[GATE-02] the checkout opens only for a verified cart with every selected preference', () => {
    const opened = steps.filter(
      ({ before, after }) => !before.matches('leaving') && after.matches('leaving'),
    );
    expect(opened.length).toBeGreaterThan(0);
    expect(
      opened.filter(
        ({ before, after }) =>
          !before.matches({ going: 'readingBack' }) ||
          pendingSteps(after.context).some((stepName) => stepName !== 'discount') ||
          missingGiftField(after.context) !== null,
      ),
    ).toEqual([]);
  });

  test('[GATE-02] it opens only with what was displayed at the click, or reported before', () => {
    const opened = steps.filter(
      ({ before, after }) => !before.matches('leaving') && after.matches('leaving'),
    );
    const differences = opened.map(({ before, after: { context } }) => {
      const { receipt, cart, preferences } = context;
      if (receipt === null || cart === null) return 'nothing was seen';
      const changes = compareReceipts(receipt, cartReceipt(cart, preferences, receipt));
      if (changes.length === 0) return 'none';
      return before.context.told === JSON.stringify([receipt, changes]) ? 'told' : 'untold';
    });
    expect([...new Set(differences)].sort()).toEqual(['none', 'told']);
  });

  test('[GATE-01] the stopped state always has a reason, and only that state', () => {
    const wrong = steps.filter(({ after }) => {
      const { status, stop } = checkoutGateView(after);
      return (status === 'stopped') !== (stop !== null);
    });
    expect(wrong).toEqual([]);
  });

  test('[GATE-01] no stop loses a preference', () => {
    const lost = steps.filter(
      ({ happening, before, after }) =>
        !(happening.kind === 'event' && happening.event.type === 'preferences.change') &&
        before.context.preferences !== after.context.preferences,
    );
    expect(lost).toEqual([]);
  });

  test('[GATE-02] during an attempt another click changes nothing', () => {
    const pressed = steps.filter(
      ({ happening, before }) =>
        happening.kind === 'event' && happening.event.type === 'checkout.proceed' && before.hasTag('busy'),
    );
    expect(pressed.length).toBeGreaterThan(0);
    expect(
      pressed.filter(
        ({ before, after }) => checkoutGateModel.serialize(before) !== checkoutGateModel.serialize(after),
      ),
    ).toEqual([]);
  });
});
