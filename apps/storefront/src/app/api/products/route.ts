import { readCards } from '#server/commerce/read-cards.ts';
import { answerProducts } from '#server/product-cards/answer-products.ts';

/** The products of a list of numbers: favourites, recently checked (API-04). */
export const GET = (request: Request) => answerProducts(request, readCards);
