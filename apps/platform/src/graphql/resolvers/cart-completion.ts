import { changeCart, noSuchCart } from '../../cart/change-cart.ts';
import { readCart } from '../../cart/read-cart.ts';
import type { Resolvers, SubmissionErrorCode } from '../__generated__/resolvers.ts';
import { cartPayload, dependenciesOf } from '../cart-payload.ts';
import { checkoutUrl } from '../checkout-url.ts';
import type { PlatformContext } from '../context.ts';

/** The version that has a word for "pay at the checkout". */
const REDIRECT_SINCE = '2025-07';

/**
 * The mutations by which apps of the provider's partners pay and complete a cart without its checkout. This shop is paid at its checkout alone:
 * each answers with the cart as it is, or says in the provider's words that the shopper has to go there.
 */
export const cartCompletionResolvers: Resolvers = {
  Mutation: {
    // Nobody reads it back, at the provider neither; the checkout asks for none.
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
  // The enumeration of the version that types are generated of has no such word.
  return apiVersion >= REDIRECT_SINCE
    ? ('REDIRECT_TO_CHECKOUT_REQUIRED' as unknown as SubmissionErrorCode)
    : 'PAYMENTS_METHOD_UNAVAILABLE';
}
