import { expect, test } from 'vitest';
import { messages } from '#foundation/i18n/messages.ts';
import { deliveryNote } from './delivery-note';

const m = messages('ja');
const WINDOW = { from: 10, to: 24 };
const plain = { isDateUnavailable: false, isEGift: false, isSoldOut: false };

test.each([
  ['can be had with a date', {}, m.product.deliveryNote(WINDOW)],
  ['takes no date', { isDateUnavailable: true }, m.product.deliveryNoteNone],
  ['is sold out', { isSoldOut: true }, m.product.deliveryNoteSoldOut],
  ['takes no date, sold out too', { isDateUnavailable: true, isSoldOut: true }, m.product.deliveryNoteNone],
] as const)('[DLV-04] a product that %s', (_what, product, note) => {
  expect(deliveryNote({ ...plain, ...product }, WINDOW, m)).toBe(note);
});

test('[DLV-06] an e-gift is not said to be sent as soon as it is ready: its buyer is asked first where and when', () => {
  const gift = { isDateUnavailable: true, isEGift: true, isSoldOut: false };
  expect(deliveryNote(gift, WINDOW, m)).toBe(m.product.deliveryNoteEGift);
  expect(deliveryNote({ ...gift, isDateUnavailable: false }, WINDOW, m)).toBe(m.product.deliveryNoteEGift);
  expect(deliveryNote({ ...gift, isSoldOut: true }, WINDOW, m)).toBe(m.product.deliveryNoteNone);
});
