import type { SearchDictionary } from '@shop/rules/brand/search-dictionary';
import type { AiTag } from '@shop/rules/product/product';
import { FUNCTION_WORDS } from './english-forms';
import { foldSearchText } from './fold-search-text';
import { isDenied, JAPANESE_FUNCTION_WORDS, stemOfVerb, verbOfNoun } from './japanese-forms';
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
  /** Needs by the kanji that their words begin with, as verbs and adjectives are inflected; null for several needs. */
  readonly stems: ReadonlyMap<string, NeedFacts | null>;
  /** The same of words that deny what the verb says: 枯れない, 枯れにくい. Only forms that deny it too are forms of them. */
  readonly deniedStems: ReadonlyMap<string, NeedFacts | null>;
  /** Things whose lack is a need. */
  readonly lacks: readonly { readonly thing: string; readonly facts: NeedFacts }[];
  /** Words that say nothing beside a need. */
  readonly implied: ReadonlyMap<NeedFacts, readonly string[]>;
  /** Child ids of AI tags that say nearly what a word does. */
  readonly wider: ReadonlyMap<string, ReadonlySet<number>>;
  /** What meets a need for safety; nothing that the shop knows does where it is not there. */
  readonly safety: ReadonlyMap<Safety, NeedFacts>;
  /** Other words for a word, itself left out. */
  readonly same: ReadonlyMap<string, readonly string[]>;
  /** Words that name a thing. */
  readonly names: ReadonlySet<string>;
  readonly filler: ReadonlySet<string>;
  /** Kanji of the verbs and adjectives among them, whose forms say as little. */
  readonly fillerStems: ReadonlySet<string>;
  /** Names of things by the verb that they are made of: 贈 is 贈り物. */
  readonly verbs: ReadonlyMap<string, string>;
  readonly everything: ReadonlySet<string>;
  /** Questions that pages answer, each by its parts, folded. */
  readonly troubles: readonly { readonly path: string; readonly parts: readonly string[] }[];
  /** The same of single questions of a page, which come after pages and take nothing away from products. */
  readonly questions: readonly { readonly path: string; readonly parts: readonly string[] }[];
  /** Addresses of pages that a word leads to. */
  readonly pages: ReadonlyMap<string, readonly string[]>;
}

/** Makes the dictionary ready to be looked up in. */
export function searchLexicon(dictionary: SearchDictionary): SearchLexicon {
  const needs = new Map<string, NeedFacts>();
  const namedNeeds: NamedNeed[] = [];
  const safety = new Map<Safety, NeedFacts>();
  const lacks: { thing: string; facts: NeedFacts }[] = [];
  const implied = new Map<NeedFacts, readonly string[]>();
  const [stems, deniedStems] = [new Map<string, NeedFacts | null>(), new Map<string, NeedFacts | null>()];
  for (const { aiTags, tags, words, ...need } of dictionary.needs) {
    const facts: NeedFacts =
      need.stock !== undefined
        ? { kind: 'stock' }
        : {
            kind: 'tag',
            aiTags: (aiTags ?? []).map(parseAiTag),
            tags,
            ...(need.safety && { safety: need.safety }),
            ...(need.among && { among: need.among }),
          };
    if (need.safety !== undefined) safety.set(need.safety, facts);
    for (const word of words) needs.set(foldSearchText(word), facts);
    for (const thing of need.lack ?? []) lacks.push({ thing: thing.normalize('NFKC'), facts });
    for (const word of need.implies ?? [])
      implied.set(facts, [...(implied.get(facts) ?? []), foldSearchText(word)]);
    for (const word of words) addStem(isDenied(word) ? deniedStems : stems, word, facts);
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
  const asked = dictionary.pages.flatMap(({ path, troubles = [] }) =>
    troubles.map((trouble) => ({ path, parts: trouble.split(' ').map(foldSearchText) })),
  );
  const names = new Set(same.keys());
  addSynonyms(dictionary, { needs, same, pages, names });
  const written = [...dictionary.same, ...dictionary.needs.map(({ words }) => words)].flat();
  const wider = new Map(
    dictionary.wider.flatMap(({ aiTags, words }) =>
      words.map(
        (word) => [foldSearchText(word), new Set(aiTags.map((tag) => parseAiTag(tag).childId))] as const,
      ),
    ),
  );
  return {
    needs,
    stems,
    deniedStems,
    lacks,
    implied,
    wider,
    safety,
    same,
    names,
    pages,
    troubles: asked.filter(({ path }) => !path.includes('#')),
    questions: asked.filter(({ path }) => path.includes('#')),
    namedThings: dictionary.same.map(namedThing),
    namedNeeds,
    // The first of several spellings is the shop's own.
    spellings: new Map(written.map((word) => [foldSearchText(word), word] as const).reverse()),
    filler: new Set(
      [...FUNCTION_WORDS, ...JAPANESE_FUNCTION_WORDS.map(foldSearchText)]
        .filter((word) => !(pages.has(word) || needs.has(word) || same.has(word)))
        .concat(dictionary.filler.map(foldSearchText)),
    ),
    fillerStems: new Set(
      [...JAPANESE_FUNCTION_WORDS, ...dictionary.filler].flatMap((word) => stemOfVerb(word) ?? []),
    ),
    verbs: new Map(
      dictionary.same
        .flat()
        // What the shop does is asked of its pages: お届け.
        .filter((word) => !word.startsWith('お') || !pages.has(foldSearchText(word)))
        .flatMap((word) => {
          const verb = verbOfNoun(word) ?? (word.endsWith('た') ? stemOfVerb(word) : null);
          return verb === null ? [] : [[verb, foldSearchText(word)] as const];
        }),
    ),
    everything: new Set(dictionary.everything.map(foldSearchText)),
  };
}

/** Words of the maintained dictionary mean what the shop's own word beside them means. */
function addSynonyms(
  { synonyms, filler, everything }: SearchDictionary,
  lexicon: {
    readonly needs: Map<string, NeedFacts>;
    readonly same: Map<string, string[]>;
    readonly pages: Map<string, string[]>;
    readonly names: Set<string>;
  },
): void {
  const { needs, same, pages, names } = lexicon;
  const said = new Set([...filler, ...everything].map(foldSearchText));
  for (const group of synonyms.map((words) => [...new Set(words.map(foldSearchText))])) {
    const own = group.find((word) => needs.has(word)) ?? group.find((word) => names.has(word));
    const facts = own && needs.get(own);
    const meant = own === undefined ? group : [own, ...(same.get(own) ?? [])];
    for (const word of group) {
      if (needs.has(word) || names.has(word) || said.has(word)) continue;
      if (facts) needs.set(word, facts);
      else
        same.set(
          word,
          meant.filter((other) => other !== word),
        );
      if (own !== undefined && names.has(own)) names.add(word);
      const led = own === undefined ? undefined : pages.get(own);
      if (led) pages.set(word, led);
    }
  }
}

/** 暗い is the stem 暗. */
function addStem(stems: Map<string, NeedFacts | null>, word: string, facts: NeedFacts): void {
  const [, stem] = /^([\p{Script=Han}々]{1,2})\p{Script=Hiragana}+$/u.exec(word) ?? [];
  if (stem === undefined) return;
  const known = stems.get(stem);
  stems.set(stem, known === undefined || known === facts ? facts : null);
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
