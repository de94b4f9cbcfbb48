import type { Product } from '@shop/rules/product/product';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';

/** Within how many days a date can be chosen. */
interface DeliveryWindowValues {
  from: number;
  to: number;
}

/**
 * What the page says of the delivery date: a choice is promised only where there is one (DLV-04), and an e-gift is not sent before
 * somebody was asked where to (DLV-06).
 */
export function deliveryNote(
  { isDateUnavailable, isEGift, isSoldOut }: Pick<Product, 'isDateUnavailable' | 'isEGift' | 'isSoldOut'>,
  window: DeliveryWindowValues,
  m: Messages,
): string {
  if (isEGift && !isSoldOut) return m.product.deliveryNoteEGift;
  if (isDateUnavailable) return m.product.deliveryNoteNone;
  return isSoldOut ? m.product.deliveryNoteSoldOut : m.product.deliveryNote(window);
}
