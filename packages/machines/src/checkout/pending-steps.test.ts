import { ATTRIBUTE_KEYS } from '@shop/rules/cart/cart-attributes';
import { NO_PREFERENCES } from '@shop/rules/cart/delivery-preferences';
import type { ProvinceCode } from '@shop/rules/delivery/prefectures';
import { describe, expect, test } from 'vitest';
import { cartGid, lineGid, simulatedCart } from '../testing/simulated-platform';
import { type CheckoutGateContext, CLOSED_GATE } from './checkout-gate-context';
import { pendingSteps } from './pending-steps';

const ID = cartGid('c');
/** A cart that holds all choices: a morning delivery, and the visit's source. */
const held = {
  ...simulatedCart(ID, []),
  note: '玄関前に\n置き配で',
  deliveryAddress: { globalId: lineGid(9), province: 'JP-13' as ProvinceCode },
  attributes: [
    { key: ATTRIBUTE_KEYS.deliveryTime, value: '午前中(8時〜12時)' },
    { key: 'UTM_SOURCE', value: 'mail' },
    { key: ATTRIBUTE_KEYS.cartId, value: ID },
  ],
};
const requested: CheckoutGateContext = {
  ...CLOSED_GATE,
  cart: held,
  preferences: { ...NO_PREFERENCES, deliveryTime: 'morning', note: '玄関前に\n置き配で' },
  visitorData: { cookies: { utm_source: 'mail' }, discountCode: null },
};
const with_ = (cart: Partial<typeof held>) => pendingSteps({ ...requested, cart: { ...held, ...cart } });
const [time, source, id] = held.attributes;

describe('[GATE-02] the pending steps', () => {
  test('none without a cart, and none for unchanged values', () => {
    expect(pendingSteps({ ...requested, cart: null })).toEqual([]);
    expect(pendingSteps(requested)).toEqual([]);
  });

  test.each([
    ['in another order', held.attributes.toReversed(), []],
    ['beside what others put there', [...held.attributes, { key: 'gift-wrap', value: 'yes' }], []],
    ['with other line ends', held.attributes.map((one) => ({ ...one, value: `${one.value}\r\n` })), []],
    ['one is missing', [source, id], ['attributes']],
    ['one is another', [{ ...time, value: '14:00〜16:00' }, source, id], ['attributes']],
    [
      'one of ours is not chosen any more',
      [...held.attributes, { key: 'eGift', value: 'true' }],
      ['attributes'],
    ],
    ['a removed cookie', [...held.attributes, { key: 'UTM_TERM', value: 'x' }], ['attributes']],
    ['none is there', [], ['attributes']],
  ] as const)('[ATTR-01] attributes: %s', (_sentence, attributes, expected) => {
    expect(with_({ attributes: attributes as typeof held.attributes })).toEqual(expected);
  });

  test.each([
    ['玄関前に\r\n置き配で', []],
    [' 玄関前に\n置き配で\n', []],
    ['玄関前に置き配で', ['note']],
    ['玄関前に\n\n置き配で', ['note']],
    ['', ['note']],
  ])('[ATTR-01] the note, with %j stored', (note, expected) => {
    expect(with_({ note })).toEqual(expected);
  });

  test.each<[sentence: string, held: string[], refused: string | null, expected: string[]]>([
    ['the cart has none', [], null, ['discount']],
    ['the cart has another', ['OTHER'], null, ['discount']],
    ['the cart has it, in another case', ['OTHER', 'app10'], null, []],
    ['it was refused once', [], 'APP10', []],
    ['another was refused once', [], 'OTHER', ['discount']],
  ])('[CART-06] the coupon of the cookie: %s', (_sentence, codes, refusedCode, expected) => {
    const discountCodes = codes.map((code) => ({ code, applicable: true }));
    const visitorData = { ...requested.visitorData, discountCode: 'APP10' };
    expect(
      pendingSteps({ ...requested, visitorData, refusedCode, cart: { ...held, discountCodes } }),
    ).toEqual(expected);
  });

  test.each<
    [sentence: string, address: Partial<typeof held> | { deliveryAddress: null }, expected: string[]]
  >([
    [
      'another one is stored',
      { deliveryAddress: { ...held.deliveryAddress, province: 'JP-01' } },
      ['attributes'],
    ],
    ['none is stored', { deliveryAddress: null }, ['attributes']],
    ['it is stored', { deliveryAddress: held.deliveryAddress }, []],
  ])('[FEE-01] the displayed prefecture: %s', (_sentence, address, expected) => {
    const visitorData = { ...requested.visitorData, province: 'JP-13' as const };
    expect(pendingSteps({ ...requested, visitorData, cart: { ...held, ...address } })).toEqual(expected);
  });

  test('[FEE-01] the prefecture is sent once per attempt', () => {
    const cart = { ...held, deliveryAddress: null };
    const tried = { province: 'JP-13', recipient: null } as const;
    expect(pendingSteps({ ...requested, cart, triedDestination: tried })).toEqual([]);
  });
});
