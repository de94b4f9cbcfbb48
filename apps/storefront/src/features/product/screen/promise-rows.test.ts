import { BUILT_DELIVERY_RULES } from '@shop/brands/built-delivery-rules';
import { KOMORENO } from '@shop/brands/komoreno/brand';
import type { StoreProfile } from '@shop/rules/store/store-profile';
import { expect, onTestFinished, test } from 'vitest';
import { setStoreProfile } from '#foundation/brand/store-profile.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { deliveryNote, promiseRows } from './promise-rows';

const product = (handle: string | null, tags: readonly string[] = [], isEGift = false) => ({
  category: handle === null ? null : { handle, name: handle },
  tags,
  isEGift,
});
const rows = (...args: Parameters<typeof product>) => promiseRows(product(...args), KOMORENO, messages('ja'));

test('[PROD-13] a plant page shows guarantee and support, each with a link to its terms', () => {
  expect(rows('ornamentplants').map(({ label, note, href }) => [label, note, href])).toEqual([
    ['お届けから14日間の植物保証', '折れや枯れは、再送または返金で対応', '/pages/guarantee'],
    [
      '育て方の相談は、ご購入のあとも無料',
      '写真を送ると、二営業日以内を目安にお答え',
      '/pages/premium-support',
    ],
  ]);
  const english = promiseRows(product('bonsai'), KOMORENO, messages('en'));
  expect(english.map(({ label, href }) => [label, href])).toEqual([
    ['14-day guarantee from delivery', '/en/pages/guarantee'],
    ['Free growing advice after you buy', '/en/pages/premium-support'],
  ]);
});

test('[PROD-13] excluded products promise nothing: goods, cut flowers, kits, dry bonsai, vouchers, products without a category', () => {
  for (const handle of ['gardeninggoods', 'fertilizer', 'gardening-pots', 'cutflowers', 'saibaikit', null])
    expect(rows(handle)).toEqual([]);
  expect(rows('bonsai', ['盆栽', 'ドライ盆栽'])).toEqual([]);
  expect(rows('gift', ['花束'])).toEqual([]);
  expect(rows('gift', [], true)).toEqual([]);
});

test('[PROD-13] [BRAND-01] a brand shows only its own promises', () => {
  const { guarantee, pages } = KOMORENO;
  expect(promiseRows(product('bonsai'), {}, messages('ja'))).toEqual([]);
  expect(promiseRows(product('bonsai'), { guarantee, pages }, messages('ja'))).toHaveLength(1);
});

test.each([
  [
    ['guarantee', 'premium-support'],
    ['/pages/guarantee', '/pages/premium-support'],
  ],
  [['guarantee'], ['/pages/guarantee']],
  [['premium-support'], []],
])('[PROD-13] [BRAND-02] a store with the pages %s promises what its pages explain', (handles, hrefs) => {
  const store: StoreProfile = {
    ...{
      name: '店',
      collections: {},
      tags: null,
      sections: [],
      menus: { categories: [], purposes: [] },
      deliveryRules: null,
      facts: {},
      policies: [],
    },
    pages: handles.map((handle) => ({ handle, title: handle })),
  };
  setStoreProfile({ ja: store, en: store });
  onTestFinished(() => setStoreProfile(null));
  expect(rows('bonsai').map(({ href }) => href)).toEqual(hrefs);
});

const m = messages('ja');
const WINDOW = { from: 10, to: 24 };
const plain = { isDateUnavailable: false, isEGift: false, isSoldOut: false };

test.each([
  ['can be had with a date', {}, m.product.deliveryNote(WINDOW)],
  ['takes no date', { isDateUnavailable: true }, m.product.deliveryNoteNone],
  ['is sold out', { isSoldOut: true }, m.product.deliveryNoteSoldOut],
  ['takes no date, sold out too', { isDateUnavailable: true, isSoldOut: true }, m.product.deliveryNoteNone],
] as const)('[DLV-04] a product that %s', (_what, product, note) => {
  expect(deliveryNote({ ...plain, ...product }, BUILT_DELIVERY_RULES, m)).toBe(note);
});

test('[DLV-06] an e-gift does not show dispatch as soon as possible: the recipient chooses address and date', () => {
  const gift = { isDateUnavailable: true, isEGift: true, isSoldOut: false };
  expect(deliveryNote(gift, BUILT_DELIVERY_RULES, m)).toBe(m.product.deliveryNoteEGift);
  expect(deliveryNote({ ...gift, isDateUnavailable: false }, BUILT_DELIVERY_RULES, m)).toBe(
    m.product.deliveryNoteEGift,
  );
  expect(deliveryNote({ ...gift, isSoldOut: true }, BUILT_DELIVERY_RULES, m)).toBe(
    m.product.deliveryNoteNone,
  );
});
