import { readCart } from '../../cart/cart-view.ts';
import { changeCart, noSuchCart } from '../../cart/change-cart.ts';
import type { Resolvers, SubmissionErrorCode } from '../__generated__/resolvers.ts';
import { cartPayload, dependenciesOf } from '../cart-payload.ts';
import type { PlatformContext } from '../context.ts';
import { checkoutUrl } from '../shop-url.ts';

/** The first version with a code for "pay at the checkout". */
const REDIRECT_SINCE = '2025-07';

/**
 * Mutations for partner apps that pay and complete a cart without the checkout. This shop accepts payment only there: each returns the
 * unchanged cart, or the provider's error that redirects to the checkout.
 */
export const cartCompletionResolvers: Resolvers = {
  Mutation: {
    // Never read back, also at the provider; the checkout does not need it.
    cartBillingAddressUpdate: async (_root, { cartId }, context) =>
      cartPayload(await changeCart(dependenciesOf(context), cartId, (draft) => ({ draft }))),

    cartPaymentUpdate: async (_root, { cartId }, context) =>
      cartPayload(
        await changeCart(dependenciesOf(context), cartId, () => ({
          problems: [
            {
              code: 'PAYMENT_METHOD_NOT_SUPPORTED',
              field: ['payment'],
              message: 'The payment method is not supported.',
            },
          ],
        })),
      ),

    cartPrepareForCompletion: async (_root, { cartId }, context) => {
      const cart = await viewOf(cartId, context);
      if (cart === null) return { result: null, userErrors: cartPayload(noSuchCart()).userErrors };
      const errors = [{ code: 'PAYMENTS_METHOD_REQUIRED', message: 'A payment method is required.' }];
      return { result: { __typename: 'CartStatusNotReady' as const, cart, errors }, userErrors: [] };
    },

    cartSubmitForCompletion: async (_root, { cartId }, context) => {
      const cart = await viewOf(cartId, context);
      if (cart === null) return { result: null, userErrors: cartPayload(noSuchCart()).userErrors };
      return {
        result: {
          __typename: 'SubmitFailed' as const,
          checkoutUrl: checkoutUrl(cart, context),
          errors: [
            { code: submissionCode(context), message: 'The cart has to be completed at its checkout.' },
          ],
        },
        userErrors: [],
      };
    },
  },
};

function viewOf(cartId: string, { database, catalogue, now }: PlatformContext) {
  return readCart(database, cartId, { catalogue, now: now() });
}

function submissionCode({ apiVersion }: PlatformContext): SubmissionErrorCode {
  // The enumeration of the version behind the generated types lacks this code.
  return apiVersion >= REDIRECT_SINCE
    ? ('REDIRECT_TO_CHECKOUT_REQUIRED' as unknown as SubmissionErrorCode)
    : 'PAYMENTS_METHOD_UNAVAILABLE';
}
