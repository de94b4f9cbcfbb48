import type { CatalogueProduct } from './product.ts';

/** Sort orders of product lists; `MANUAL` is that of the back office. */
export type ProductOrder =
  | 'BEST_SELLING'
  | 'CREATED_AT'
  | 'ID'
  | 'MANUAL'
  | 'PRICE'
  | 'PRODUCT_TYPE'
  | 'TITLE'
  | 'UPDATED_AT'
  | 'VENDOR';

/** Sorts after every real rank. */
const UNRANKED = 1_000_000_000;

/** Sort value of a product. Only the listing collection knows `MANUAL`. */
export function productOrderValue(
  product: CatalogueProduct,
  order: Exclude<ProductOrder, 'MANUAL'>,
  language: string,
): number | string {
  switch (order) {
    case 'BEST_SELLING':
      return product.bestSellingRank ?? UNRANKED;
    case 'CREATED_AT':
      return Date.parse(product.createdAt);
    case 'ID':
      return product.numericId;
    case 'PRICE':
      return lowestPrice(product);
    case 'PRODUCT_TYPE':
      return product.translations[language]?.['productType'] ?? product.productType;
    case 'TITLE':
      return product.translations[language]?.['title'] ?? product.title;
    case 'UPDATED_AT':
      return Date.parse(product.updatedAt);
    case 'VENDOR':
      return product.vendor;
  }
}

/** Price of the cheapest variant in yen. */
export function lowestPrice(product: CatalogueProduct): number {
  return Math.min(...product.variants.map((variant) => variant.price));
}
