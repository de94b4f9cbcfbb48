import { KOMORENO } from '@shop/brands/komoreno/brand';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CartAttribute } from '../cart/cart-attributes.ts';
import { type Language, wordsOf } from '../checkout/words.ts';
import type { Services } from '../graphql/context.ts';
import type { Order } from './order.ts';
import { orderMail } from './order-mail.ts';

const NO_SHOP = {
  catalogue: { documents: { all: () => [] } },
  env: { url: 'https://platform.example.jp' },
} as unknown as Pick<Services, 'catalogue' | 'env'>;

const CONTACT = {
  email: 'hanako@example.jp',
  lastName: 'Mori',
  firstName: 'Hanako',
  zip: '1000001',
  provinceCode: 'JP-13',
  city: 'Chiyoda',
  address1: 'Chiyoda 1-1',
  address2: '',
  phone: '0312345678',
};

function linesOf(
  language: Language,
  attributes: readonly CartAttribute[],
  contact = CONTACT,
  amounts: Partial<Order> = {},
  shop = NO_SHOP,
): string[] {
  const order: Order = {
    number: 1001,
    token: 'secret',
    email: contact.email,
    language,
    contact,
    payment: { method: 'payPay' },
    note: null,
    attributes,
    subtotal: 1280,
    discount: 0,
    discountCode: null,
    shipping: 800,
    shippingDiscount: 0,
    shippingCode: null,
    total: 2080,
    giftCards: [],
    shopOrigin: 'https://shop.example.jp',
    placedAt: new Date('2026-11-25T00:00:00Z'),
    lines: [],
    ...amounts,
  };
  return orderMail(order, shop).body.split('\n');
}

const CHOSEN = [
  { key: 'お届け希望日', value: '2026-12-07' },
  { key: 'お届け時間帯', value: '午前中(8時〜12時)' },
];
const TECHNICAL = [
  { key: 'CART_ID', value: 'gid://shopify/Cart/abc?key=secret' },
  { key: 'UTM_SOURCE', value: 'mail' },
];

test('[ORDER-01] the order mail has the selected preferences in its language, and no internal attribute', () => {
  const english = linesOf('EN', [...CHOSEN, ...TECHNICAL]);
  expect(english).toContain('Delivery date: Monday, 7 December 2026');
  expect(english).toContain('Delivery time: Morning (8:00–12:00)');
  const japanese = linesOf('JA', [...CHOSEN, ...TECHNICAL]);
  expect(japanese).toContain('お届け希望日: 2026年12月7日(月)');
  expect(japanese).toContain('お届け時間帯: 午前中(8時〜12時)');
  for (const mail of [english, japanese])
    expect(mail.join('\n')).not.toMatch(/CART_ID|UTM_SOURCE|key=|secret/);
  expect(english.join('\n')).not.toContain('お届け');
});

test('[ORDER-01] the address in the mail is formatted for its language: separated by spaces in English, joined in Japanese', () => {
  expect(linesOf('EN', [])).toContain('〒100-0001 Tokyo Chiyoda Chiyoda 1-1');
  const japanese = { ...CONTACT, city: '千代田区', address1: '千代田1-1', address2: '森ビル 3F' };
  expect(linesOf('JA', [], japanese)).toContain('〒100-0001 東京都千代田区千代田1-1 森ビル 3F');
});

test('[GIFT-01] the recipient of a gift appears once; an e-gift as text', () => {
  const gift = linesOf('EN', [
    { key: 'お届け先のお名前', value: '山田 太郎' },
    { key: 'お届け先の郵便番号', value: '900-0001' },
    { key: 'お届け先のご住所', value: '沖縄県那覇市1-1' },
    { key: 'お届け先の電話番号', value: '0981112222' },
  ]).join('\n');
  expect(gift.split('沖縄県那覇市1-1')).toHaveLength(2);
  expect(gift).not.toContain('お届け先');
  const eGift = linesOf('EN', [{ key: 'eGift', value: 'true' }]);
  expect(eGift.filter((line) => line.includes('true'))).toEqual([]);
  expect(eGift).toContain('E-gift: Yes');
});

test.each([
  ['TRUE', true],
  [' true ', true],
  ['false', false],
  ['', false],
])('[DLV-06] the attribute eGift %j of another storefront is an e-gift in the mail: %s', (value, is) => {
  const mail = linesOf('EN', [{ key: 'eGift', value }]).filter((line) => line.startsWith('E-gift'));
  expect(mail).toEqual(is ? ['E-gift: Yes'] : []);
});

const IVY = { title: 'Ivy', variantTitle: 'Size 3', price: 1280, quantity: 2 } as Order['lines'][number];
const WITH_NOTE = { note: 'ring\ntwice', lines: [IVY], discount: 500, discountCode: 'WELCOME500' };

test('[ORDER-01] the whole mail, with a note and a coupon', () => {
  expect(linesOf('JA', [], { ...CONTACT, city: '千代田区', address1: '千代田1-1' }, WITH_NOTE)).toEqual([
    'Mori Hanako 様',
    '',
    'このたびは  でお買い上げいただき、ありがとうございます。以下の内容でご注文を承りました。',
    '',
    'ご注文番号: 1001',
    '',
    'Ivy / Size 3  ¥1,280 × 2',
    '',
    '商品の小計: ¥1,280',
    'クーポン(WELCOME500): -¥500',
    '送料: ¥800',
    'お支払い合計: ¥2,080 (税込)',
    '',
    'お支払い方法: PayPay',
    '',
    'お届け先:',
    '〒100-0001 東京都千代田区千代田1-1',
    '備考: ring',
    'twice',
    '',
    'ご注文を確認する: https://platform.example.jp/account?locale=ja',
    '',
    'このメールはテストモードの購入手続きから作られました。代金は請求されず、商品は発送されません。',
  ]);
});

test('[ORDER-01] the link in the mail leads to the account in its language', () => {
  for (const [language, locale] of [
    ['EN', 'en'],
    ['JA', 'ja'],
  ] as const)
    expect(linesOf(language, []).join('\n')).toContain(
      `https://platform.example.jp/account?locale=${locale}\n`,
    );
});

test('[ORDER-01] with gift cards the mail ends in what is left to pay, as the pages do', () => {
  const giftCards = [
    { id: 1, lastCharacters: '1234', amount: 1000 },
    { id: 2, lastCharacters: '5678', amount: 300 },
  ];
  const mail = linesOf('JA', [], CONTACT, { giftCards });
  expect(mail.slice(mail.indexOf('お支払い合計: ¥2,080 (税込)') + 1).slice(0, 4)).toEqual([
    'ギフトカード（末尾 1234）: -¥1,000',
    'ギフトカード（末尾 5678）: -¥300',
    'お支払い額: ¥780',
    '',
  ]);
  expect(linesOf('JA', []).join()).not.toContain('お支払い額');
});

test('[BRAND-07] the mail ends in the seller’s facts, with the postal code as it is written', () => {
  const branded = { ...NO_SHOP, env: { ...NO_SHOP.env, brand: 'komoreno' as const } };
  expect(linesOf('JA', [], CONTACT, {}, branded).slice(-4)).toEqual([
    KOMORENO.names.ja.company,
    `〒158-0199 ${KOMORENO.company.address.ja}`,
    KOMORENO.company.telephone,
    KOMORENO.company.email,
  ]);
});

test('[ORDER-01] [DLV-06] the address of an e-gift is the buyer’s, and the mail says who names the recipient’s', () => {
  const mail = linesOf('EN', [{ key: 'eGift', value: 'true' }], CONTACT, WITH_NOTE);
  expect(mail.slice(mail.indexOf('Payment method: PayPay') + 2, -4)).toEqual([
    'Your name and address:',
    '〒100-0001 Tokyo Chiyoda Chiyoda 1-1',
    'E-gift: Yes',
    '',
    'After the order we ask you by e-mail where and when to deliver.',
    'Note: ring',
    'twice',
  ]);
  expect(mail).not.toContain('Delivery address:');
});

/** The amount of a labelled row; null if the mail has no such row. */
function amountOf(lines: readonly string[], label: string): number | null {
  const rows = lines.filter((line) => line.startsWith(`${label}: `));
  expect(rows.length, label).toBeLessThanOrEqual(1);
  const [, digits] = /: -?[^\d-]*([\d,]+)/.exec(rows[0] ?? '') ?? [];
  return digits === undefined ? null : Number(digits.replaceAll(',', ''));
}

test.each(['JA', 'EN'] as const)(
  '[ORDER-01] the amounts of the mail match the order and add up, with any discount, shipping fee and gift card, in %s',
  (language) => {
    const words = wordsOf(language);
    const order = fc.record({
      subtotal: fc.integer({ min: 1, max: 300_000 }),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
      shipping: fc.constantFrom(0, 800, 2_000),
      isFree: fc.boolean(),
      card: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(order, ({ subtotal, part, shipping, isFree, card }) => {
        const discount = Math.floor(subtotal * part);
        const shippingDiscount = isFree ? shipping : 0;
        const total = subtotal - discount + shipping - shippingDiscount;
        const paid = Math.floor(total * card);
        const lines = linesOf(language, [], CONTACT, {
          subtotal,
          discount,
          discountCode: discount > 0 ? 'TEST10' : null,
          shipping,
          shippingDiscount,
          shippingCode: shippingDiscount > 0 ? 'FREE' : null,
          total,
          giftCards: paid > 0 ? [{ id: 1, lastCharacters: 'ab12', amount: paid }] : [],
        } as Partial<Order>);
        const said = {
          subtotal: amountOf(lines, words('summary.subtotal')),
          discount: amountOf(lines, words('summary.discount', { code: 'TEST10' })),
          shipping: amountOf(lines, words('summary.shipping')),
          shippingDiscount: amountOf(lines, words('summary.shippingDiscount', { code: 'FREE' })),
          total: amountOf(lines, words('summary.total')),
          card: amountOf(lines, words('summary.giftCard', { last: 'ab12' })),
        };
        expect(said).toEqual({
          subtotal,
          discount: discount > 0 ? discount : null,
          shipping,
          shippingDiscount: shippingDiscount > 0 ? shippingDiscount : null,
          total,
          card: paid > 0 ? paid : null,
        });
        const fee = (said.shipping ?? 0) - (said.shippingDiscount ?? 0);
        expect((said.subtotal ?? 0) - (said.discount ?? 0) + fee).toBe(said.total);
      }),
    );
  },
);
