import { expect, test } from 'vitest';
import { messages } from '#foundation/i18n/messages.ts';
import { stockText } from './stock-text';

test.each([
  ['ample', '在庫あり(◯)', 'In stock'],
  ['moderate', '在庫あり(△)', 'In stock, fewer than 10 left'],
  ['few', '残りわずか', 'Only a few left'],
  ['awaitingRestock', '再入荷待ち', 'Out of stock'],
] as const)('[PROD-06] the stock %s is formatted as %s', (kind, ja, en) => {
  expect(stockText(kind, messages('ja'))).toBe(ja);
  expect(stockText(kind, messages('en'))).toBe(en);
});
