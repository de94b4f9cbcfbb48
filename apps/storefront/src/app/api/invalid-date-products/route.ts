import { answerInvalidDateProducts } from '#features/delivery/server/answer-invalid-date-products.ts';
import { readIsDateUnavailable } from '#features/delivery/server/read-date-flag.ts';

/** Which products of a cart take no delivery date (API-05). */
export const GET = (request: Request) => answerInvalidDateProducts(request, readIsDateUnavailable);
