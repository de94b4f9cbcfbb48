import { type BadgeKind, type BadgeLists, badgesFor } from '@shop/rules/product/badge';
import type { ProductCard } from '@shop/rules/product/product-card';
import type { RoomLight } from '@shop/rules/product/room';
import { roundToHalfStar } from '@shop/rules/product/star-rating';

/**
 * The product data that the browser needs to render a card: facts only, no derived values. A list has dozens, so omitted fields are
 * smaller than null.
 */
export interface Card {
  readonly id: number;
  readonly handle: string;
  readonly title: string;
  readonly vendor: string;
  /** Its printed size or the range of its sizes (CARD-02). */
  readonly size?: string;
  /** Image URL without a width. */
  readonly image?: string;
  readonly price: number;
  readonly compareAt?: number;
  /** Variants differ in price. */
  readonly isRange?: true;
  readonly isSoldOut?: true;
  readonly badges?: readonly BadgeKind[];
  /** The light levels it needs, in a brand that asks for windows (FIT-01). */
  readonly lights?: readonly RoomLight[];
  /** Rounded to half points. */
  readonly score?: number;
  readonly reviews?: number;
}

/**
 * The card data of a product.
 * @param lists of the shop: on the server `productLists()`
 */
export function toCard(product: ProductCard, lists: BadgeLists): Card {
  const { id, handle, title, vendor, image, price, compareAtPrice, reviewScore, reviewCount } = product;
  const badges = badgesFor(product, lists);
  return {
    id,
    handle,
    title,
    vendor,
    price,
    ...(product.size !== '' && { size: product.size }),
    ...(image && { image: image.src }),
    ...(compareAtPrice !== null && { compareAt: compareAtPrice }),
    ...(product.hasPriceRange && { isRange: true }),
    ...(product.isSoldOut && { isSoldOut: true }),
    ...(badges.length > 0 && { badges }),
    ...(reviewScore !== null &&
      reviewCount > 0 && { score: roundToHalfStar(reviewScore), reviews: reviewCount }),
  };
}
