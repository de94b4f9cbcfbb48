import type { CatalogueProduct } from '../catalogue/product.ts';

const read = new WeakMap<CatalogueProduct, ReadonlySet<string>>();

/** The product's flags (metafield `shop.flags`), e.g. `excluded` from coupons, `free_postage`. */
export function productFlags(product: CatalogueProduct): ReadonlySet<string> {
  const known = read.get(product);
  if (known !== undefined) {
    return known;
  }
  const value = product.metafields.find(
    (metafield) => metafield.namespace === 'shop' && metafield.key === 'flags',
  )?.value;
  const parsed: unknown = value === undefined ? [] : JSON.parse(value);
  const flags = new Set(Array.isArray(parsed) ? parsed.filter((flag) => typeof flag === 'string') : []);
  read.set(product, flags);
  return flags;
}
