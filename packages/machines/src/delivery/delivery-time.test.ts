import { NO_PREFERENCES } from '@shop/rules/cart/delivery-preferences';
import { jstDate } from '@shop/rules/jst-date';
import { EXAMPLE_DELIVERY_RULES } from '@shop/rules/testing/example-delivery-rules';
import { expect, test } from 'vitest';
import { takeHeld } from './delivery-changes';
import { EMPTY_DELIVERY_FORM, initialDeliveryContext, preferencesOf } from './delivery-context';

const rules = { ...EXAMPLE_DELIVERY_RULES, times: ['from14to16', 'from16to18'] as const };
const contextWith = (deliveryTime: 'none' | 'morning' | 'from14to16') =>
  initialDeliveryContext({
    today: jstDate(2026, 11, 21),
    form: { ...EMPTY_DELIVERY_FORM, deliveryTime },
    held: { ...NO_PREFERENCES, deliveryTime },
    rules,
  });

test.each([
  ['morning', 'none'],
  ['from14to16', 'from14to16'],
] as const)('[DLV-05] a stored %s where mornings are not offered is sent as %s', (stored, sent) => {
  expect(preferencesOf(contextWith(stored)).deliveryTime).toBe(sent);
  const context = contextWith('none');
  const read = { ...context, ...takeHeld(context, { ...NO_PREFERENCES, deliveryTime: stored }, false) };
  expect(preferencesOf(read).deliveryTime).toBe(sent);
});
