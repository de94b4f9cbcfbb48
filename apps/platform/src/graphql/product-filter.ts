import type { Catalogue } from '../catalogue/catalogue.ts';
import type { StoredMetafield } from '../catalogue/metafield.ts';
import type { CatalogueProduct, CatalogueVariant } from '../catalogue/product.ts';
import type { ProductFilter } from './__generated__/resolvers.ts';
import { graphqlError } from './graphql-error.ts';
import { isOptionChoice } from './localized-option.ts';

const MAX_FILTERS = 250;

/** Cached values: filters count over every product. */
const lists = new WeakMap<StoredMetafield, readonly string[]>();

/** Filters of one kind; a product must match any of them. */
export interface FilterGroup {
  /** id of this kind in the `filters` response, e.g. `filter.p.vendor` */
  readonly id: string;
  /** the group tests variants: one variant must match all such groups */
  readonly ofVariant: boolean;
  readonly tests: readonly FilterTest[];
}

type FilterTest = (product: CatalogueProduct, variant: CatalogueVariant) => boolean;

/**
 * Groups filters by the provider's rules: any within a kind, all across kinds.
 * @throws GraphQLError that names unsupported kinds
 */
export function groupFilters(filters: readonly ProductFilter[], catalogue: Catalogue): FilterGroup[] {
  if (filters.length > MAX_FILTERS) {
    throw graphqlError(
      `The input array size of ${filters.length} is greater than the maximum allowed of 250.`,
    );
  }
  const groups = new Map<string, { id: string; ofVariant: boolean; tests: FilterTest[] }>();
  const add = (id: string, ofVariant: boolean, test: FilterTest) => {
    const group = groups.get(id) ?? { id, ofVariant, tests: [] };
    group.tests.push(test);
    groups.set(id, group);
  };
  for (const filter of filters) {
    for (const name of ['category', 'taxonomyMetafield'] as const) {
      if (filter[name] != null) {
        throw graphqlError(`ProductFilter.${name} is not supported by this platform`, 'UNSUPPORTED_FIELD');
      }
    }
    const {
      available,
      price,
      productType,
      productVendor,
      tag,
      productMetafield,
      variantMetafield,
      variantOption,
    } = filter;
    if (available != null) {
      add(
        'filter.v.availability',
        true,
        (_, variant) => catalogue.isAvailable(variant.numericId) === available,
      );
    }
    if (price != null) {
      const { min, max } = price;
      add(
        'filter.v.price',
        true,
        (_, variant) => variant.price >= (min ?? 0) && variant.price <= (max ?? Infinity),
      );
    }
    if (productType != null) {
      add('filter.p.product_type', false, (product) => productTypesOf(product).includes(productType));
    }
    if (productVendor != null) add('filter.p.vendor', false, (product) => product.vendor === productVendor);
    if (tag != null) add('filter.p.tag', false, (product) => product.tags.includes(tag));
    if (variantOption != null) {
      const { name, value } = variantOption;
      add(optionFilterId(name), true, (product, { selectedOptions }) =>
        selectedOptions.some((option) => isOptionChoice(product, option, { name, value })),
      );
    }
    if (productMetafield != null) {
      const { namespace, key, value } = productMetafield;
      add(`filter.p.m.${namespace}.${key}`, false, (product) =>
        metafieldValues(product.metafields, namespace, key).includes(value),
      );
    }
    if (variantMetafield != null) {
      const { namespace, key, value } = variantMetafield;
      add(`filter.v.m.${namespace}.${key}`, true, (_, variant) =>
        metafieldValues(variant.metafields, namespace, key).includes(value),
      );
    }
  }
  return [...groups.values()];
}

/** Whether a product matches every group, variant groups with the same variant. */
export function passes(product: CatalogueProduct, groups: readonly FilterGroup[]): boolean {
  return (
    passesItself(product, groups) &&
    product.variants.some((variant) => isLetThrough(product, variant, groups))
  );
}

/** The variants that match all groups; none when the product itself does not match. */
export function passingVariants(
  product: CatalogueProduct,
  groups: readonly FilterGroup[],
): readonly CatalogueVariant[] {
  if (groups.length === 0) return product.variants;
  if (!passesItself(product, groups)) return [];
  return product.variants.filter((variant) => isLetThrough(product, variant, groups));
}

function passesItself(product: CatalogueProduct, groups: readonly FilterGroup[]): boolean {
  const [first] = product.variants;
  if (first === undefined) return false;
  return groups.every(({ ofVariant, tests }) => ofVariant || tests.some((test) => test(product, first)));
}

function isLetThrough(
  product: CatalogueProduct,
  variant: CatalogueVariant,
  groups: readonly FilterGroup[],
): boolean {
  return groups.every(({ ofVariant, tests }) => !ofVariant || tests.some((test) => test(product, variant)));
}

/** The filter id of an option's values. */
export function optionFilterId(name: string): string {
  return `filter.v.option.${name.toLowerCase()}`;
}

/** The values of a metafield: list entries, else the single value. */
export function metafieldValues(
  metafields: readonly StoredMetafield[],
  namespace: string,
  key: string,
): readonly string[] {
  const found = metafields.find((field) => field.key === key && field.namespace === namespace);
  if (found === undefined) return [];
  const known = lists.get(found);
  if (known !== undefined) return known;
  const values = found.type.startsWith('list.') ? (JSON.parse(found.value) as string[]) : [found.value];
  lists.set(found, values);
  return values;
}

/** A product's type in every language. */
function productTypesOf(product: CatalogueProduct): string[] {
  return [
    product.productType,
    ...Object.values(product.translations).flatMap(({ productType }) => productType ?? []),
  ];
}
