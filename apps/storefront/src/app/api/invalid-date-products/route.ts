import {
  answerInvalidDateProducts,
  readIsDateUnavailable,
} from '#features/delivery/server/answer-invalid-date-products.ts';

/** The products of a cart that allow no delivery date (API-05). */
export const GET = (request: Request) => answerInvalidDateProducts(request, readIsDateUnavailable);
