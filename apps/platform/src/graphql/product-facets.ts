import type { CatalogueProduct } from '../catalogue/product.ts';
import type { Filter, FilterType, FilterValue } from './__generated__/resolvers.ts';
import type { PlatformContext } from './context.ts';
import { localized } from './localized.ts';
import { optionName, optionValue } from './localized-option.ts';
import type { FilterBase } from './models.ts';
import { type FilterGroup, groupFilters, metafieldValues, optionFilterId, passes } from './product-filter.ts';

type Facet = Omit<Filter, '__typename' | 'values'> & { readonly values: FacetValue[] };
type FacetValue = Omit<FilterValue, '__typename' | 'image' | 'swatch'> & {
  readonly image: null;
  readonly swatch: null;
};

const WORDS = {
  JA: {
    availability: '在庫状況',
    inStock: '在庫あり',
    outOfStock: '在庫なし',
    price: '価格',
    productType: '商品タイプ',
    vendor: '販売元',
    tag: 'タグ',
  },
  EN: {
    availability: 'Availability',
    inStock: 'In stock',
    outOfStock: 'Out of stock',
    price: 'Price',
    productType: 'Product type',
    vendor: 'Vendor',
    tag: 'Tag',
  },
} as const;

/** Metafields that the merchant made filters. */
const METAFIELD_FILTERS = [{ namespace: 'shop', key: 'ai_tag_ids', label: { JA: 'AIタグ', EN: 'AI tags' } }];

/**
 * The filters that a list of products can be narrowed by, each value with the number of products that it would leave. A value is
 * counted over what the filters of all other kinds leave, so that choosing a second vendor is still offered after the first.
 */
export function productFacets({ products, filters }: FilterBase, context: PlatformContext): Facet[] {
  const { catalogue } = context;
  const words = WORDS[context.language];
  const groups = groupFilters(filters, catalogue);
  const narrow = (by: readonly FilterGroup[]) =>
    by.length === 0 ? products : products.filter((product) => passes(product, by));
  // Most kinds are not filtered by: they all count over the same products, which are looked for once.
  const left = narrow(groups);
  const leftByOption = byOption(left);
  const leftFor = (id: string): readonly CatalogueProduct[] =>
    groups.some((group) => group.id === id) ? narrow(groups.filter((group) => group.id !== id)) : left;
  const listed = (
    id: string,
    label: string,
    valuesOf: (product: CatalogueProduct) => readonly string[],
    inputOf: (value: string) => unknown,
    labelOf: (value: string, product: CatalogueProduct) => string = (value) => value,
    counted = leftFor(id),
  ): Facet => {
    const counts = new Map<string, { count: number; label: string }>();
    for (const product of counted) {
      const own = valuesOf(product);
      for (const value of own.length > 1 ? new Set(own) : own) {
        const known = counts.get(value);
        if (known === undefined) counts.set(value, { count: 1, label: labelOf(value, product) });
        else known.count += 1;
      }
    }
    const values = [...counts].map(([value, known]) => facetValue(`${id}.${value}`, known, inputOf(value)));
    return facet(id, label, 'LIST', values);
  };

  const facets = [
    availability(leftFor('filter.v.availability'), groups, context),
    priceRange(leftFor('filter.v.price'), words.price),
    listed(
      'filter.p.product_type',
      words.productType,
      ({ productType }) => (productType === '' ? [] : [productType]),
      (productType) => ({ productType }),
      (value, product) => localized(product, 'productType', value, context),
    ),
    listed(
      'filter.p.vendor',
      words.vendor,
      ({ vendor }) => [vendor],
      (productVendor) => ({ productVendor }),
    ),
    listed(
      'filter.p.tag',
      words.tag,
      ({ tags }) => tags,
      (tag) => ({ tag }),
    ),
    ...[...byOption(products)].map(([name, [product]]) =>
      listed(
        optionFilterId(name),
        product === undefined ? name : optionName(product, name, context),
        ({ options }) =>
          options.find((option) => option.name === name)?.values.map((value) => value.name) ?? [],
        (value) => ({ variantOption: { name, value } }),
        (value, owner) => optionValue(owner, name, value, context),
        groups.some(({ id }) => id === optionFilterId(name))
          ? leftFor(optionFilterId(name))
          : (leftByOption.get(name) ?? []),
      ),
    ),
    ...METAFIELD_FILTERS.map(({ namespace, key, label }) =>
      listed(
        `filter.p.m.${namespace}.${key}`,
        label[context.language],
        ({ metafields }) => metafieldValues(metafields, namespace, key),
        (value) => ({ productMetafield: { namespace, key, value } }),
      ),
    ),
  ];
  return facets.filter(({ values }) => values.length > 0);
}

function availability(
  products: readonly CatalogueProduct[],
  groups: readonly FilterGroup[],
  { catalogue, language }: PlatformContext,
): Facet {
  const id = 'filter.v.availability';
  const others = groups.filter((group) => group.id !== id);
  const count = (available: boolean) => {
    const all = [...others, ...groupFilters([{ available }], catalogue)];
    return products.filter((product) => passes(product, all)).length;
  };
  const words = WORDS[language];
  return facet(id, words.availability, 'LIST', [
    facetValue(`${id}.1`, { count: count(true), label: words.inStock }, { available: true }),
    facetValue(`${id}.0`, { count: count(false), label: words.outOfStock }, { available: false }),
  ]);
}

function priceRange(products: readonly CatalogueProduct[], label: string): Facet {
  const id = 'filter.v.price';
  const prices = products.flatMap(({ variants }) => variants.map(({ price }) => price));
  const max = prices.reduce((highest, price) => Math.max(highest, price), 0);
  const input = { price: { min: 0, max } };
  return facet(
    id,
    label,
    'PRICE_RANGE',
    prices.length === 0 ? [] : [facetValue(id, { count: products.length, label }, input)],
  );
}

/** Products by the names of their real options; `Title` is what the provider calls the option of a product without any. */
function byOption(products: readonly CatalogueProduct[]): Map<string, CatalogueProduct[]> {
  const found = new Map<string, CatalogueProduct[]>();
  for (const product of products) {
    for (const { name } of product.options) {
      const list = found.get(name);
      if (list === undefined) found.set(name, [product]);
      else list.push(product);
    }
  }
  found.delete('Title');
  return found;
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
