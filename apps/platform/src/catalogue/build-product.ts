import type { InferSelectModel } from 'drizzle-orm';
import type { productTable, variantTable } from '../db/catalogue-tables.ts';
import { globalId } from './global-id.ts';
import type { CatalogueImage } from './image.ts';
import type { CatalogueProduct, CatalogueVariant } from './product.ts';

type ProductRow = InferSelectModel<typeof productTable>;
type VariantRow = InferSelectModel<typeof variantTable>;

/**
 * Builds a product from its rows.
 * @param variantRows the product's, by position
 */
export function buildProduct(row: ProductRow, variantRows: readonly VariantRow[]): CatalogueProduct {
  const images = row.images.map((image): CatalogueImage => ({ __typename: 'Image', ...image }));
  const variants: CatalogueVariant[] = [];
  const product: CatalogueProduct = {
    ...row,
    __typename: 'Product',
    numericId: row.id,
    id: globalId('Product', row.id),
    images,
    publishedAt: row.publishedAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    variants,
  };
  for (const { imageId, productId: _, ...variant } of variantRows) {
    variants.push({
      ...variant,
      __typename: 'ProductVariant',
      numericId: variant.id,
      id: globalId('ProductVariant', variant.id),
      product,
      image: images.find((image) => image.id === imageId) ?? images[0] ?? null,
    });
  }
  return product;
}
