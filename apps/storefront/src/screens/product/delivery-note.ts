import type { Product } from '@shop/rules/product/product';
import type { Messages } from '../../i18n/__generated__/messages';

/** What the page says of the delivery date: a choice is promised only where there is one (DLV-04). */
export function deliveryNote(
  { isDateUnavailable, isSoldOut }: Pick<Product, 'isDateUnavailable' | 'isSoldOut'>,
  m: Messages,
): string {
  if (isDateUnavailable) return m.product.deliveryNoteNone;
  return isSoldOut ? m.product.deliveryNoteSoldOut : m.product.deliveryNote;
}
