import type { ArticleSummary, ColumnSummary } from '../content/article';
import type { MenuItem } from '../navigation/menu-item';
import type { Producer, ProductImage, Review } from '../product/product';
import type { ProductCard } from '../product/product-card';
import type { CollectionSummary } from './collection';
import type { HomeHero } from './home-hero';

/** A category displayed on the home page with its products (LIST-01). */
export interface CategoryBlock {
  readonly collection: CollectionSummary;
  readonly description: string;
  readonly products: readonly ProductCard[];
}

/** A review and its product, as the review slider shows it (SLIDE-02). */
export interface ProductReview extends Review {
  readonly product: {
    readonly handle: string;
    readonly title: string;
    readonly image: ProductImage | null;
  } | null;
}

/** Everything of the home page that comes from the platform. */
export interface HomeContent {
  /** Its first pictures, one of which is shown each month. */
  readonly heroes: readonly HomeHero[];
  readonly banners: readonly Banner[];
  readonly ranking: readonly ProductCard[];
  readonly categoryBlocks: readonly CategoryBlock[];
  readonly categories: readonly MenuItem[];
  /** The number of products per collection handle; not available in every shop. */
  readonly productCounts: Readonly<Record<string, number>>;
  readonly purposes: readonly MenuItem[];
  /** The newest of that list; empty if the store has none. */
  readonly newArrivals: readonly ProductCard[];
  readonly producers: readonly Producer[];
  readonly reviews: readonly ProductReview[];
  readonly columns: readonly ColumnSummary[];
  readonly news: readonly ArticleSummary[];
}

/** A campaign or feature of the home page. */
export interface Banner {
  readonly title: string;
  readonly url: string;
  readonly image: ProductImage | null;
}
