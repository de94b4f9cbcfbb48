import { parseSearchDictionary } from '@shop/rules/brand/search-dictionary';
import { SEARCH_CONCEPTS } from './search-concepts';
import dictionary from './search-dictionary.json' with { type: 'json' };
import { SEARCH_PHRASES } from './search-phrases';
import synonyms from './search-synonyms.json' with { type: 'json' };

/** The shop's search dictionary. */
export const SEARCH_DICTIONARY = parseSearchDictionary(dictionary, synonyms, SEARCH_PHRASES, SEARCH_CONCEPTS);
