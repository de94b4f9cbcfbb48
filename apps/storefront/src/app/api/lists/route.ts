import { readCollection } from '#server/commerce/read-collection.ts';
import { answerListCounts } from '#server/lists/answer-list-counts.ts';

/** How many products a list would have with the filters of the query (LIST-04). */
export const GET = (request: Request) => answerListCounts(request, readCollection);
