import { expect, test } from 'vitest';
import { messages } from '../../i18n/messages';
import { deliveryNote } from './delivery-note';

const m = messages('ja');

test.each([
  ['can be had with a date', false, false, m.product.deliveryNote],
  ['takes no date', true, false, m.product.deliveryNoteNone],
  ['is sold out', false, true, m.product.deliveryNoteSoldOut],
  ['takes no date, sold out too', true, true, m.product.deliveryNoteNone],
] as const)('[DLV-04] a product that %s', (_what, isDateUnavailable, isSoldOut, note) => {
  expect(deliveryNote({ isDateUnavailable, isSoldOut }, m)).toBe(note);
});
