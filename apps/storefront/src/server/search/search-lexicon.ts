import type { AiTag } from '@shop/rules/product/product';
import type { SearchDictionary } from '../../content/search-dictionary';
import { foldSearchText } from './fold-search-text';
import type { Safety } from './safety-in-query';
import type { InBoth } from './search-document';

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A height in cm, both ends included; null is open. */
export interface NeededHeight {
  readonly min: number | null;
  readonly max: number | null;
  /** The length as the index knows it, where one is named: what is called so answers as well, a caster of 30cm. */
  readonly term: string | null;
}

/** What a need asks of a product. */
export type NeedFacts =
  | {
      readonly kind: 'tag';
      /** Any of them. */
      readonly aiTags: readonly AiTag[];
      /** Or any of these. */
      readonly tags: readonly string[];
      /** It is never let go: what does not meet it is not shown. */
      readonly safety?: Safety;
      /** One of these too. */
      readonly among?: readonly string[];
    }
  | ({ readonly kind: 'height' } & NeededHeight)
  | { readonly kind: 'price'; readonly min: number | null; readonly max: number | null }
  | { readonly kind: 'stock' };

/** One thing by all its words. */
export interface NamedThing {
  /** Folded. */
  readonly terms: readonly string[];
  /** The word that a page of each language says for it. */
  readonly name: InBoth<string>;
}

/** A need by all its words. */
export interface NamedNeed extends NamedThing {
  readonly facts: NeedFacts;
}

/** The dictionary, to look words up in; all folded but names and spellings. */
export interface SearchLexicon {
  /** Things and needs, to complete what is typed. */
  readonly namedThings: readonly NamedThing[];
  readonly namedNeeds: readonly NamedNeed[];
  /** A word as it is written, by the word folded. */
  readonly spellings: ReadonlyMap<string, string>;
  readonly needs: ReadonlyMap<string, NeedFacts>;
  /** What meets a need for safety; nothing that the shop knows does where it is not there. */
  readonly safety: ReadonlyMap<Safety, NeedFacts>;
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
  const namedNeeds: NamedNeed[] = [];
  const safety = new Map<Safety, NeedFacts>();
  for (const { aiTags, tags, words, ...need } of dictionary.needs) {
    const facts: NeedFacts =
      aiTags === undefined
        ? { kind: 'stock' }
        : {
            kind: 'tag',
            aiTags: aiTags.map(parseAiTag),
            tags,
            ...(need.safety && { safety: need.safety }),
            ...(need.among && { among: need.among }),
          };
    if (need.safety !== undefined) safety.set(need.safety, facts);
    for (const word of words) needs.set(foldSearchText(word), facts);
    namedNeeds.push({ ...namedThing(words), facts });
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
  const written = [...dictionary.same, ...dictionary.needs.map(({ words }) => words)].flat();
  return {
    needs,
    safety,
    same,
    pages,
    namedThings: dictionary.same.map(namedThing),
    namedNeeds,
    // The first of several spellings is the shop's own.
    spellings: new Map(written.map((word) => [foldSearchText(word), word] as const).reverse()),
    filler: new Set(dictionary.filler.map(foldSearchText)),
    everything: new Set(dictionary.everything.map(foldSearchText)),
  };
}

/** The first word names a thing on Japanese pages, the first in Roman letters on English ones. */
function namedThing(words: readonly string[]): NamedThing {
  const [ja = ''] = words;
  return {
    terms: [...new Set(words.map(foldSearchText))],
    name: { ja, en: words.find((word) => !JAPANESE.test(word)) ?? ja },
  };
}

/** @param text `parent.child` */
function parseAiTag(text: string): AiTag {
  const [parentId = 0, childId = 0] = text.split('.').map(Number);
  return { parentId, childId };
}
