import { setImmediate } from 'node:timers/promises';
import type { Variant } from '@shop/rules/product/product';
import { isSoldOut } from '@shop/rules/product/stock-label';

interface ProductMetaProps {
  /** That the page shows. */
  variant: Variant;
  brand: string;
}

/** What social networks read of a product beside its title and picture (SEO-03): Next's metadata know no products. */
export async function ProductMeta({ variant, brand }: ProductMetaProps) {
  // React puts both into the head as they get ready. Behind Next's, always: a page that is made again is the same page, byte for byte.
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
