import type { Product } from '@shop/rules/product/product';

/** What the page says of the delivery date: a choice is promised only where there is one (DLV-04). */
export function deliveryNote({
  isDateUnavailable,
  isSoldOut,
}: Pick<Product, 'isDateUnavailable' | 'isSoldOut'>) {
  if (isDateUnavailable) return 'product.deliveryNoteNone';
  return isSoldOut ? 'product.deliveryNoteSoldOut' : 'product.deliveryNote';
}
