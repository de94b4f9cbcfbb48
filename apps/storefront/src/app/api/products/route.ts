import { answerProducts, readCards } from '#features/product/server/read-cards.ts';

/** The products of a list of numbers: favourites, recently checked (API-04). */
export const GET = (request: Request) => answerProducts(request, readCards);
