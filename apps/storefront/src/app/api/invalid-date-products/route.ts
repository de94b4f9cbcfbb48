import {
  answerInvalidDateProducts,
  readIsDateUnavailable,
} from '#features/delivery/server/answer-invalid-date-products.ts';

/** Which products of a cart take no delivery date (API-05). */
export const GET = (request: Request) => answerInvalidDateProducts(request, readIsDateUnavailable);
