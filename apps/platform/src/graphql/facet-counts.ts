import type { CatalogueProduct } from '../catalogue/product.ts';
import { metafieldValues } from './product-filter.ts';

/** Metafields that the merchant made filters. */
export const METAFIELD_FILTERS = [
  { namespace: 'shop', key: 'ai_tag_ids', label: { JA: 'AIタグ', EN: 'AI tags' } },
] as const;

/** A kind of filter whose values are listed: one of its own name, an option, or a metafield (`namespace.key`). */
export type FacetKind = 'type' | 'vendor' | 'tag' | `option ${string}` | `metafield ${string}`;

/** How many products have a value, and the first of them, which knows what the value is called. */
export interface FacetCount {
  readonly first: CatalogueProduct;
  count: number;
}

/** What filters say of a list of products. */
export interface FacetCounts {
  /** By kind and value, both in the order in which the products bring them up. */
  readonly kinds: ReadonlyMap<FacetKind, ReadonlyMap<string, FacetCount>>;
  readonly products: number;
  /** Yen of the dearest variant; 0 without any. */
  readonly highestPrice: number;
}

const OPTION = 'option ';
/** What the provider calls the option of a product without any. */
const NO_OPTION = 'Title';

/** What single products are counted under: a list's products are gone through for every answer. A changed product is another object. */
const valuesOfProducts = new WeakMap<CatalogueProduct, [kind: FacetKind, values: readonly string[]][]>();
/** Counts of lists that stay as they are until a product changes (sorted-products.ts). */
const countsOfLists = new WeakMap<readonly CatalogueProduct[], FacetCounts>();

/** Counts products by each value that they have, in one walk over them. */
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

/** The counts of a list that nobody changes, made once. */
export function cachedFacetCounts(list: readonly CatalogueProduct[]): FacetCounts {
  const known = countsOfLists.get(list);
  if (known !== undefined) return known;
  const made = facetCounts(list);
  countsOfLists.set(list, made);
  return made;
}

/** The options among some counts, each with the first product that has it, in their order. */
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
