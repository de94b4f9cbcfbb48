import type { CatalogueProduct } from '../catalogue/product.ts';
import { metafieldValues } from './product-filter.ts';

/** Metafields that the merchant made filters. */
export const METAFIELD_FILTERS = [{ namespace: 'shop', key: 'ai_tag_ids', label: 'facet.aiTag' }] as const;

/** A kind of filter with listed values: by its own name, an option, or a metafield (`namespace.key`). */
export type FacetKind = 'type' | 'vendor' | 'tag' | `option ${string}` | `metafield ${string}`;

/** Number of products with a value, and the first of them, which knows the value's label. */
export interface FacetCount {
  readonly first: CatalogueProduct;
  count: number;
}

/** Filter counts of a product list. */
export interface FacetCounts {
  /** By kind and value, both in order of first occurrence. */
  readonly kinds: ReadonlyMap<FacetKind, ReadonlyMap<string, FacetCount>>;
  readonly products: number;
  /** Highest variant price in yen; 0 without any. */
  readonly highestPrice: number;
}

const OPTION = 'option ';
/** The provider's option name for a product without options. */
const NO_OPTION = 'Title';

/** Cached facet values per product, since every response counts a list's products. A changed product is another object. */
const valuesOfProducts = new WeakMap<CatalogueProduct, [kind: FacetKind, values: readonly string[]][]>();
/** Cached counts of lists that stay the same until a product changes (sorted-products.ts). */
const countsOfLists = new WeakMap<readonly CatalogueProduct[], FacetCounts>();

/** Counts products per value in one pass. */
export function facetCounts(products: readonly CatalogueProduct[]): FacetCounts {
  const kinds = new Map<FacetKind, Map<string, FacetCount>>();
  let highestPrice = 0;
  for (const product of products) {
    for (const { price } of product.variants) highestPrice = Math.max(highestPrice, price);
    for (const [kind, values] of valuesOf(product)) {
      const ofKind = kinds.get(kind) ?? new Map<string, FacetCount>();
      if (ofKind.size === 0) kinds.set(kind, ofKind);
      for (const value of values) {
        const known = ofKind.get(value);
        if (known === undefined) ofKind.set(value, { first: product, count: 1 });
        else known.count += 1;
      }
    }
  }
  return { kinds, products: products.length, highestPrice };
}

/** The cached counts of an immutable list. */
export function cachedFacetCounts(list: readonly CatalogueProduct[]): FacetCounts {
  const known = countsOfLists.get(list);
  if (known !== undefined) return known;
  const made = facetCounts(list);
  countsOfLists.set(list, made);
  return made;
}

/** The options among some counts, each with its first product, in order. */
export function optionsAmong(
  counts: FacetCounts,
): { readonly name: string; readonly first: CatalogueProduct }[] {
  return [...counts.kinds].flatMap(([kind, values]) => {
    const [known] = values.values();
    return kind.startsWith(OPTION) && known ? { name: kind.slice(OPTION.length), first: known.first } : [];
  });
}

function valuesOf(product: CatalogueProduct) {
  const known = valuesOfProducts.get(product);
  if (known !== undefined) return known;
  const { productType, vendor, tags, options, metafields } = product;
  const all: [FacetKind, readonly string[]][] = [
    ['type', productType === '' ? [] : [productType]],
    ['vendor', [vendor]],
    ['tag', tags],
    ...options
      .filter(({ name }) => name !== NO_OPTION)
      .map(({ name, values }): [FacetKind, string[]] => [
        `${OPTION}${name}`,
        values.map((value) => value.name),
      ]),
    ...METAFIELD_FILTERS.map(({ namespace, key }): [FacetKind, readonly string[]] => [
      `metafield ${namespace}.${key}`,
      metafieldValues(metafields, namespace, key),
    ]),
  ];
  const made = all.map(([kind, values]): [FacetKind, readonly string[]] => [
    kind,
    values.length > 1 ? [...new Set(values)] : values,
  ]);
  valuesOfProducts.set(product, made);
  return made;
}
