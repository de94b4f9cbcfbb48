import type { Catalogue } from '@shop/fixtures/catalogue/catalogue';
import type { InferInsertModel } from 'drizzle-orm';
import type { inventoryTable, variantTable } from '../db/catalogue-tables.ts';
import { metafields } from './metafields.ts';

/** The fixtures' variants with their stock. */
export function variantRows(catalogue: Catalogue): {
  variants: InferInsertModel<typeof variantTable>[];
  stock: InferInsertModel<typeof inventoryTable>[];
} {
  const all = catalogue.products.flatMap((product) => product.variants);
  return {
    variants: all.map((variant) => ({
      id: variant.id,
      productId: variant.productId,
      position: variant.position,
      title: variant.title,
      sku: variant.sku,
      price: variant.price,
      compareAtPrice: variant.compareAtPrice,
      selectedOptions: variant.selectedOptions,
      imageId: variant.imageId,
      metafields: metafields([['shop.size', 'single_line_text_field', variant.size]]),
    })),
    stock: all.map((variant) => ({
      variantId: variant.id,
      available: variant.inventoryQuantity,
      allowNegative: false,
    })),
  };
}
