import type {
  Resolvers,
  UserErrorsShopPayPaymentRequestSessionUserErrors,
} from '../__generated__/resolvers.ts';

const userErrors: UserErrorsShopPayPaymentRequestSessionUserErrors[] = [
  {
    __typename: 'UserErrorsShopPayPaymentRequestSessionUserErrors',
    code: 'PAYMENT_REQUEST_INVALID_INPUT',
    field: ['paymentRequest'],
    message: 'Shop Pay is not available for this shop.',
  },
];

/** Shop Pay payments, which this shop does not have. */
export const shopPayResolvers: Resolvers = {
  Mutation: {
    shopPayPaymentRequestSessionCreate: () => ({ shopPayPaymentRequestSession: null, userErrors }),
    shopPayPaymentRequestSessionSubmit: () => ({ paymentRequestReceipt: null, userErrors }),
  },
};
