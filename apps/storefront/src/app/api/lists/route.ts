import { answerListCounts } from '#features/catalog/server/answer-list-counts.ts';
import { readCollection } from '#features/catalog/server/read-collection.ts';

/** The number of products in a list with the query's filters (LIST-04). */
export const GET = (request: Request) => answerListCounts(request, readCollection);
