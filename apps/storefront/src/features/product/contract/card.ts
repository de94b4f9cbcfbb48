import { type BadgeKind, badgesFor } from '@shop/rules/product/badge';
import type { ProductCard } from '@shop/rules/product/product-card';
import type { RoomLight } from '@shop/rules/product/room';
import { roundToHalfStar } from '@shop/rules/product/star-rating';

/**
 * What of a product goes to the browser to draw its card: the facts, and nothing that follows from them. A list has dozens,
 * so absent is cheaper than null.
 */
export interface Card {
  readonly id: number;
  readonly handle: string;
  readonly title: string;
  readonly vendor: string;
  /** Address of the picture without a width. */
  readonly image?: string;
  readonly price: number;
  readonly compareAt?: number;
  /** Variants differ in price. */
  readonly isRange?: true;
  readonly isSoldOut?: true;
  readonly badges?: readonly BadgeKind[];
  /** The lights that it needs, in a brand that asks for windows (FIT-01). */
  readonly lights?: readonly RoomLight[];
  /** To the nearest half. */
  readonly score?: number;
  readonly reviews?: number;
}

/** The facts of a product's card. */
export function toCard(product: ProductCard): Card {
  const { id, handle, title, vendor, image, price, compareAtPrice, reviewScore, reviewCount } = product;
  const badges = badgesFor(product);
  return {
    id,
    handle,
    title,
    vendor,
    price,
    ...(image && { image: image.src }),
    ...(compareAtPrice !== null && { compareAt: compareAtPrice }),
    ...(product.hasPriceRange && { isRange: true }),
    ...(product.isSoldOut && { isSoldOut: true }),
    ...(badges.length > 0 && { badges }),
    ...(reviewScore !== null &&
      reviewCount > 0 && { score: roundToHalfStar(reviewScore), reviews: reviewCount }),
  };
}
