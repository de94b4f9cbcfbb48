import { parseSearchDictionary } from '@shop/rules/brand/search-dictionary';
import dictionary from './search-dictionary.json' with { type: 'json' };

/** The words of the shop's search. */
export const SEARCH_DICTIONARY = parseSearchDictionary(dictionary);
