import { answerProducts, readCards } from '#features/product/server/read-cards.ts';

/** The products of a list of ids: favourites, recently viewed (API-04). */
export const GET = (request: Request) => answerProducts(request, readCards);
