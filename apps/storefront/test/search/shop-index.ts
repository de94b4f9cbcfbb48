import { KOMORENO } from '@shop/brands/komoreno/brand';
import { SEARCH_DICTIONARY } from '@shop/brands/komoreno/search';
import { withQuestions } from '#features/content/contract/questions.ts';
import { ownPlaces } from '#features/search/server/live-search-index.ts';
import { SearchIndex } from '#features/search/server/search-index.ts';
import { searchLexicon } from '#features/search/server/search-lexicon.ts';

/** The initial index of the seed's shop: its own pages, without products. */
export function shopIndex(): SearchIndex {
  const { links, questions } = KOMORENO;
  return new SearchIndex(
    searchLexicon(withQuestions(SEARCH_DICTIONARY, questions)),
    ownPlaces({ ...links, account: 'https://platform.example/account' }, questions),
  );
}
