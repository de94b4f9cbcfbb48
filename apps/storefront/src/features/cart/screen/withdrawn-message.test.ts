import { expect, test } from 'vitest';
import { messages } from '#foundation/i18n/messages.ts';
import { withdrawnMessage } from './withdrawn-message';

const LINES = [{ title: 'パキラ', variantTitle: '3号' }, { title: 'ソヨゴ', variantTitle: '' }, {}];

test('[CART-12] what the merchant took off sale is named, with its variant, in both languages', () => {
  expect(withdrawnMessage(LINES, messages('ja'))).toBe(
    'パキラ(3号)、ソヨゴ、商品は販売を終了したため、カートから外しました',
  );
  expect(withdrawnMessage(LINES.slice(0, 2), messages('en'))).toBe(
    'No longer sold, so taken out of your cart: パキラ (3号), ソヨゴ',
  );
});
