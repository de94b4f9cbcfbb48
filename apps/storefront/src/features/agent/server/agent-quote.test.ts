import { BUILT_DELIVERY_RULES as RULES } from '@shop/brands/built-delivery-rules';
import type { Cart } from '@shop/rules/cart/cart';
import { encodeGlobalId, toGid } from '@shop/rules/global-id';
import { describe, expect, test } from 'vitest';
import { AGENT_INPUTS } from './agent-inputs';
import { agentQuote, quoteChanges } from './agent-quote';

const idOf = (number: number) => {
  const id = encodeGlobalId(toGid('ProductVariant', number));
  if (!id.ok) throw new Error(String(number));
  return id.value;
};
const lineOf = (number: number, over: object = {}) => ({
  merchandiseGlobalId: idOf(number),
  globalProductId: btoa(toGid('Product', 7)),
  variantId: number,
  title: `植物 ${number}`,
  variantTitle: number === 2 ? '6号' : '',
  price: 1000,
  quantity: 2,
  ...over,
});
const cartOf = (over: object = {}) =>
  ({
    lines: [lineOf(1), lineOf(2)],
    attributes: [{ key: 'お届け希望日', value: '2026-12-08' }],
    note: '',
    discountCodes: [
      { code: 'SPRING', applicable: true },
      { code: 'OLD', applicable: false },
    ],
    deliveryAddress: { globalId: 'address', province: 'JP-13' },
    subtotalPrice: 4000,
    checkoutChargeAmount: 3600,
    discountAmount: 400,
    ...over,
  }) as unknown as Cart;
/** The quote as an agent returns it: serialised in a call. */
const given = (cart: Cart) =>
  AGENT_INPUTS.readCart.shape.quote.unwrap().parse(JSON.parse(JSON.stringify(agentQuote(cart, RULES))));

describe('[AGENT-04] the quote for the buyer', () => {
  test('has quantities, prices, applicable codes, discount, shipping fee, total, prefecture and day', () => {
    expect(agentQuote(cartOf(), RULES)).toEqual({
      line_items: [
        { item: { id: 'gid://shopify/ProductVariant/1', title: '植物 1', price: 1000 }, quantity: 2 },
        { item: { id: 'gid://shopify/ProductVariant/2', title: '植物 2 6号', price: 1000 }, quantity: 2 },
      ],
      discounts: ['SPRING'],
      discount: 400,
      fulfillment: 800,
      total: 4400,
      prefecture: 'JP-13',
      date: '2026-12-08',
    });
    expect(agentQuote(cartOf({ attributes: [] }), RULES).date).toBeNull();
    const eGift = [...cartOf().attributes, { key: 'eGift', value: 'true' }];
    expect(agentQuote(cartOf({ attributes: eGift }), RULES).date, '[DLV-06] of an e-gift').toBeNull();
  });

  test.each([
    ['a code', ['SHIP0']],
    ['a title', ['送料無料']],
  ])('[CART-09] names a discount on shipping by %s, with its amount', (_, shippingDiscountNames) => {
    const free = cartOf({ shippingDiscount: 800, shippingDiscountNames });
    expect(agentQuote(free, RULES)).toEqual({
      ...agentQuote(cartOf(), RULES),
      fulfillment: 0,
      fulfillment_discount: { names: shippingDiscountNames, amount: 800 },
      total: 3600,
    });
    expect(quoteChanges(given(free), free, RULES)).toEqual([]);
    expect(quoteChanges(given(free), cartOf(), RULES).map(({ content }) => content)).toEqual([
      'The shipping fee was quoted as 0 yen and is 800 yen now',
      'The total was quoted as 3,600 yen and is 4,400 yen now',
    ]);
  });

  test('[CART-09] names no discount on shipping where the shop names no fees', () => {
    const free = cartOf({ shippingDiscount: 800, shippingDiscountNames: ['SHIP0'] });
    const { fees: _, ...rules } = RULES;
    expect(agentQuote(free, rules)).toEqual(agentQuote(cartOf(), rules));
  });

  test('[SHIP-05] where the shop names no fees, has none, not one of 0 yen, and says a difference in these words', () => {
    const { fees: _, ...unknown } = RULES;
    const quote = agentQuote(cartOf(), unknown);
    expect(quote).toMatchObject({ fulfillment: null, total: 3600 });
    const readBack = AGENT_INPUTS.readCart.shape.quote.unwrap().parse(JSON.parse(JSON.stringify(quote)));
    expect(quoteChanges(readBack, cartOf(), unknown)).toEqual([]);
    expect(quoteChanges(readBack, cartOf(), RULES).map(({ content }) => content)).toEqual([
      'The shipping fee was quoted as unknown and is 800 yen now',
      'The total was quoted as 3,600 yen and is 4,400 yen now',
    ]);
    expect(quoteChanges(given(cartOf()), cartOf(), unknown)[0]?.content).toBe(
      'The shipping fee was quoted as 800 yen and is unknown now',
    );
  });

  test('that is still valid changes nothing', () => {
    expect(quoteChanges(given(cartOf()), cartOf(), RULES)).toEqual([]);
    const eGift = cartOf({ attributes: [...cartOf().attributes, { key: 'eGift', value: 'true' }] });
    expect(quoteChanges(given(eGift), eGift, RULES), '[DLV-06] an e-gift has no day').toEqual([]);
    // The same variant on two lines has the same total quantity.
    const apart = cartOf({ lines: [lineOf(1, { quantity: 1 }), lineOf(2), lineOf(1, { quantity: 1 })] });
    expect(quoteChanges(given(cartOf()), apart, RULES)).toEqual([]);
  });

  test.each([
    [
      'a price',
      { lines: [lineOf(1), lineOf(2, { price: 1500 })] },
      '$.line_items[1]',
      'One piece of 植物 2 6号 was quoted at 1,000 yen and costs 1,500 yen now',
    ],
    [
      'pieces',
      { lines: [lineOf(1, { quantity: 1 }), lineOf(2)] },
      '$.line_items[0]',
      '植物 1: 2 were quoted, 1 are in the cart',
    ],
    ['a removed line', { lines: [lineOf(2)] }, '$.line_items', '植物 1 is not in the cart any more'],
    [
      'a line that came',
      { lines: [lineOf(1), lineOf(2), lineOf(3)] },
      '$.line_items[2]',
      '植物 3 has come into the cart: 2',
    ],
    [
      'a code',
      {
        discountCodes: [{ code: 'SPRING', applicable: false, refusal: { kind: 'expired' } }],
        checkoutChargeAmount: 4000,
        discountAmount: 0,
      },
      '$.quote.discounts',
      'The discount code SPRING does not apply any more (expired)',
    ],
    [
      'the discount',
      { checkoutChargeAmount: 3800, discountAmount: 200 },
      '$.quote.discount',
      'The discount was quoted as 400 yen and is 200 yen now',
    ],
    [
      'the prefecture',
      { deliveryAddress: { globalId: 'address', province: 'JP-47' } },
      '$.delivery.prefecture',
      'It was quoted to Tokyo and goes to Okinawa now',
    ],
    [
      'the fee',
      { deliveryAddress: { globalId: 'address', province: 'JP-47' } },
      '$.quote.fulfillment',
      'The shipping fee was quoted as 800 yen and is 2,000 yen now',
    ],
    [
      'the day',
      { attributes: [] },
      '$.delivery.date',
      'It was quoted for 2026-12-08; the cart has no day now',
    ],
    [
      'the total',
      { subtotalPrice: 5000, checkoutChargeAmount: 4600 },
      '$.quote.total',
      'The total was quoted as 4,400 yen and is 5,400 yen now',
    ],
  ])('reports %s that changed since, once, with its path', (_, over, path, content) => {
    const changes = quoteChanges(given(cartOf()), cartOf(over), RULES);
    expect(changes.filter((change) => change.content === content)).toEqual([
      { type: 'error', code: 'quote_changed', content, path, severity: 'requires_buyer_review' },
    ]);
    // The current quote is accepted.
    expect(quoteChanges(given(cartOf(over)), cartOf(over), RULES)).toEqual([]);
  });
});
