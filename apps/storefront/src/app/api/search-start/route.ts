import { readHome } from '#features/home/server/read-home.ts';
import { answerSearchStart } from '#features/search/server/answer-search-start.ts';

/** What an opened search shows before anything is typed (SEARCH-08). */
export const GET = (request: Request) => answerSearchStart(request, { readHome });
