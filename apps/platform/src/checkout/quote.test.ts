import { EXAMPLE_FEES } from '@shop/rules/testing/example-delivery-rules';
import { yen } from '@shop/rules/yen';
import { expect, test } from 'vitest';
import type { CartView } from '../cart/cart-view.ts';
import { optionKey } from '../catalogue/metafield.ts';
import type { CatalogueVariant } from '../catalogue/product.ts';
import type { Contact } from './contact.ts';
import { paymentText } from './payment-text.ts';
import { finalQuote, fingerprintOf, isSameOrder, parcelOf, paymentOf, quoteOf, shortSince } from './quote.ts';
import { variantTitleOf } from './shown-line.ts';
import { wordsOf } from './words.ts';

const CONTACT = { provinceCode: 'JP-13', zip: '1500001' } as Contact;
const TO_TOKYO = { provinceCode: 'JP-13', isOnIsland: false };
/** Three pieces at ¥1,280 with a coupon of ¥500: ¥4,140 to Tokyo. */
const view = (more: Partial<CartView> = {}, price = 1_280) =>
  ({
    cart: { attributes: [], deliveryAddresses: [], note: '' },
    lines: [{ line: { variantId: 1, quantity: 3, attributes: [] }, variant: { price } }],
    price: { subtotal: 3_840, discount: 500, total: 3_340, applied: null, shipping: null },
    giftCards: [],
    fees: EXAMPLE_FEES,
    postageFree: false,
    ...more,
  }) as unknown as CartView;
const card = (balance: number) => ({ id: balance, lastCharacters: '0000', balance }) as never;

test.each([
  ['none', [], [], 4_140],
  ['one that leaves a part', [1_000], [1_000], 3_140],
  ['one that pays the postage, too', [9_000], [4_140], 0],
  ['two, of which the second pays the rest', [4_000, 9_000], [4_000, 140], 0],
  ['a second that is not needed', [9_000, 1_000], [4_140], 0],
])('[FEE-01] what is due after gift cards: %s', (_, balances, paid, due) => {
  const quote = quoteOf(view({ giftCards: balances.map(card) }), TO_TOKYO);
  expect(quote).toMatchObject({ subtotal: 3_840, discount: 500, shipping: 800, total: 4_140, due });
  expect(quote.giftCards.map(({ amount }) => amount)).toEqual(paid);
});

test.each([
  ['to Tokyo', 'JP-13', 800],
  ['to Hokkaido', 'JP-01', 2_000],
])('[CART-09] free shipping takes the whole fee off: %s', (_, provinceCode, fee) => {
  const price = { ...view().price, shipping: { code: 'FREE', kind: 'freeShipping' } as never };
  const quote = quoteOf(view({ price, giftCards: [card(340)] }), { provinceCode, isOnIsland: false });
  expect(quote).toMatchObject({ shipping: fee, shippingDiscount: fee, total: 3_340, due: 3_000 });
});

const FREE_SHIPPING = { code: 'FREE', kind: 'freeShipping' } as never;
const noneLeft = { ...view().price, discount: 3_840, total: 0 };
test.each([
  ['asks for one where something is left', {}, null],
  ['is none where gift cards pay everything', { giftCards: [card(9_000)] }, 'giftCard'],
  ['is asked for where the postage is left', { price: noneLeft }, null],
  ['is none where discounts leave nothing', { price: { ...noneLeft, shipping: FREE_SHIPPING } }, 'free'],
  [
    'is none where discounts leave nothing for a gift card',
    { price: { ...noneLeft, shipping: FREE_SHIPPING }, giftCards: [card(9_000)] },
    'free',
  ],
  [
    'of which everything sold out is not called free',
    {
      lines: [{ line: { variantId: 1, quantity: 0, attributes: [] }, variant: { price: 1_280 } }] as never,
      price: { ...noneLeft, subtotal: 0, discount: 0, shipping: FREE_SHIPPING },
    },
    null,
  ],
  ['of nothing is asked for', { lines: [], price: { ...noneLeft, shipping: FREE_SHIPPING } }, null],
])('[PLAT-08] the payment of an order %s', (_, more, method) => {
  expect(paymentOf(view(more), CONTACT, null)?.method ?? null).toBe(method);
  const chosen = { method: 'payPay' } as const;
  expect(paymentOf(view(more), CONTACT, chosen)).toEqual(method === null ? chosen : { method });
  for (const former of ['giftCard', 'free'] as const)
    expect(paymentOf(view(more), CONTACT, { method: former })?.method ?? null).toBe(method);
});

test('[GATE-01] a price that changes after the confirmation page is drawn is another confirmation', () => {
  const payment = { method: 'payPay' } as const;
  const confirmed = fingerprintOf(view(), CONTACT, payment);
  expect(fingerprintOf(view(), CONTACT, payment)).toBe(confirmed);
  expect(fingerprintOf(view({}, 1_380), CONTACT, payment)).not.toBe(confirmed);
});

const { cart } = view();
const line = { variantId: 1, quantity: 3, attributes: [] };
test.each([
  ['the quantity', { lines: [{ line: { ...line, quantity: 2 }, variant: { price: 1_280 } }] }],
  ['the variant', { lines: [{ line: { ...line, variantId: 2 }, variant: { price: 1_280 } }] }],
  ['the note', { cart: { ...cart, note: 'ring twice' } }],
  ['an attribute', { cart: { ...cart, attributes: [{ key: 'お届け希望日', value: '2026-12-07' }] } }],
  ['the code', { price: { ...view().price, applied: { discount: { code: 'WELCOME500' } } } }],
  ['free shipping', { price: { ...view().price, shipping: { code: 'FREE' } } }],
  ['the discount', { price: { ...view().price, discount: 400 } }],
  ['the fees', { fees: { ...EXAMPLE_FEES, regular: 900 } }],
  ['a gift card', { giftCards: [card(1_000)] }],
] as const)('[GATE-01] another confirmation: %s', (_, more) => {
  const payment = { method: 'payPay' } as const;
  const other = fingerprintOf(view(more as unknown as Partial<CartView>), CONTACT, payment);
  expect(other).not.toBe(fingerprintOf(view(), CONTACT, payment));
});

test('[GATE-01] another confirmation: the address, the payment; but not a line without a piece', () => {
  const payment = { method: 'payPay' } as const;
  const confirmed = fingerprintOf(view(), CONTACT, payment);
  expect(fingerprintOf(view(), { ...CONTACT, address1: '2-1' }, payment)).not.toBe(confirmed);
  expect(fingerprintOf(view(), CONTACT, { method: 'giftCard' })).not.toBe(confirmed);
  const freeBy = (code: string) =>
    fingerprintOf(view({ price: { ...view().price, shipping: { code } } as never }), CONTACT, payment);
  expect(freeBy('FREE'), 'of the same amount').not.toBe(freeBy('OTHER'));
  const soldOut = { line: { ...line, variantId: 2, quantity: 0 }, variant: { price: 980 } };
  const lines = [...view().lines, soldOut] as unknown as CartView['lines'];
  expect(fingerprintOf(view({ lines }), CONTACT, payment)).toBe(confirmed);
});

test('[GATE-02] a line that was shown with fewer pieces than asked for is short only once there is less; asking for less is no other order', () => {
  const payment = { method: 'payPay' } as const;
  const reduced = (quantity: number, asked: number) => {
    const one = { line: { ...line, id: 'a', quantity }, asked, variant: { price: 1_280 } };
    return view({ lines: [one] as unknown as CartView['lines'] });
  };
  const confirmed = fingerprintOf(reduced(2, 3), CONTACT, payment);
  const isShort = (quantity: number) => shortSince(confirmed, reduced(quantity, 3)).length === 1;
  expect([2, 3, 1, 0].map(isShort)).toEqual([false, false, true, true]);
  expect(shortSince('', reduced(2, 3))).toHaveLength(1);
  expect(isSameOrder(confirmed, fingerprintOf(reduced(2, 2), CONTACT, payment))).toBe(true);
  expect(isSameOrder(confirmed, fingerprintOf(reduced(1, 3), CONTACT, payment))).toBe(false);
});

test("[FEE-01] a parcel goes to the gift's recipient, else to the buyer", () => {
  const gift = [
    { key: 'お届け先のお名前', value: '森 花' },
    { key: 'お届け先の郵便番号', value: '900-0001' },
    { key: 'お届け先のご住所', value: '沖縄県那覇市1' },
  ];
  expect(parcelOf(view(), CONTACT)).toEqual({ provinceCode: 'JP-13', isOnIsland: false });
  expect(parcelOf(view({ cart: { ...cart, attributes: gift } }), CONTACT)).toEqual({
    provinceCode: 'JP-47',
    isOnIsland: false,
  });
});

test.each([
  ['9999999', '八丈島八丈町', true],
  ['9999999', '青ケ島村', true],
  ['1001401', '', true],
  ['9999999', '千代田区', false],
])('[FEE-01] a buyer with the code %s in %s pays the fee of an island: %s', (zip, city, isIsland) => {
  const buyer = { ...CONTACT, zip, city };
  expect(parcelOf(view(), buyer)).toEqual({ provinceCode: 'JP-13', isOnIsland: isIsland });
  expect(finalQuote(view(), buyer).shipping).toBe(
    quoteOf(view(), { provinceCode: 'JP-13', isOnIsland: isIsland }).shipping,
  );
});

test("[FEE-01] a gift whose postal code is an island's, and whose address names a dearer prefecture, is charged the dearer fee", () => {
  const fees = {
    ...EXAMPLE_FEES,
    areas: [
      { zones: ['JP-47'], fee: yen(2_500) },
      { zones: ['remoteIsland'], fee: yen(1_800) },
    ],
  } as const;
  const feeOf = (address: string, zip = '100-1401') => {
    const attributes = [
      { key: 'お届け先のお名前', value: '森 花' },
      { key: 'お届け先の郵便番号', value: zip },
      { key: 'お届け先のご住所', value: address },
    ];
    return finalQuote(view({ fees, cart: { ...cart, attributes } }), CONTACT).shipping;
  };
  expect(feeOf('沖縄県那覇市1')).toBe(2_500);
  expect(feeOf('東京都八丈島八丈町1')).toBe(1_800);
  expect(feeOf('大阪府大阪市1')).toBe(1_800);
  // Of a firm: Japan Post's list of towns does not have it.
  expect(feeOf('佐渡市千種232', '952-8501')).toBe(1_800);
});

test('a card is told by its last digits, a variant by its title in the language of the page, unless it is the only one', () => {
  const words = wordsOf('EN');
  const payment = { method: 'card', brand: 'visa', last4: '4242', outcome: 'approved' } as const;
  expect(paymentText(payment, words)).toContain('4242');
  const variant = (title: string) => ({ title, selectedOptions: [] }) as unknown as CatalogueVariant;
  expect(variantTitleOf(variant('Default Title'), 'JA')).toBe('');
  expect(variantTitleOf(variant('5号'), 'JA')).toBe('5号');
  const sized = {
    title: '5号',
    selectedOptions: [{ name: 'サイズ', value: '5号' }],
    product: { translations: { EN: { [optionKey('サイズ', '5号')]: 'size 5' } } },
  } as unknown as CatalogueVariant;
  expect([variantTitleOf(sized, 'JA'), variantTitleOf(sized, 'EN')]).toEqual(['5号', 'size 5']);
});
