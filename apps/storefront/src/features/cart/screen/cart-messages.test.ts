import type { CartView } from '@shop/machines/cart/cart-view';
import type { DiscountRefusal } from '@shop/rules/cart/cart';
import { CART_FAILURE_CODES } from '@shop/rules/cart/cart-errors';
import type { ReceiptChange } from '@shop/rules/cart/compare-receipts';
import type { GlobalId } from '@shop/rules/global-id';
import { jstDate } from '@shop/rules/jst-date';
import { COUPON_MINIMUM } from '@shop/rules/mail-magazine/coupon';
import { formatYen, yen } from '@shop/rules/yen';
import { describe, expect, test } from 'vitest';
import { messages } from '#foundation/i18n/messages.ts';
import {
  changeMessage,
  errorMessage,
  lineChangeMessage,
  refusalMessage,
  stopMessage,
  withdrawnMessage,
} from './cart-messages';

const REFUSALS: readonly DiscountRefusal[] = [
  { kind: 'notFound' },
  { kind: 'notStarted' },
  { kind: 'expired' },
  { kind: 'stopped' },
  { kind: 'usedUp' },
  { kind: 'usedByCustomer' },
  { kind: 'alreadyApplied' },
  { kind: 'noEntitledLines' },
  { kind: 'belowMinimum', minimum: yen(10_000) },
  { kind: 'notCombinable', appliedCode: 'BIG10000' },
];
const line = (globalId: string, title: string, warning: string | null) => ({
  globalId,
  title,
  warning,
  merchandiseGlobalId: `m-${globalId}`,
});
const view = (problem: object | null = null) =>
  ({
    lines: [
      line('1', 'パキラ', 'outOfStock'),
      line('2', 'ガジュマル', null),
      line('3', '苔玉', 'outOfStock'),
    ],
    problem,
  }) as unknown as CartView;

describe.each(['ja', 'en'] as const)('[PLAT-02] the error messages in %s', (locale) => {
  const m = messages(locale);

  test.each([...CART_FAILURE_CODES, 'tooSlow', 'discountNotApplicable'] as const)(
    '%s has a message without unfilled placeholders',
    (code) => {
      expect(errorMessage(code, view(), m)).toMatch(/^[^{}]{4,}$/);
    },
  );

  test('[CART-12] of two sizes of one product the message names the one that is sold out', () => {
    const sizes = {
      ...view(),
      lines: [
        { ...line('1', 'パキラ', null), variantTitle: '小' },
        { ...line('2', 'パキラ', 'outOfStock'), variantTitle: '大' },
      ],
    } as unknown as CartView;
    const name = m.cart.lineName({ title: 'パキラ', variant: '大' });
    expect(errorMessage('outOfStock', sizes, m)).toBe(m.stock.outOfStock({ name }));
    expect(stopMessage({ kind: 'cart', code: 'outOfStock' }, sizes, m)).toBe(m.cart.soldOutStop({ name }));
  });

  test('[CART-06] the three coupon errors have the messages of the list', () => {
    const { missing, alreadyUsed, alreadyApplied } = m.discount;
    expect(
      (['discountMissing', 'discountAlreadyUsed', 'discountAlreadyApplied'] as const).map((code) =>
        stopMessage({ kind: 'discount', code }, view(), m),
      ),
    ).toEqual([missing, alreadyUsed, alreadyApplied]);
  });

  test('[GIFT-01] an incomplete gift destination', () => {
    expect(stopMessage({ kind: 'giftIncomplete', field: 'phone' }, view(), m)).toBe(m.delivery.giftError);
  });

  test('[GATE-02] preferences that were not stored', () => {
    expect(stopMessage({ kind: 'notKept' }, view(), m)).toBe(m.cart.invalidCheckout);
  });

  test('[CART-12] a sold-out product is named, with the next step', () => {
    const names = locale === 'ja' ? 'パキラ、苔玉' : 'パキラ, 苔玉';
    expect(stopMessage({ kind: 'cart', code: 'outOfStock' }, view(), m)).toBe(
      m.cart.soldOutStop({ name: names }),
    );
    expect(
      stopMessage({ kind: 'cart', code: 'outOfStock' }, { ...view(), isAllSoldOut: true }, m),
      'where nothing else is left, removing it leads nowhere',
    ).toBe(m.cart.allSoldOut);
  });

  test('[CART-12] what sold out without a line in the cart is told as an item', () => {
    const held = { ...view(), lines: [line('2', 'ガジュマル', null)] } as unknown as CartView;
    expect(stopMessage({ kind: 'cart', code: 'outOfStock' }, held, m)).toBe(
      m.cart.soldOutStop({ name: m.cart.aProduct }),
    );
  });

  test('[CART-06] each coupon reason has its own message, without unfilled placeholders', () => {
    const result = REFUSALS.map((refusal) => refusalMessage(refusal, m));
    for (const message of result) expect(message).toMatch(/^[^{}]{8,}$/);
    expect(new Set(result).size).toBe(REFUSALS.length);
    expect(result.at(-2)).toContain('10,000');
    expect(result.at(-1)).toContain('BIG10000');
  });

  test('[MAIL-04] the conditions of the mail magazine coupon name its minimum', () => {
    expect(m.mail.modalConditions).toContain(formatYen(COUPON_MINIMUM));
  });

  test('[CART-12] an edit that exceeds the stock names its line', () => {
    const problem = { code: 'notEnoughStock', about: { kind: 'lines', lineIds: ['2'] } };
    expect(errorMessage('notEnoughStock', view(problem), m)).toBe(m.stock.notEnough({ name: 'ガジュマル' }));
  });
});

const LINES = [{ title: 'パキラ', variantTitle: '3号' }, { title: 'ソヨゴ', variantTitle: '' }, {}];

test('[CART-12] an unpublished product is named, with its variant, in both languages', () => {
  expect(withdrawnMessage(LINES, messages('ja'))).toBe(
    'パキラ(3号)、ソヨゴ、商品は販売を終了したため、カートから外しました',
  );
  expect(withdrawnMessage(LINES.slice(0, 2), messages('en'))).toBe(
    'No longer sold, so taken out of your cart: パキラ (3号), ソヨゴ',
  );
});

const [ja, en] = [messages('ja'), messages('en')];
const plant = { merchandiseGlobalId: 'x' as GlobalId, title: 'クロトン', variantTitle: '' };
const withdrawn = [{ title: 'ソヨゴ', variantTitle: '7号' }];

test.each<[change: ReceiptChange, ja: string, en: string]>([
  [
    { ...plant, kind: 'price', from: yen(3_280), to: yen(5_280) },
    'クロトンの価格: ¥3,280 → ¥5,280',
    'Price of クロトン: ¥3,280 → ¥5,280',
  ],
  [{ ...plant, kind: 'quantity', from: 4, to: 1 }, 'クロトンの数量: 4 → 1', 'Quantity of クロトン: 4 → 1'],
  [{ ...plant, kind: 'lineGone' }, 'クロトンはカートからなくなりました', 'クロトン is no longer in the cart'],
  [
    { ...plant, title: 'ソヨゴ', variantTitle: '7号', kind: 'lineGone' },
    'ソヨゴ(7号)は販売を終了しました',
    'ソヨゴ (7号) is no longer sold',
  ],
  [
    { ...plant, kind: 'lineNew', to: 2 },
    'クロトンがカートに加わりました: 2点',
    'クロトン was added to the cart: 2',
  ],
  [
    { kind: 'codeGone', code: 'SOON50', refusal: { kind: 'expired' } },
    'SOON50 このクーポンは、有効期限が切れています',
    'SOON50 This coupon has expired',
  ],
  [
    { kind: 'codeGone', code: 'SOON50' },
    'クーポンSOON50は適用されなくなりました',
    'The coupon SOON50 no longer applies',
  ],
  [
    { kind: 'province', from: 'JP-13', to: 'JP-01' },
    'お届け先: 東京都 → 北海道',
    'Destination: Tokyo → Hokkaido',
  ],
  [
    { kind: 'deliveryDate', from: jstDate(2026, 12, 10), to: 'none' },
    'お届け希望日: 2026年12月10日(木) → 指定なし',
    'Delivery date: Thu, 10 December 2026 → none',
  ],
  [
    { kind: 'discountGone', title: '春のセール' },
    '割引(春のセール)は適用されなくなりました',
    'The discount “春のセール” no longer applies',
  ],
  [{ kind: 'coupon', from: yen(500), to: yen(0) }, '割引: ¥500 → ¥0', 'Discount: ¥500 → ¥0'],
  [
    { kind: 'deliveryTime', from: 'none', to: 'morning' },
    'お届け時間帯: 指定なし → 午前中(8時〜12時)',
    'Delivery time: none → morning (8 to 12)',
  ],
  [{ kind: 'eGift', from: false, to: true }, 'eギフトの設定になりました', 'It is now an e-gift'],
  [{ kind: 'eGift', from: true, to: false }, 'eギフトの設定が外れました', 'It is no longer an e-gift'],
  [{ kind: 'gift', from: '', to: '森 花' }, '贈り先: なし → 森 花', 'Gift sent to: none → 森 花'],
  [{ kind: 'note', from: '', to: '置き配' }, '備考が変わりました', 'The note has changed'],
  [{ kind: 'due', from: yen(300), to: yen(0) }, 'お支払い額: ¥300 → ¥0', 'Left to pay: ¥300 → ¥0'],
  [{ kind: 'total', from: yen(7_360), to: yen(11_360) }, '合計: ¥7,360 → ¥11,360', 'Total: ¥7,360 → ¥11,360'],
])('[GATE-02] %j as a message, in both languages', (change, inJapanese, inEnglish) => {
  expect(changeMessage(change, withdrawn, ja)).toBe(inJapanese);
  expect(changeMessage(change, withdrawn, en)).toBe(inEnglish);
});

test('[GATE-02] a line shows its own change in short', () => {
  expect(lineChangeMessage({ ...plant, kind: 'price', from: yen(3_280), to: yen(5_280) }, ja)).toBe(
    '¥3,280 → ¥5,280',
  );
  expect(lineChangeMessage({ ...plant, kind: 'quantity', from: 4, to: 1 }, ja)).toBe('4 → 1');
  expect(lineChangeMessage({ kind: 'total', from: yen(1), to: yen(2) }, ja)).toBeNull();
});
