import { NO_PREFERENCES } from '@shop/rules/cart/delivery-preferences';
import { jstDate } from '@shop/rules/jst-date';
import { EXAMPLE_DELIVERY_RULES } from '@shop/rules/testing/example-delivery-rules';
import { expect, test } from 'vitest';
import { stopOf, takeChoice, withStoredPreferences } from './delivery-changes';
import {
  type DeliveryContext,
  EMPTY_DELIVERY_FORM,
  initialDeliveryContext,
  preferencesOf,
} from './delivery-context';

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
  const read = {
    ...context,
    ...withStoredPreferences(context, { ...NO_PREFERENCES, deliveryTime: stored }, false),
  };
  expect(preferencesOf(read).deliveryTime).toBe(sent);
});

const { eGift: _eGift, ...withoutEGifts } = rules;
const shop = (more: Partial<typeof EMPTY_DELIVERY_FORM> = {}) =>
  initialDeliveryContext({
    today: jstDate(2026, 11, 21),
    form: { ...EMPTY_DELIVERY_FORM, ...more },
    rules: withoutEGifts,
  });
const read = (
  context: DeliveryContext,
  held: Partial<typeof NO_PREFERENCES>,
  dropped: DeliveryContext['dropped'] = [],
  isAnother = false,
): DeliveryContext => ({
  ...context,
  ...withStoredPreferences(context, { ...NO_PREFERENCES, ...held }, isAnother, dropped),
});

test.each([
  [{ deliveryTime: 'morning' }, 'deliveryTime'],
  [{ eGift: true }, 'eGift'],
] as const)(
  '[DLV-05] [DLV-06] what is not offered (%j) is taken off with words, stored or in the cart',
  (held, name) => {
    for (const context of [shop(held), read(shop(), held)]) {
      expect(context.dropped).toEqual([name]);
      expect(preferencesOf(context)).toMatchObject({ deliveryTime: 'none', eGift: false });
      expect(stopOf(context)).toEqual({ kind: 'notOffered', dropped: [name] });
      expect(stopOf({ ...context, isClearedAnnounced: true })).toBeNull();
    }
  },
);

test('[DLV-05] it is said once for a cart, and not of what is chosen anew', () => {
  const first = read(shop(), { deliveryTime: 'morning' }, ['deliveryDate']);
  expect(first.dropped).toEqual(['deliveryDate', 'deliveryTime']);
  const chosen = { ...first, ...takeChoice(first, { deliveryTime: 'from14to16' }), isClearedAnnounced: true };
  expect(chosen.dropped).toEqual(['deliveryDate']);
  const again = read(chosen, { deliveryTime: 'morning' }, ['deliveryDate']);
  expect([again.dropped, again.isClearedAnnounced]).toEqual([['deliveryDate'], true]);
  expect(preferencesOf(again).deliveryTime).toBe('from14to16');
  const another = read(again, { deliveryTime: 'morning' }, [], true);
  expect([another.dropped, another.isClearedAnnounced]).toEqual([['deliveryTime'], false]);
  expect(read(another, {}, [], true).dropped).toEqual([]);
});

test('[DLV-05] nothing is said of what is offered', () => {
  const context = read(contextWith('from14to16'), { deliveryTime: 'from16to18', eGift: true });
  expect([context.dropped, stopOf(context)]).toEqual([[], null]);
});
