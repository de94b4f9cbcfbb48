import { readCards } from '#server/commerce/read-cards.ts';
import { readSearch } from '#server/commerce/read-search.ts';
import { answerSuggestions } from '#server/search/answer-suggestions.ts';
import { liveSearchIndex } from '#server/search/live-search-index.ts';

/** What a search field offers while a shopper types (SEARCH-04). */
export const GET = (request: Request) =>
  answerSuggestions(request, { index: () => liveSearchIndex().current, readCards, readSearch });
