import type { MeasuredProduct } from '@shop/rules/analytics/cart-events';
import { readProductJsonLd } from './read-product-json-ld';

/** The page's product for the cart's events; null on other pages. */
export function pageProduct(
  quantity: number,
  chosen?: { variantTitle: string; price: number },
  path = location.pathname,
): MeasuredProduct | null {
  const facts = readProductJsonLd(document, path);
  if (facts === null) return null;
  return {
    id: String(facts.id),
    name: facts.name,
    brand: facts.brand,
    category: facts.categoryPath.join('/'),
    variant: chosen?.variantTitle ?? facts.variant,
    price: chosen?.price ?? facts.price,
    quantity,
  };
}
