import type { GlobalId } from '../global-id';
import type { Yen } from '../yen';
import type { ProductImage } from './product';

/** The product data of a card, a ranking row or a slider (CARD-01, SLIDE-01). */
export interface ProductCard {
  readonly id: number;
  readonly globalId: GlobalId;
  readonly handle: string;
  readonly title: string;
  readonly vendor: string;
  readonly image: ProductImage | null;
  /** The lowest price of its variants. */
  readonly price: Yen;
  /** Its variants differ in price: shown as 〜. */
  readonly hasPriceRange: boolean;
  /** The price to strike through beside `price`; null if the variant of that price is not on sale. */
  readonly compareAtPrice: Yen | null;
  /** Any variant is on sale. */
  readonly isSale: boolean;
  readonly isSoldOut: boolean;
  readonly tags: readonly string[];
  /** Child ids of its AI tags. */
  readonly aiTagIds: readonly number[];
  /** The range of its printed sizes, e.g. 高さ15〜60cm; '' for none (CARD-02). */
  readonly size: string;
  /** 0 to 5, or null without reviews. */
  readonly reviewScore: number | null;
  readonly reviewCount: number;
}
