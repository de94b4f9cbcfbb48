import { readIsDateUnavailable } from '#server/commerce/read-date-flag.ts';
import { answerInvalidDateProducts } from '#server/delivery/answer-invalid-date-products.ts';

/** Which products of a cart take no delivery date (API-05). */
export const GET = (request: Request) => answerInvalidDateProducts(request, readIsDateUnavailable);
