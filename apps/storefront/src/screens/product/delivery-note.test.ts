import { expect, test } from 'vitest';
import { deliveryNote } from './delivery-note';

test.each([
  ['can be had with a date', false, false, 'product.deliveryNote'],
  ['takes no date', true, false, 'product.deliveryNoteNone'],
  ['is sold out', false, true, 'product.deliveryNoteSoldOut'],
  ['takes no date, sold out too', true, true, 'product.deliveryNoteNone'],
] as const)('[DLV-04] a product that %s', (_what, isDateUnavailable, isSoldOut, note) => {
  expect(deliveryNote({ isDateUnavailable, isSoldOut })).toBe(note);
});
