import { readCards } from '#features/product/server/read-cards.ts';
import { answerSuggestions } from '#features/search/server/answer-suggestions.ts';
import { liveSearchIndex } from '#features/search/server/live-search-index.ts';
import { readSearch } from '#features/search/server/read-search.ts';

/** Suggestions of a search field while a shopper types (SEARCH-04). */
export const GET = (request: Request) =>
  answerSuggestions(request, { index: () => liveSearchIndex().current, readCards, readSearch });
