import { formatCartLineId } from '../../cart/cart-id.ts';
import type { Resolvers } from '../__generated__/resolvers.ts';
import { cartDiscountAllocation } from '../cart-discount-allocation.ts';
import { money } from '../money.ts';
import { findAttribute, toAttribute } from './cart.ts';

/** The type CartLine. Its total is after line discounts, its subtotal before; neither includes cart discounts. */
export const cartLineResolvers: Resolvers = {
  CartLine: {
    attribute: ({ line }, { key }) => findAttribute(line.attributes, key),
    attributes: ({ line }) => line.attributes.map(toAttribute),
    cost: ({ variant, subtotal, lineDiscount }) => ({
      __typename: 'CartLineCost',
      amountPerQuantity: money(variant.price),
      compareAtAmountPerQuantity: variant.compareAtPrice === null ? null : money(variant.compareAtPrice),
      subtotalAmount: money(subtotal),
      totalAmount: money(subtotal - lineDiscount),
    }),
    discountAllocations: ({ applied, lineDiscount }) =>
      applied !== null && lineDiscount > 0 ? [cartDiscountAllocation(applied, lineDiscount)] : [],
    estimatedCost: ({ variant, subtotal, lineDiscount }) => ({
      __typename: 'CartLineEstimatedCost',
      amount: money(variant.price),
      compareAtAmount: variant.compareAtPrice === null ? null : money(variant.compareAtPrice),
      subtotalAmount: money(subtotal),
      totalAmount: money(subtotal - lineDiscount),
    }),
    id: ({ cart, line }) => formatCartLineId(line.id, cart.token),
    merchandise: ({ variant }) => variant,
    quantity: ({ line }) => line.quantity,
    sellingPlanAllocation: () => null,
  },
};
