import { readCards } from '../../../server/commerce/read-cards';
import { answerProducts } from '../../../server/product-cards/answer-products';

/** The products of a list of numbers: favourites, recently checked (API-04). */
export const GET = (request: Request) => answerProducts(request, readCards);
