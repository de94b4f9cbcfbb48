import type { CatalogueProduct } from '../catalogue/product.ts';
import { wordsOf } from '../checkout/words.ts';
import type { Filter, FilterType, FilterValue } from './__generated__/resolvers.ts';
import type { PlatformContext } from './context.ts';
import {
  cachedFacetCounts,
  type FacetCounts,
  type FacetKind,
  facetCounts,
  METAFIELD_FILTERS,
  optionsAmong,
} from './facet-counts.ts';
import { localized } from './localized.ts';
import { optionName, optionValue } from './localized-option.ts';
import type { FilterBase } from './models.ts';
import { type FilterGroup, groupFilters, optionFilterId, passes, passingVariants } from './product-filter.ts';

type Facet = Omit<Filter, '__typename' | 'values'> & { readonly values: FacetValue[] };
type FacetValue = Omit<FilterValue, '__typename' | 'image' | 'swatch'> & {
  readonly image: null;
  readonly swatch: null;
};

const AVAILABILITY = 'filter.v.availability';
const PRICE = 'filter.v.price';

/**
 * The filters of a product list, each value with its result count. A value is counted over products that pass the filters of all other
 * kinds, so a second vendor can still be chosen after the first.
 */
export function productFacets({ products, filters }: FilterBase, context: PlatformContext): Facet[] {
  const words = wordsOf(context.language);
  const groups = groupFilters(filters, context.catalogue);
  const narrow = (by: readonly FilterGroup[]) =>
    by.length === 0 ? products : products.filter((product) => passes(product, by));
  const without = (id: string) => groups.filter((group) => group.id !== id);
  const all = cachedFacetCounts(products);
  // Most kinds have no active filter: they share one pass over the same products.
  const left = groups.length === 0 ? all : facetCounts(narrow(groups));
  const countsFor = (id: string): FacetCounts => {
    if (!groups.some((group) => group.id === id)) return left;
    return groups.length === 1 ? all : facetCounts(narrow(without(id)));
  };
  const listed = (
    id: string,
    label: string,
    kind: FacetKind,
    inputOf: (value: string) => unknown,
    labelOf: (value: string, product: CatalogueProduct) => string = (value) => value,
  ): Facet => {
    const values = [...(countsFor(id).kinds.get(kind) ?? [])].map(([value, { count, first }]) =>
      facetValue(`${id}.${value}`, { count, label: labelOf(value, first) }, inputOf(value)),
    );
    return facet(id, label, 'LIST', values);
  };

  const facets = [
    availability(products, without(AVAILABILITY), context),
    priceRange(countsFor(PRICE), words('facet.price')),
    listed(
      'filter.p.product_type',
      words('facet.productType'),
      'type',
      (productType) => ({ productType }),
      (value, product) => localized(product, 'productType', value, context),
    ),
    listed('filter.p.vendor', words('facet.vendor'), 'vendor', (productVendor) => ({ productVendor })),
    listed('filter.p.tag', words('facet.tag'), 'tag', (tag) => ({ tag })),
    ...optionsAmong(all).map(({ name, first }) =>
      listed(
        optionFilterId(name),
        optionName(first, name, context),
        `option ${name}`,
        (value) => ({ variantOption: { name, value } }),
        (value, owner) => optionValue(owner, name, value, context),
      ),
    ),
    ...METAFIELD_FILTERS.map(({ namespace, key, label }) =>
      listed(`filter.p.m.${namespace}.${key}`, words(label), `metafield ${namespace}.${key}`, (value) => ({
        productMetafield: { namespace, key, value },
      })),
    ),
  ];
  return facets.filter(({ values }) => values.length > 0);
}

/** Products with available and with unavailable variants among those that pass the other filters. */
function availability(
  products: readonly CatalogueProduct[],
  others: readonly FilterGroup[],
  { catalogue, language }: PlatformContext,
): Facet {
  let inStock = 0;
  let outOfStock = 0;
  for (const product of products) {
    const variants = passingVariants(product, others);
    if (variants.some(({ numericId }) => catalogue.isAvailable(numericId))) inStock += 1;
    if (variants.some(({ numericId }) => !catalogue.isAvailable(numericId))) outOfStock += 1;
  }
  const words = wordsOf(language);
  return facet(AVAILABILITY, words('facet.availability'), 'LIST', [
    facetValue(`${AVAILABILITY}.1`, { count: inStock, label: words('facet.inStock') }, { available: true }),
    facetValue(
      `${AVAILABILITY}.0`,
      { count: outOfStock, label: words('facet.outOfStock') },
      { available: false },
    ),
  ]);
}

function priceRange({ products, highestPrice }: FacetCounts, label: string): Facet {
  const input = { price: { min: 0, max: highestPrice } };
  const values = products === 0 ? [] : [facetValue(PRICE, { count: products, label }, input)];
  return facet(PRICE, label, 'PRICE_RANGE', values);
}

function facet(id: string, label: string, type: FilterType, values: FacetValue[]): Facet {
  return { id, label, type, presentation: type === 'LIST' ? 'TEXT' : null, values };
}

function facetValue(
  id: string,
  { count, label }: { count: number; label: string },
  input: unknown,
): FacetValue {
  return { id, count, label, input: JSON.stringify(input), image: null, swatch: null };
}
