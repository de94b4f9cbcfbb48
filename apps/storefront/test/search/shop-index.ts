import { KOMORENO } from '@shop/brands/komoreno/brand';
import { SEARCH_DICTIONARY } from '@shop/brands/komoreno/search';
import { withQuestions } from '#features/content/contract/questions.ts';
import { ownPlaces } from '#features/search/server/live-search-index.ts';
import { SearchIndex } from '#features/search/server/search-index.ts';
import { searchLexicon } from '#features/search/server/search-lexicon.ts';

/** An index as the shop of the seed begins with: its own pages, and no product yet. */
export function shopIndex(): SearchIndex {
  const { links, questions } = KOMORENO;
  return new SearchIndex(
    searchLexicon(withQuestions(SEARCH_DICTIONARY, questions)),
    ownPlaces(links, questions),
  );
}
