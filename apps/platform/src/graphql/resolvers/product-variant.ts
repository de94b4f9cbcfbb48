import type { Resolvers } from '../__generated__/resolvers.ts';
import { listPage } from '../list-page.ts';
import { selectedOptions, variantTitle } from '../localized-option.ts';
import { money } from '../money.ts';

/** The shop has no bundles, subscriptions, sales by weight or pickup stores. */
export const productVariantResolvers: Resolvers = {
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
