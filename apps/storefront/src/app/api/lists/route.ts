import { answerListCounts } from '#features/catalog/server/answer-list-counts.ts';
import { readCollection } from '#features/catalog/server/read-collection.ts';

/** How many products a list would have with the filters of the query (LIST-04). */
export const GET = (request: Request) => answerListCounts(request, readCollection);
