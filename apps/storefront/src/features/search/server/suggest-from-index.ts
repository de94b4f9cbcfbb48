import { DEFAULT_LIST_VIEW } from '@shop/rules/catalog/list-view';
import { inLanguage, type Locale, type Localized } from '@shop/rules/language';
import type { ProductCard } from '@shop/rules/product/product-card';
import { SUGGESTIONS_OF_A_KIND, type SuggestedNeed, type Suggestions } from '@shop/rules/search/suggestions';
import { needLabel } from '#features/catalog/contract/need-label.ts';
import { completeQuery, completeSlip } from './complete-query';
import { wordsOf } from './indexed-words';
import { type Findings, searchCatalogue } from './search-catalogue';
import type { PlaceDocument, ProductDocument } from './search-document';
import type { SearchIndex } from './search-index';
import type { NeedFacts } from './search-lexicon';
import { understandQuery } from './understand-query';
import { foldSearchText } from './word-forms';

/** Suggestions from the index; products have the index's data. */
interface IndexSuggestions extends Omit<Suggestions, 'products'> {
  readonly products: readonly ProductCard[];
}

/** Suggestions for a partially typed query (SEARCH-04), without any request. @param query at most as long as a keyword may be */
export function suggestFromIndex(index: SearchIndex, query: string, locale: Locale): IndexSuggestions {
  const found = searchCatalogue(index, query, DEFAULT_LIST_VIEW);
  const completed = completeQuery(index, query, locale, SUGGESTIONS_OF_A_KIND + 1);
  const isNothing =
    found.total + found.places.length + completed.keywords.length + completed.needs.length === 0;
  const correction = found.correction ?? (isNothing ? completeSlip(index, query, locale) : null);
  // Neither the field's text nor the correction above.
  const said = new Set([query, correction ?? query].map(plain));
  const keywords = completed.keywords.filter((keyword) => !said.has(plain(keyword)));
  // The prefix of a word may find nothing although the word does.
  const meant = isNothing ? correction : (keywords[0] ?? null);
  const shown =
    found.total === 0 && meant !== null ? searchCatalogue(index, meant, DEFAULT_LIST_VIEW) : found;
  const searched = shown === found ? query : (meant ?? query);
  const isUnchecked = shown.unchecked.some(({ words }) => words.length === 0);
  const places = (isOf: (kind: PlaceDocument['kind']) => boolean) =>
    shown.places
      .filter(({ kind, path }) => isOf(kind) && path.startsWith('/'))
      .slice(0, SUGGESTIONS_OF_A_KIND);
  return {
    correction,
    keywords: keywords.slice(0, SUGGESTIONS_OF_A_KIND),
    needs: [
      ...understoodNeeds(index, query, found, locale),
      ...completed.needs.map(({ before, text, facts }) => suggestedNeed(before, { text, facts }, locale)),
    ]
      .filter(({ label }, at, all) => all.findIndex((other) => other.label === label) === at)
      .slice(0, SUGGESTIONS_OF_A_KIND),
    // Unchecked products need a notice, which suggestions do not have.
    products: isUnchecked
      ? []
      : begunFirst(shown.products, query, locale, index)
          .slice(0, SUGGESTIONS_OF_A_KIND)
          .map(({ card }) => inLanguage(card, locale)),
    collections: places((kind) => !isToRead(kind))
      .map(({ kind, path, title }) => ({
        title: inLanguage(title, locale),
        path,
        isCategory: kind === 'category',
        isNamed: kind === 'category' && isNamed(title, searched, index),
      }))
      .sort((one, other) => Number(other.isNamed) - Number(one.isNamed)),
    all: isUnchecked || shown.total === 0 ? null : { keyword: searched, total: shown.total },
    pages: places(isToRead).map(({ path, title }) => ({ title: inLanguage(title, locale), path })),
  };
}

/** Products with a word that starts with the typed text precede those that contain it: for もん モンステラ before レモン. */
function begunFirst(
  products: readonly ProductDocument[],
  query: string,
  locale: Locale,
  { vocabulary }: SearchIndex,
): readonly ProductDocument[] {
  const term = foldSearchText(query);
  const kana = vocabulary.toKana(term);
  const begins = ({ card }: ProductDocument) =>
    [card.ja.title, inLanguage(card, locale).title]
      .flatMap(wordsOf)
      .some(({ word }) => word.startsWith(term) || (kana !== null && word.startsWith(kana)));
  return [...products.filter(begins), ...products.filter((product) => !begins(product))];
}

/** Whether a query is a category's name, a synonym, or a prefix of it: 多肉, succulent. */
function isNamed(title: Localized<string>, query: string, { lexicon, vocabulary }: SearchIndex): boolean {
  const term = foldSearchText(query);
  const names = [title.ja, title.en].map(foldSearchText);
  const { tokens, needs } = understandQuery(query, lexicon, vocabulary);
  const [token] = needs.length === 0 && tokens.length === 1 ? tokens : [];
  const said = token === undefined ? [] : [token.term, ...token.same];
  return names.some((name) => (term !== '' && name.startsWith(term)) || said.includes(name));
}

/** Each need of a query with its words. */
function understoodNeeds(
  index: SearchIndex,
  query: string,
  { needs, dropped }: Findings,
  locale: Locale,
): SuggestedNeed[] {
  const { tokens } = understandQuery(query, index.lexicon, index.vocabulary);
  const words = tokens
    .filter(({ text }) => !dropped.includes(text))
    .map(({ text, correction }) => (correction === null ? text : index.spell(correction)))
    .join(' ');
  return needs.map((need) => suggestedNeed(words, need, locale));
}

function suggestedNeed(
  words: string,
  need: { readonly text: string; readonly facts: NeedFacts },
  locale: Locale,
): SuggestedNeed {
  const beside = (text: string) => (words === '' ? text : `${words} ${text}`);
  return { keyword: beside(need.text), label: beside(needLabel(need, locale)) };
}

function isToRead(kind: PlaceDocument['kind']): boolean {
  return kind === 'help' || kind === 'article';
}

/** Normalised width and case. */
function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim();
}
