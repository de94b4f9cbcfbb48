import { readHome } from '#features/home/server/read-home.ts';
import { answerSearchStart } from '#features/search/server/answer-search-start.ts';

/** Content of an opened search before any input (SEARCH-08). */
export const GET = (request: Request) => answerSearchStart(request, { readHome });
