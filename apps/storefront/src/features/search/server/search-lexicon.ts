import type { SearchDictionary } from '@shop/rules/brand/search-dictionary';
import { readSearchFact } from '@shop/rules/brand/search-fact';
import type { Safety } from '@shop/rules/brand/search-phrases';
import type { Localized } from '@shop/rules/language';
import type { AiTag } from '@shop/rules/product/product';
import { wordsOfPoint } from './compass-words';
import { type MixedSpellings, mixedSpellings } from './mixed-spellings';
import {
  CLAIM_MARK,
  FUNCTION_WORDS,
  foldSearchText,
  inflectionOf,
  isDenied,
  JAPANESE_FUNCTION_WORDS,
  stemOfVerb,
  verbOfNoun,
} from './word-forms';

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A height in cm, inclusive; null is open. */
export interface NeededHeight {
  readonly min: number | null;
  readonly max: number | null;
  /** The length as an index term, if the query names one: items with it in their name match too, a caster of 30cm. */
  readonly term: string | null;
}

/** The conditions of a need on a product. */
export type NeedFacts =
  | {
      readonly kind: 'tag';
      /** Any of them. */
      readonly aiTags: readonly AiTag[];
      /** Or any of these. */
      readonly tags: readonly string[];
      /** A safety need is never dropped: products that do not meet it are hidden. */
      readonly safety?: Safety;
      /** A place or an occasion. */
      readonly isUse?: true;
      /** Beside other conditions it only ranks. */
      readonly isMild?: true;
      /** Claims of the phrases that suit it best. */
      readonly prefers?: readonly string[];
      /** Facts that suit it better, or less behind a minus. */
      readonly ranks?: readonly string[];
      /** Or what has one of these names, folded. */
      readonly names?: readonly string[];
      /** Or what makes one of these claims, as index terms. */
      readonly claims?: readonly string[];
      /** And one of these. */
      readonly among?: readonly string[];
    }
  | ({ readonly kind: 'height' } & NeededHeight)
  | {
      readonly kind: 'price';
      readonly min: number | null;
      readonly max: number | null;
      readonly isBudget?: true;
      /** The amount in yen that prices should be near. */
      readonly about?: number;
    }
  | { readonly kind: 'stock' }
  /** What withstands this temperature in °C or a lower one. */
  | { readonly kind: 'cold'; readonly max: number };

/** A thing with all its words. */
export interface NamedThing {
  /** Folded. */
  readonly terms: readonly string[];
  /** Its word on pages of each language. */
  readonly name: Localized<string>;
}

/** A need with all its words. */
export interface NamedNeed extends NamedThing {
  readonly facts: NeedFacts;
}

/** A question that a page answers: a query has one of the folded words of each part. */
interface Trouble {
  readonly path: string;
  readonly parts: readonly (readonly string[])[];
}

/** The dictionary as lookup tables; all folded except names and spellings. */
export interface SearchLexicon {
  /** Things and needs, for completion. */
  readonly namedThings: readonly NamedThing[];
  readonly namedNeeds: readonly NamedNeed[];
  /** The original spelling by folded word. */
  readonly spellings: ReadonlyMap<string, string>;
  readonly needs: ReadonlyMap<string, NeedFacts>;
  /** Needs by the initial kanji of their words, as verbs and adjectives are inflected; null for several needs. */
  readonly stems: ReadonlyMap<string, NeedFacts | null>;
  /** Needs by their words without the last kana, which tells a form of 育てやすい from one of 育てる. */
  readonly bases: ReadonlyMap<string, NeedFacts>;
  /** The same for negated verbs: 枯れない, 枯れにくい. They match only negated forms. */
  readonly deniedStems: ReadonlyMap<string, NeedFacts | null>;
  /** Things whose lack is a need. */
  readonly lacks: readonly { readonly thing: string; readonly facts: NeedFacts }[];
  /** Words that a need makes redundant. */
  readonly implied: ReadonlyMap<NeedFacts, readonly string[]>;
  /** Child ids of AI tags that are nearly equal to a word. */
  readonly wider: ReadonlyMap<string, ReadonlySet<number>>;
  /** Child ids of the AI tags for sizes, smallest first. */
  readonly sizes: readonly number[];
  /** The unit of sizes, and the AI tags of each range, the smallest first; null without one. */
  readonly sizeRanges: {
    readonly unit: string;
    readonly ranges: readonly { readonly upTo: number; readonly aiTags: readonly AiTag[] }[];
  } | null;
  /** Other counters of goods by a counter. */
  readonly counters: ReadonlyMap<string, readonly string[]>;
  /** Tags that meet a safety need; without an entry no product meets it. */
  readonly safety: ReadonlyMap<Safety, NeedFacts>;
  /** Synonyms of a word, without itself. */
  readonly same: ReadonlyMap<string, readonly string[]>;
  /** Names of the shop's plants by words for their kind: basil by herb. */
  readonly kinds: ReadonlyMap<string, readonly string[]>;
  /** Words that name a thing. */
  readonly names: ReadonlySet<string>;
  readonly filler: ReadonlySet<string>;
  /** Those of them that praise goods. */
  readonly praise: ReadonlySet<string>;
  /** Kanji of the verbs and adjectives among the fillers, whose forms are fillers too. */
  readonly fillerStems: ReadonlySet<string>;
  /** Names of things by the verb they derive from: 贈 is 贈り物. */
  readonly verbs: ReadonlyMap<string, string>;
  readonly everything: ReadonlySet<string>;
  /** Those of them that mean the main goods. */
  readonly mainGoods: ReadonlySet<string>;
  /** Words for goods by what one does with them to a named thing. */
  readonly tasks: ReadonlyMap<string, readonly string[]>;
  /** Words with kanji by their folded reading. */
  readonly readings: ReadonlyMap<string, string>;
  /** Words with kanji by spellings that have kana for a part of them. */
  readonly mixedSpelling: MixedSpellings;
  /** The need of a place in a house, and folded words for rooms and for furniture; null without one. */
  readonly indoors: {
    readonly facts: NeedFacts;
    readonly rooms: ReadonlySet<string>;
    readonly furniture: ReadonlySet<string>;
  } | null;
  /** Places of a house, a shop or a garden by folded words for things that stand there. */
  readonly spots: ReadonlyMap<string, NeedFacts>;
  /** Tags of other goods. */
  readonly otherTags: ReadonlySet<string>;
  /** Questions that pages answer. */
  readonly troubles: readonly Trouble[];
  /** Single questions of a page; they rank after pages and remove no words from the product search. */
  readonly questions: readonly Trouble[];
  /** Tags of the goods that help with a page's questions, by its address. */
  readonly helpful: ReadonlyMap<string, readonly string[]>;
  /** Page addresses by word. */
  readonly pages: ReadonlyMap<string, readonly string[]>;
}

/** Builds the lookup tables of the dictionary. */
export function searchLexicon(dictionary: SearchDictionary): SearchLexicon {
  const needs = new Map<string, NeedFacts>();
  const namedNeeds: NamedNeed[] = [];
  const safety = new Map<Safety, NeedFacts>();
  const lacks: { thing: string; facts: NeedFacts }[] = [];
  const implied = new Map<NeedFacts, readonly string[]>();
  const [stems, deniedStems] = [new Map<string, NeedFacts | null>(), new Map<string, NeedFacts | null>()];
  const bases = new Map<string, NeedFacts>();
  const spots = new Map<string, NeedFacts>();
  for (const concept of [...dictionary.needs, ...dictionary.concepts]) {
    const { aiTags, tags, words, names: named, claims, ...need } = concept;
    const facts: NeedFacts =
      need.stock !== undefined
        ? { kind: 'stock' }
        : {
            kind: 'tag',
            aiTags: (aiTags ?? []).map(parseAiTag),
            tags,
            ...(need.safety && { safety: need.safety }),
            ...(need.use && { isUse: need.use }),
            ...(need.mild && { isMild: need.mild }),
            ...(need.among && { among: need.among }),
            ...(need.prefers && { prefers: need.prefers }),
            ...(need.ranks && { ranks: need.ranks }),
            ...(named && { names: named.map(foldSearchText) }),
            ...(claims && { claims: claims.map((term) => `${CLAIM_MARK}${term}`) }),
          };
    if (need.safety !== undefined) safety.set(need.safety, facts);
    for (const word of [...words, ...(need.directions ?? []).flatMap(wordsOfPoint)])
      (need.spot ? spots : needs).set(foldSearchText(word), facts);
    for (const form of words.flatMap(formsOfAdjective).map(foldSearchText))
      if (!needs.has(form)) needs.set(form, facts);
    for (const thing of need.lack ?? []) lacks.push({ thing: thing.normalize('NFKC'), facts });
    for (const word of need.implies ?? [])
      implied.set(facts, [...(implied.get(facts) ?? []), foldSearchText(word)]);
    for (const word of words) if (DONE.test(word)) bases.set(word.slice(0, -1), facts);
    // Concepts list their forms, and complete no words.
    if (dictionary.concepts.includes(concept)) continue;
    for (const word of words) if (STEMMED.test(word)) bases.set(word.slice(0, -1), facts);
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
    troubles.map((trouble) => ({ path, parts: trouble.split(' ').map(partOf) })),
  );
  const names = new Set(same.keys());
  addSynonyms(dictionary, { needs, same, pages, names });
  const kinds = addKinds(dictionary, { needs, same, names });
  const written = [...dictionary.same, ...dictionary.needs.map(({ words }) => words)];
  const wider = new Map(
    dictionary.wider.flatMap(({ aiTags, words }) =>
      words.map(
        (word) => [foldSearchText(word), new Set(aiTags.map((tag) => parseAiTag(tag).childId))] as const,
      ),
    ),
  );
  for (const [word, facts] of [...needs]) {
    const short = clippingOf(word);
    if (short !== null && !needs.has(short) && !same.has(short)) needs.set(short, facts);
  }
  const { sizes } = dictionary;
  return {
    needs,
    stems,
    bases,
    deniedStems,
    lacks,
    implied,
    wider,
    sizes: sizes?.aiTags.map((tag) => parseAiTag(tag).childId) ?? [],
    sizeRanges: sizes
      ? {
          unit: sizes.unit,
          ranges: sizes.ranges.map(({ upTo = Number.POSITIVE_INFINITY, aiTags }) => ({
            upTo,
            aiTags: aiTags.map(parseAiTag),
          })),
        }
      : null,
    counters: new Map(Object.entries(dictionary.counters ?? {})),
    safety,
    same,
    kinds,
    names,
    pages,
    helpful: new Map(dictionary.pages.flatMap(({ path, goods }) => (goods ? [[path, goods] as const] : []))),
    troubles: asked.filter(({ path }) => !path.includes('#')),
    questions: asked.filter(({ path }) => path.includes('#')),
    namedThings: dictionary.same.map(namedThing),
    namedNeeds,
    // The first of several spellings is the shop's own.
    spellings: new Map(
      written
        .flat()
        .map((word) => [foldSearchText(word), word] as const)
        .reverse(),
    ),
    filler: new Set(
      [...FUNCTION_WORDS, ...JAPANESE_FUNCTION_WORDS.map(foldSearchText)]
        .filter((word) => !(pages.has(word) || needs.has(word) || same.has(word)))
        .concat(fillersOf(dictionary).map(foldSearchText)),
    ),
    praise: new Set(dictionary.praise?.map(foldSearchText)),
    fillerStems: new Set(
      [...JAPANESE_FUNCTION_WORDS, ...fillersOf(dictionary)].flatMap((word) => stemOfVerb(word) ?? []),
    ),
    verbs: new Map(
      dictionary.same
        .flat()
        // Words for the shop's services lead to its pages: お届け.
        .filter((word) => !word.startsWith('お') || !pages.has(foldSearchText(word)))
        .flatMap((word) => {
          const verb = verbOfNoun(word) ?? (word.endsWith('た') ? stemOfVerb(word) : null);
          return verb === null ? [] : [[verb, foldSearchText(word)] as const];
        }),
    ),
    everything: new Set(dictionary.everything.map(foldSearchText)),
    tasks: new Map(
      dictionary.tasks?.flatMap(({ words, goods }) =>
        words.map((word) => [foldSearchText(word), goods.map(foldSearchText)] as const),
      ),
    ),
    readings: new Map(Object.entries(dictionary.readings)),
    mixedSpelling: mixedSpellings(dictionary.readings, written),
    indoors: indoorsOf(dictionary),
    spots,
    mainGoods: new Set(dictionary.mainGoods?.words.map(foldSearchText)),
    otherTags: new Set(dictionary.mainGoods?.notTags),
  };
}

/** The folded words of a part of a question. */
function partOf(words: string): string[] {
  return words.split('|').map(foldSearchText);
}

function indoorsOf({ indoors, places }: SearchDictionary): SearchLexicon['indoors'] {
  if (indoors === undefined) return null;
  return {
    facts: { kind: 'tag', aiTags: indoors.aiTags.map(parseAiTag), tags: [], isUse: true },
    rooms: new Set([...places.rooms, ...indoors.rooms].map(foldSearchText)),
    furniture: new Set(places.furniture.map(foldSearchText)),
  };
}

/** Words that say nothing of what is wanted beside others. */
function fillersOf({ filler, praise = [] }: SearchDictionary): readonly string[] {
  return [...filler, ...praise];
}

/** Words of the maintained dictionary map to the shop's own word of their group. */
function addSynonyms(
  dictionary: SearchDictionary,
  lexicon: {
    readonly needs: Map<string, NeedFacts>;
    readonly same: Map<string, string[]>;
    readonly pages: ReadonlyMap<string, unknown>;
    readonly names: Set<string>;
  },
): void {
  const { needs, same, pages, names } = lexicon;
  const said = new Set([...fillersOf(dictionary), ...dictionary.everything].map(foldSearchText));
  for (const group of dictionary.synonyms.map((words) => [...new Set(words.map(foldSearchText))])) {
    const own = group.find((word) => needs.has(word)) ?? group.find((word) => names.has(word));
    const facts = own && needs.get(own);
    // A word for help means what the shop does: 手入れ is no 修理 of anything.
    if (own !== undefined && facts === undefined && pages.has(own)) continue;
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
    }
  }
}

/** Words for kinds are names; where the shop sells things by such a word, the plants of the kind only come first. */
function addKinds(
  dictionary: SearchDictionary,
  {
    needs,
    same,
    names,
  }: { needs: ReadonlyMap<string, NeedFacts>; same: Map<string, string[]>; names: Set<string> },
): Map<string, readonly string[]> {
  const said = new Set([...fillersOf(dictionary), ...dictionary.everything].map(foldSearchText));
  const own = new Map<string, readonly string[]>();
  const written = Object.entries(dictionary.kinds).map(
    ([word, members]) =>
      [
        foldSearchText(word),
        [
          ...new Set(
            members.flatMap((name) => [foldSearchText(name), ...(same.get(foldSearchText(name)) ?? [])]),
          ),
        ],
      ] as const,
  );
  for (const [word, plants] of written) {
    if (needs.has(word) || said.has(word)) continue;
    if (!same.has(word)) {
      same.set(word, []);
      names.add(word);
    }
    for (const other of [word, ...(same.get(word) ?? [])]) own.set(other, plants);
  }
  return own;
}

/** The forms of a phrase that ends with an adjective, which is no word of its own: 背が高くて of 背が高い. */
function formsOfAdjective(word: string): string[] {
  return /[\p{Script=Han}々ァ-ヺー\p{Script=Hiragana}][がのもはに]\p{Script=Han}\p{Script=Hiragana}{0,2}い$/u.test(
    word,
  )
    ? ['く', 'くて', 'かった', 'め', 'めの'].map((ending) => `${word.slice(0, -1)}${ending}`)
    : [];
}

/** The usual short form of a word of kanji and a loanword: their beginnings. Null for other words. @param word folded */
function clippingOf(word: string): string | null {
  const [, kanji = '', kana = ''] =
    /^([\p{Script=Han}々])[\p{Script=Han}々]+([ァ-ヺ]{2})[ァ-ヺ]{2,}$/u.exec(word) ?? [];
  return kanji === '' ? null : kanji + kana;
}

/** A thing with what is done to it: 鉢を動かす. */
const DONE = /[\p{Script=Han}ァ-ヺー]を[\p{Script=Han}々]{1,2}\p{Script=Hiragana}{0,2}[うくぐすつぬぶむる]$/u;

/** Kanji with their ending: 暗い. */
const STEMMED = /^([\p{Script=Han}々]{1,2})\p{Script=Hiragana}+$/u;

/** No ending of a verb or an adjective: that of 日なた. */
const OF_NOUN = /[あかさたなはまやらわがざだばぱ]た$/u;

/** 暗い has the stem 暗; a noun has none, 日なた. */
function addStem(stems: Map<string, NeedFacts | null>, word: string, facts: NeedFacts): void {
  const [, stem] = STEMMED.exec(word) ?? [];
  if (stem === undefined || inflectionOf(word) === null || OF_NOUN.test(word)) return;
  const known = stems.get(stem);
  stems.set(stem, known === undefined || known === facts ? facts : null);
}

/** The first word is the name on Japanese pages, the first in Roman letters on English ones. */
function namedThing(words: readonly string[]): NamedThing {
  const [ja = ''] = words;
  return {
    terms: [...new Set(words.map(foldSearchText))],
    name: { ja, en: words.find((word) => !JAPANESE.test(word)) ?? ja },
  };
}

/** @param text `parent.child` */
function parseAiTag(text: string): AiTag {
  const fact = readSearchFact(text);
  if (fact.kind !== 'aiTag') throw new Error(`no AI tag: ${text}`);
  return { parentId: fact.parentId, childId: fact.childId };
}
