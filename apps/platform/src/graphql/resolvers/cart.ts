import { formatCartId, formatCartLineId } from '../../cart/cart-id.ts';
import { type CartView, preferredAddress, readCart } from '../../cart/cart-view.ts';
import { familyPlace } from '../../cart/nested-lines.ts';
import { globalId } from '../../catalogue/global-id.ts';
import { shippingDiscountOf } from '../../checkout/quote.ts';
import { findCustomer } from '../../db/repositories/customers.ts';
import { discountWarnings } from '../../discount/discount-warnings.ts';
import { spend } from '../../gift-card/gift-card.ts';
import type {
  AppliedGiftCard,
  Attribute,
  CartCost,
  CartDiscountCode,
  CountryCode,
  Resolvers,
} from '../__generated__/resolvers.ts';
import { cartDiscountAllocation } from '../cart-discount-allocation.ts';
import { cartMailingAddress } from '../mailing-address.ts';
import { money } from '../money.ts';
import { paginate } from '../paginate.ts';
import { checkoutUrl } from '../shop-url.ts';

/** QueryRoot.cart and the type Cart. */
export const cartResolvers: Resolvers = {
  QueryRoot: {
    cart: (_parent, { id }, { database, catalogue, now }) =>
      readCart(database, id, { catalogue, now: now() }),
  },
  Cart: {
    appliedGiftCards: (view) => appliedGiftCards(view),
    attribute: ({ cart }, { key }) => findAttribute(cart.attributes, key),
    attributes: ({ cart }) => cart.attributes.map(toAttribute),
    buyerIdentity: async ({ cart }, _args, { database }) => ({
      __typename: 'CartBuyerIdentity',
      countryCode: (cart.buyer.countryCode ?? cart.country) as CountryCode,
      customer: cart.buyer.customerId == null ? null : await findCustomer(database, cart.buyer.customerId),
      deliveryAddressPreferences: cart.deliveryAddresses.map(cartMailingAddress),
      email: cart.buyer.email ?? null,
      phone: cart.buyer.phone ?? null,
      preferences: preferencesOf(cart.buyer.preferences),
      purchasingCompany: null,
    }),
    checkoutUrl: (view, _args, context) => checkoutUrl(view, context),
    cost: (view) => cartCost(view),
    createdAt: ({ cart }) => cart.createdAt.toISOString(),
    delivery: (view) => view,
    deliveryGroups: (view, args) => {
      const groups = view.lines.length > 0 && preferredAddress(view.cart) !== null ? [view] : [];
      return paginate({ order: 'deliveryGroup', items: groups, keyOf: () => [1, 1] }, args, 'deliveryGroups');
    },
    discountAllocations: (view) => {
      const { applied, shipping } = view.price;
      const onShipping = shippingDiscountOf(view);
      return [
        ...(applied !== null && !applied.discount.excludesProducts
          ? [cartDiscountAllocation(applied.discount, applied.amount)]
          : []),
        ...(shipping === null || onShipping === null ? [] : [cartDiscountAllocation(shipping, onShipping)]),
      ];
    },
    discountCodes: ({ price }, _args, context) => {
      // The schema of 2025-01 has no field for the reason.
      context.discountWarnings.push(...discountWarnings(price.codes));
      return price.codes.map(
        ({ code, refusal }): CartDiscountCode => ({
          __typename: 'CartDiscountCode',
          code,
          applicable: refusal === null,
        }),
      );
    },
    estimatedCost: (view) => {
      const { checkoutChargeAmount, subtotalAmount, totalAmount } = cartCost(view);
      return {
        checkoutChargeAmount,
        subtotalAmount,
        totalAmount,
        totalDutyAmount: null,
        totalTaxAmount: null,
      };
    },
    id: ({ cart }) => formatCartId(cart),
    lines: ({ lines }, args) => paginate(orderedLines(lines), args, 'lines'),
    note: ({ cart }) => cart.note,
    totalQuantity: ({ lines }) => lines.reduce((sum, { line }) => sum + line.quantity, 0),
    updatedAt: ({ cart }) => cart.updatedAt.toISOString(),
  },
  /** The type CartLine. Its total is after line discounts, its subtotal before; neither includes cart discounts. */
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

/** The gift cards and their payment for the goods; nothing is charged before the order. */
function appliedGiftCards({ giftCards, price }: CartView): AppliedGiftCard[] {
  const uses = new Map(spend(giftCards, price.total).map(({ id, amount }) => [id, amount]));
  return giftCards.map(({ id, lastCharacters, balance }): AppliedGiftCard => {
    const [amountUsed, left] = [money(uses.get(id) ?? 0), money(balance)];
    return {
      __typename: 'AppliedGiftCard',
      amountUsed,
      amountUsedV2: amountUsed,
      balance: left,
      balanceV2: left,
      id: globalId('AppliedGiftCard', id),
      lastCharacters,
      presentmentAmountUsed: amountUsed,
    };
  });
}

/** Lines in the order they were added, nested ones after their parent. */
export function orderedLines(lines: CartView['lines']) {
  return {
    order: 'cartLine',
    items: lines,
    keyOf: ({ line, parent }: CartView['lines'][number]) => familyPlace(line, parent?.line.position),
  };
}

/** An attribute as the schema's type. */
export function toAttribute({ key, value }: { readonly key: string; readonly value: string }): Attribute {
  return { __typename: 'Attribute', key, value };
}

/** Null for an unknown key. */
export function findAttribute(
  attributes: readonly { readonly key: string; readonly value: string }[],
  key: string,
): Attribute | null {
  const found = attributes.find((attribute) => attribute.key === key);
  return found === undefined ? null : toAttribute(found);
}

/**
 * Prices include tax and exclude shipping; all are estimates until the checkout. By the schema the subtotal is after line discounts and
 * before cart discounts. The charge equals it, since no payment is deferred. The total is what
 * gift cards leave to pay: the provider's own client adds their payment to it (shopify-buy's `calculateTotalPrice`, PLAT-04).
 */
function cartCost({ giftCards, price }: CartView): CartCost {
  const paid = spend(giftCards, price.total).reduce((sum, { amount }) => sum + amount, 0);
  const subtotal = money(price.subtotal - price.lineDiscount);
  return {
    __typename: 'CartCost',
    checkoutChargeAmount: subtotal,
    subtotalAmount: subtotal,
    subtotalAmountEstimated: true,
    totalAmount: money(price.total - paid),
    totalAmountEstimated: true,
    totalDutyAmount: null,
    totalDutyAmountEstimated: true,
    totalTaxAmount: null,
    totalTaxAmountEstimated: true,
  };
}

function preferencesOf(preferences: CartView['cart']['buyer']['preferences']) {
  if (!preferences) {
    return null;
  }
  return {
    __typename: 'CartPreferences' as const,
    wallet: [...preferences.wallet],
    delivery: {
      __typename: 'CartDeliveryPreference' as const,
      coordinates: null,
      deliveryMethod: preferences.deliveryMethod as ('PICK_UP' | 'PICKUP_POINT' | 'SHIPPING')[],
      pickupHandle: [...preferences.pickupHandle],
    },
  };
}
