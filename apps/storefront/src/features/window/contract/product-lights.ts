import type { ProductCard } from '@shop/rules/product/product-card';
import type { RoomLight } from '@shop/rules/product/room';
import { lightNeeds } from '@shop/rules/product/window-fit';
import { type Card, toCard } from '#features/product/contract/card.ts';
import { productLists } from '#foundation/brand/product-lists.ts';
import { shopBrand } from '#foundation/brand/shop-brand.ts';

/** The lights that a product needs; none in a brand whose products have no light data (FIT-01). Server only. */
export function productLights(product: Parameters<typeof lightNeeds>[0]): RoomLight[] {
  const { lightTags } = shopBrand();
  return lightTags === undefined ? [] : lightNeeds(product, lightTags);
}

/** A product card's data, with the lights that it needs. Server only. */
export function toWindowCard(product: ProductCard): Card {
  const lights = productLights(product);
  return { ...toCard(product, productLists()), ...(lights.length > 0 && { lights }) };
}
