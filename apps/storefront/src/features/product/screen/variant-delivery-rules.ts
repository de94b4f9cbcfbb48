import type { DeliveryRules } from '@shop/rules/delivery/delivery-rules';
import { rulesOfLine } from '@shop/rules/delivery/rules-of-line';
import type { JstDate } from '@shop/rules/jst-date';
import type { Product } from '@shop/rules/product/product';

/**
 * What of the store's rules concerns each variant of a product, in their order; one for all where they are alike, as they mostly are; none where its
 * date is not chosen in the cart (DLV-04, DLV-06).
 */
export function variantDeliveryRules(
  {
    id,
    variants,
    isDateUnavailable,
    isEGift,
    isSoldOut,
  }: Pick<Product, 'id' | 'variants' | 'isDateUnavailable' | 'isEGift' | 'isSoldOut'>,
  rules: DeliveryRules,
  today: JstDate,
): readonly DeliveryRules[] {
  if (isDateUnavailable || isEGift || isSoldOut) return [];
  const all = variants.map(({ sku }) => rulesOfLine({ sku, productId: id }, rules, today));
  const kinds = new Set(all.map((one) => JSON.stringify(one)));
  return kinds.size === 1 ? all.slice(0, 1) : all;
}
