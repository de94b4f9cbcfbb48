import { setImmediate } from 'node:timers/promises';
import type { Variant } from '@shop/rules/product/product';
import { isSoldOut } from '@shop/rules/product/stock-label';

interface ProductMetaProps {
  /** The variant on the page. */
  variant: Variant;
  brand: string;
}

/** Product data for social networks besides title and picture (SEO-03): Next's metadata has no product type. */
export async function ProductMeta({ variant, brand }: ProductMetaProps) {
  // React adds both to the head as they become ready. They always follow Next's metadata, so a re-rendered page is byte-identical.
  await setImmediate();
  return (
    <>
      <meta property="og:type" content="product" />
      <meta property="product:price:amount" content={String(variant.price)} />
      <meta property="product:price:currency" content="JPY" />
      <meta
        property="product:availability"
        content={isSoldOut(variant.quantity) ? 'out of stock' : 'in stock'}
      />
      <meta property="product:brand" content={brand} />
    </>
  );
}
