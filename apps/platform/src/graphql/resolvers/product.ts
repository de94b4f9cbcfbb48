import { globalId } from '../../catalogue/global-id.ts';
import { plainText } from '../../catalogue/html-text.ts';
import type { CatalogueImage } from '../../catalogue/image.ts';
import type { CatalogueProduct, CatalogueVariant } from '../../catalogue/product.ts';
import { lowestPrice } from '../../catalogue/product-order.ts';
import type { Resolvers } from '../__generated__/resolvers.ts';
import type { PlatformContext } from '../context.ts';
import { localized } from '../localized.ts';
import { optionName, optionValue, selectedOptions, variantTitle } from '../localized-option.ts';
import type { MediaImageModel, ProductOptionModel, ProductOptionValueModel } from '../models.ts';
import { money } from '../money.ts';
import { listPage } from '../paginate.ts';
import { productFacets } from '../product-facets.ts';
import { adjacentVariants, selectVariant } from '../select-variant.ts';
import { shopUrl } from '../shop-url.ts';
import { trackingParameters } from '../tracking-parameters.ts';

type Tree = Map<number, Tree>;

/**
 * Encodes which combinations of option values exist among `variants`, in the provider's compact notation: `v1_0:0-2,1:1,` means value 0 of
 * the first option with values 0 to 2 of the second, and value 1 with value 1. The schema's description of `encodedVariantExistence`
 * defines it.
 */
export function encodeVariants(product: CatalogueProduct, variants: readonly CatalogueVariant[]): string {
  const tree: Tree = new Map();
  for (const variant of variants) {
    let branch = tree;
    for (const option of product.options) {
      const chosen = variant.selectedOptions.find(({ name }) => name === option.name)?.value;
      const index = option.values.findIndex(({ name }) => name === chosen);
      const next = branch.get(index) ?? new Map();
      branch.set(index, next);
      branch = next;
    }
  }
  return `v1_${encode(tree, product.options.length)}`;
}

/** An inner branch ends with a comma after each value's combinations; the last option is a list of numbers and ranges. */
function encode(tree: Tree, depth: number): string {
  const indexes = [...tree.keys()].sort((left, right) => left - right);
  if (depth <= 1) return ranges(indexes);
  return indexes.map((index) => `${index}:${encode(tree.get(index) ?? new Map(), depth - 1)},`).join('');
}

function ranges(indexes: readonly number[]): string {
  const parts: string[] = [];
  for (let start = 0; start < indexes.length; ) {
    let end = start;
    while (indexes[end + 1] === (indexes[end] ?? 0) + 1) end += 1;
    parts.push(start === end ? `${indexes[start]}` : `${indexes[start]}-${indexes[end]}`);
    start = end + 1;
  }
  return parts.join(' ');
}

const SUMMARY = 320;

export const productResolvers: Resolvers = {
  Product: {
    title: (product, _args, context) => localized(product, 'title', product.title, context),
    productType: (product, _args, context) => localized(product, 'productType', product.productType, context),
    description: (product, { truncateAt }, context) => plainText(descriptionOf(product, context), truncateAt),
    descriptionHtml: (product, _args, context) => descriptionOf(product, context),
    availableForSale: (product, _args, { catalogue }) => catalogue.isProductAvailable(product),
    totalInventory: ({ variants }, _args, { catalogue }) =>
      variants.reduce((sum, { numericId }) => sum + catalogue.available(numericId), 0),
    priceRange: (product) =>
      range(
        product.variants.map(({ price }) => price),
        lowestPrice(product),
      ),
    compareAtPriceRange: ({ variants }) => {
      // The provider returns 0 for a product without a sale price.
      const prices = variants.flatMap(({ compareAtPrice }) => compareAtPrice ?? []);
      return range(prices, Math.min(...prices));
    },
    featuredImage: ({ images }) => images[0] ?? null,
    images: ({ images }, args) => listPage(images, args, 'images'),
    media: ({ images }, args) => listPage(images.map(mediaImageOf), args, 'media'),
    options: (product, { first }) =>
      product.options
        .slice(0, first ?? undefined)
        .map((option): ProductOptionModel => ({ ...option, __typename: 'ProductOption', product })),
    variants: ({ variants }, args) => {
      const sorted = [...variants].sort(variantOrders[args.sortKey] ?? variantOrders.POSITION);
      return listPage(sorted, args, 'variants');
    },
    variantsCount: ({ variants }) => ({ count: variants.length, precision: 'EXACT' }),
    variantBySelectedOptions: (product, args) =>
      selectVariant(product, args.selectedOptions, strictness(args)),
    selectedOrFirstAvailableVariant: (product, args, { catalogue }) =>
      selectVariant(product, args.selectedOptions ?? [], strictness(args)) ??
      firstAvailable(product, (variant) => catalogue.isAvailable(variant.numericId)),
    adjacentVariants: (product, args, { catalogue }) => {
      const chosen =
        args.selectedOptions ??
        firstAvailable(product, (variant) => catalogue.isAvailable(variant.numericId))?.selectedOptions ??
        [];
      return adjacentVariants(product, chosen, strictness(args));
    },
    encodedVariantExistence: (product) => encodeVariants(product, product.variants),
    encodedVariantAvailability: (product, _args, { catalogue }) =>
      encodeVariants(
        product,
        product.variants.filter(({ numericId }) => catalogue.isAvailable(numericId)),
      ),
    collections: (product, args, { catalogue }) => ({
      ...listPage(catalogue.collectionsOf(product), args, 'collections'),
      totalCount: String(catalogue.collectionsOf(product).length),
    }),
    seo: (product, _args, context) => ({
      title: localized(product, 'title', product.title, context),
      description: plainText(descriptionOf(product, context), SUMMARY),
    }),
    onlineStoreUrl: ({ handle }, _args, context) => shopUrl(`/products/${handle}`, context),
    category: () => null,
    isGiftCard: () => false,
    requiresSellingPlan: () => false,
    sellingPlanGroups: (_product, args) => listPage([], args, 'sellingPlanGroups'),
    trackingParameters,
  },
  ProductConnection: {
    filters: ({ filterBase }, _args, context) =>
      filterBase === null ? [] : productFacets(filterBase, context),
  },
  ProductOption: {
    id: ({ id }) => `gid://shopify/ProductOption/${id}`,
    name: ({ product, name }, _args, context) => optionName(product, name, context),
    values: ({ product, name, values }, _args, context) =>
      values.map((value) => optionValue(product, name, value.name, context)),
    optionValues: (option) =>
      option.values.map(
        (value): ProductOptionValueModel => ({
          __typename: 'ProductOptionValue',
          numericId: value.id,
          name: value.name,
          option,
          product: option.product,
        }),
      ),
  },
  ProductOptionValue: {
    id: ({ numericId }) => `gid://shopify/ProductOptionValue/${numericId}`,
    name: ({ product, option, name }, _args, context) => optionValue(product, option.name, name, context),
    swatch: () => null,
    firstSelectableVariant: ({ product, option, name }) =>
      product.variants.find(({ selectedOptions }) =>
        selectedOptions.some((chosen) => chosen.name === option.name && chosen.value === name),
      ) ?? null,
  },
  /** The shop has no bundles, subscriptions, sales by weight or pickup stores. */
  ProductVariant: {
    title: (variant, _args, context) => variantTitle(variant, context),
    selectedOptions: (variant, _args, context) =>
      selectedOptions(variant, context).map((option) => ({ __typename: 'SelectedOption', ...option })),
    availableForSale: ({ numericId }, _args, { catalogue }) => catalogue.isAvailable(numericId),
    quantityAvailable: ({ numericId }, _args, { catalogue }) => catalogue.available(numericId),
    currentlyNotInStock: ({ numericId }, _args, { catalogue }) =>
      catalogue.available(numericId) <= 0 && catalogue.isAvailable(numericId),
    price: ({ price }) => money(price),
    priceV2: ({ price }) => money(price),
    compareAtPrice: ({ compareAtPrice }) => (compareAtPrice === null ? null : money(compareAtPrice)),
    compareAtPriceV2: ({ compareAtPrice }) => (compareAtPrice === null ? null : money(compareAtPrice)),
    barcode: () => null,
    components: (_variant, args) => listPage([], args, 'components'),
    groupedBy: (_variant, args) => listPage([], args, 'groupedBy'),
    quantityPriceBreaks: (_variant, args) => listPage([], args, 'quantityPriceBreaks'),
    quantityRule: () => ({ minimum: 1, maximum: null, increment: 1 }),
    requiresComponents: () => false,
    requiresShipping: () => true,
    sellingPlanAllocations: (_variant, args) => listPage([], args, 'sellingPlanAllocations'),
    shopPayInstallmentsPricing: () => null,
    storeAvailability: (_variant, args) => listPage([], args, 'storeAvailability'),
    taxable: () => true,
    unitPrice: () => null,
    unitPriceMeasurement: () => null,
    weight: () => null,
    weightUnit: () => 'KILOGRAMS',
  },
};

function descriptionOf(product: CatalogueProduct, context: PlatformContext): string {
  return localized(product, 'descriptionHtml', product.descriptionHtml, context);
}

/** A product image as media: its id is the image's. */
function mediaImageOf(image: CatalogueImage): MediaImageModel {
  return { __typename: 'MediaImage', id: globalId('MediaImage', image.id), image };
}

type VariantOrder = (left: CatalogueVariant, right: CatalogueVariant) => number;

const byPosition: VariantOrder = (left, right) => left.position - right.position;
const variantOrders: Readonly<Record<string, VariantOrder>> & { readonly POSITION: VariantOrder } = {
  ID: (left, right) => left.numericId - right.numericId,
  POSITION: byPosition,
  RELEVANCE: byPosition,
  SKU: (left, right) => left.sku.localeCompare(right.sku) || byPosition(left, right),
  TITLE: (left, right) => left.title.localeCompare(right.title, 'ja') || byPosition(left, right),
};

function range(prices: readonly number[], lowest: number) {
  return {
    minVariantPrice: money(prices.length === 0 ? 0 : lowest),
    maxVariantPrice: money(prices.reduce((highest, price) => Math.max(highest, price), 0)),
  };
}

function strictness(args: { caseInsensitiveMatch?: boolean | null; ignoreUnknownOptions?: boolean | null }) {
  return {
    caseInsensitive: args.caseInsensitiveMatch === true,
    ignoreUnknown: args.ignoreUnknownOptions === true,
  };
}

function firstAvailable(
  product: CatalogueProduct,
  isAvailable: (variant: CatalogueVariant) => boolean,
): CatalogueVariant | null {
  return product.variants.find(isAvailable) ?? product.variants[0] ?? null;
}
