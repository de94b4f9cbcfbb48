import type { Catalogue } from '../catalogue/catalogue.ts';
import { escapeHtml } from '../catalogue/escape-html.ts';
import { foldText } from '../search/fold-text.ts';
import type { SearchQuerySuggestion } from './__generated__/resolvers.ts';
import type { PlatformContext } from './context.ts';

/**
 * Completions while the shopper types: names of kinds, tags, collections and Latin names that contain the typed text, those with the most
 * products first. `styledText` marks the typed text.
 */
export function querySuggestions(
  query: string,
  { catalogue, language }: PlatformContext,
): Pick<SearchQuerySuggestion, 'text' | 'styledText'>[] {
  const typed = foldText(query).trim();
  if (typed === '') return [];
  const found = [...vocabulary(catalogue, language)].filter(([text]) => {
    const folded = foldText(text);
    return folded.startsWith(typed) || (folded.includes(typed) && /[^\x20-\x7e]/.test(typed));
  });
  const rank = (text: string) => (foldText(text).startsWith(typed) ? 0 : 1);
  found.sort(
    ([left, leftCount], [right, rightCount]) =>
      rank(left) - rank(right) || rightCount - leftCount || left.localeCompare(right, 'ja'),
  );
  return found.map(([text]) => ({ text, styledText: marked(text, typed) }));
}

/** Number of products per word. */
function vocabulary(catalogue: Catalogue, language: string): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (text: string | undefined) => {
    if (text) counts.set(text, (counts.get(text) ?? 0) + 1);
  };
  for (const product of catalogue.products) {
    const latinName = product.metafields.find(({ key }) => key === 'latin_name')?.value;
    count(latinName);
    const translation = product.translations[language];
    if (translation !== undefined) {
      count(translation['title']);
      count(translation['productType']);
    } else for (const word of new Set([...product.tags, product.productType])) count(word);
  }
  return counts;
}

function marked(text: string, typed: string): string {
  const start = foldText(text).indexOf(typed);
  // Folding may change lengths (half-width kana); then nothing is marked, to avoid wrong letters.
  if (start < 0 || foldText(text).length !== text.length) return `<span>${escapeHtml(text)}</span>`;
  const end = start + typed.length;
  const before = text.slice(0, start);
  const after = text.slice(end);
  return [
    before && `<span>${escapeHtml(before)}</span>`,
    `<mark>${escapeHtml(text.slice(start, end))}</mark>`,
    after && `<span>${escapeHtml(after)}</span>`,
  ].join('');
}
