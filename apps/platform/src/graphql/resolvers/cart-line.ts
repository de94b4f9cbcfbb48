import { formatCartLineId } from '../../cart/cart-line-id.ts';
import type { Resolvers } from '../__generated__/resolvers.ts';
import { cartDiscountAllocation } from '../cart-discount-allocation.ts';
import { money } from '../money.ts';
import { findAttribute, toAttribute } from './cart.ts';

/** The type CartLine. Its totals are before discounts: codes are taken off the whole, and told as allocations. */
export const cartLineResolvers: Resolvers = {
  CartLine: {
    attribute: ({ line }, { key }) => findAttribute(line.attributes, key),
    attributes: ({ line }) => line.attributes.map(toAttribute),
    cost: ({ variant, subtotal }) => ({
      __typename: 'CartLineCost',
      amountPerQuantity: money(variant.price),
      compareAtAmountPerQuantity: variant.compareAtPrice === null ? null : money(variant.compareAtPrice),
      subtotalAmount: money(subtotal),
      totalAmount: money(subtotal),
    }),
    discountAllocations: ({ applied, discount }) =>
      applied?.excludesProducts && discount > 0 ? [cartDiscountAllocation(applied, discount)] : [],
    estimatedCost: ({ variant, subtotal }) => ({
      __typename: 'CartLineEstimatedCost',
      amount: money(variant.price),
      compareAtAmount: variant.compareAtPrice === null ? null : money(variant.compareAtPrice),
      subtotalAmount: money(subtotal),
      totalAmount: money(subtotal),
    }),
    id: ({ cart, line }) => formatCartLineId(line.id, cart.token),
    merchandise: ({ variant }) => variant,
    quantity: ({ line }) => line.quantity,
    sellingPlanAllocation: () => null,
  },
};
