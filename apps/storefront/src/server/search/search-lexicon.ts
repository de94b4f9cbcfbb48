import type { AiTag } from '@shop/rules/product/product';
import type { SearchDictionary } from '../../content/search-dictionary';
import { foldSearchText } from './fold-search-text';

/** What a need asks of a product. */
export type NeedFacts =
  | {
      readonly kind: 'tag';
      /** Any of them. */
      readonly aiTags: readonly AiTag[];
      /** Or any of these. */
      readonly tags: readonly string[];
    }
  | { readonly kind: 'price'; readonly min: number | null; readonly max: number | null }
  | { readonly kind: 'stock' };

/** The dictionary, to look words up in; all folded. */
export interface SearchLexicon {
  readonly needs: ReadonlyMap<string, NeedFacts>;
  /** Other words for a word, itself left out. */
  readonly same: ReadonlyMap<string, readonly string[]>;
  readonly filler: ReadonlySet<string>;
  readonly everything: ReadonlySet<string>;
  /** Addresses of pages that a word leads to. */
  readonly pages: ReadonlyMap<string, readonly string[]>;
}

/** Makes the dictionary ready to be looked up in. */
export function searchLexicon(dictionary: SearchDictionary): SearchLexicon {
  const needs = new Map<string, NeedFacts>();
  for (const { aiTags, tags, words } of dictionary.needs) {
    const facts: NeedFacts =
      aiTags === undefined ? { kind: 'stock' } : { kind: 'tag', aiTags: aiTags.map(parseAiTag), tags };
    for (const word of words) needs.set(foldSearchText(word), facts);
  }
  const same = new Map<string, string[]>();
  for (const group of dictionary.same.map((words) => [...new Set(words.map(foldSearchText))])) {
    for (const word of group) {
      const known = same.get(word) ?? [];
      same.set(word, [...new Set([...known, ...group.filter((other) => other !== word)])]);
    }
  }
  const pages = new Map<string, string[]>();
  for (const { path, words } of dictionary.pages) {
    for (const word of words.map(foldSearchText)) {
      for (const each of [word, ...(same.get(word) ?? [])])
        pages.set(each, [...(pages.get(each) ?? []), path]);
    }
  }
  return {
    needs,
    same,
    pages,
    filler: new Set(dictionary.filler.map(foldSearchText)),
    everything: new Set(dictionary.everything.map(foldSearchText)),
  };
}

/** @param text `parent.child` */
function parseAiTag(text: string): AiTag {
  const [parentId = 0, childId = 0] = text.split('.').map(Number);
  return { parentId, childId };
}
