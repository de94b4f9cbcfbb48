import type { ReceiptChange } from '@shop/rules/cart/compare-receipts';
import type { GlobalId } from '@shop/rules/global-id';
import { jstDate } from '@shop/rules/jst-date';
import { yen } from '@shop/rules/yen';
import { expect, test } from 'vitest';
import { messages } from '#foundation/i18n/messages.ts';
import { changeMessage, lineChangeMessage } from './change-message';

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
  [{ kind: 'total', from: yen(7_360), to: yen(11_360) }, '合計: ¥7,360 → ¥11,360', 'Total: ¥7,360 → ¥11,360'],
])('[GATE-02] %j in words, in both languages', (change, inJapanese, inEnglish) => {
  expect(changeMessage(change, withdrawn, ja)).toBe(inJapanese);
  expect(changeMessage(change, withdrawn, en)).toBe(inEnglish);
});

test('[GATE-02] a line says its own change in short', () => {
  expect(lineChangeMessage({ ...plant, kind: 'price', from: yen(3_280), to: yen(5_280) }, ja)).toBe(
    '¥3,280 → ¥5,280',
  );
  expect(lineChangeMessage({ ...plant, kind: 'quantity', from: 4, to: 1 }, ja)).toBe('4 → 1');
  expect(lineChangeMessage({ kind: 'total', from: yen(1), to: yen(2) }, ja)).toBeNull();
});
