import { tagKey } from '@shop/rules/product/product-tag';
import { isClaim } from './claims-in-text';
import { INFLECTED_MARK, wordsOfBody } from './indexed-words';
import type { ProductDocument } from './search-document';
import type { SearchIndex } from './search-index';
import type { NeedFacts } from './search-lexicon';
import { type Handles, rarityOf } from './term-index';
import { FUNCTION_WORDS } from './word-forms';

/** The share of a query's words that each product mentions anywhere, rarer words weighing more. */
export interface TextLikeness {
  /** From 0 to 1. */
  readonly of: (product: ProductDocument) => number;
  /** Products that mention most of the words, if the index knows all nouns; for queries that name nothing the shop has. */
  readonly best: () => ReadonlySet<ProductDocument>;
  /** The query's words, with how few products mention each, from 0 to 1. */
  readonly words: readonly { readonly word: string; readonly rarity: number }[];
  /** The largest share that a product's own names and texts mention. */
  readonly most: () => number;
}

/** A word of a query with what mentions it. */
interface MentionedWord {
  readonly word: string;
  /** From 0, in every product, to 1. */
  readonly rarity: number;
  readonly handles: Handles;
  /** Titles of lists whose texts mention it: what they say holds for their products. */
  readonly lists: ReadonlySet<string>;
}

/** The share of a word that only a product's list mentions. */
const LISTED = 0.7;
/** What a product must mention if the query names nothing that the shop has: this share, and this many words. */
const MENTIONED_SHARE = 0.35;
const MENTIONED_WORDS = 2;
/** Products this close to the best one are shown with it. */
const CLOSE = 0.8;

/** How well the names and texts of products and of their lists match all words of a query, whatever the words mean. */
export function textLikeness(query: string, index: SearchIndex): TextLikeness {
  const words = contentWords(query, index).map((word) => mentionsOf(word, index));
  const all = words.reduce((sum, { rarity }) => sum + rarity, 0);
  // Few makers and lists of tags are shared by all products (`sharedDocument`).
  const makers = new Map<string, string>();
  const keyOf = (maker: string) => {
    const key = makers.get(maker) ?? tagKey(maker);
    makers.set(maker, key);
    return key;
  };
  const shareOf = ({ handle, tags, card }: ProductDocument, { handles, lists }: MentionedWord) => {
    if (handles.has(handle)) return 1;
    if (lists.size === 0) return 0;
    return lists.has(keyOf(card.ja.vendor)) || tags.some((tag) => lists.has(tag)) ? LISTED : 0;
  };
  const of = (product: ProductDocument) => {
    let sum = 0;
    for (const word of words) sum += word.rarity * shareOf(product, word);
    return all === 0 ? 0 : sum / all;
  };
  const best = () => {
    if (
      words.some(
        ({ word, handles, lists }) => handles.size + lists.size === 0 && !word.startsWith(INFLECTED_MARK),
      )
    )
      return new Set<ProductDocument>();
    const likely = [...index.products.values()].filter(
      (product) =>
        of(product) >= MENTIONED_SHARE &&
        words.filter((word) => shareOf(product, word) > 0).length >= MENTIONED_WORDS,
    );
    const top = Math.max(...likely.map(of));
    return new Set(likely.filter((product) => of(product) >= top * CLOSE));
  };
  const most = () => {
    const sums = new Map<string, number>();
    for (const { handles, rarity } of words)
      for (const handle of handles.keys()) sums.set(handle, (sums.get(handle) ?? 0) + rarity);
    let largest = 0;
    for (const sum of sums.values()) largest = Math.max(largest, sum);
    return all === 0 ? 0 : largest / all;
  };
  return { of, best, words, most };
}

/** A need for a kind of things, which a text in one language says more often than in another. */
function isKind(facts: NeedFacts | undefined): boolean {
  return facts?.kind === 'tag' && facts.aiTags.length === 0;
}

/** Nouns, and the kanji of verbs and adjectives, without grammar. */
function contentWords(query: string, { lexicon }: SearchIndex): string[] {
  // A number's unit is no word: 5月.
  const words = wordsOfBody(query.replaceAll(/\p{N}+\p{Script=Han}/gu, ' '));
  return [...words].filter((word) =>
    word.startsWith(INFLECTED_MARK)
      ? !lexicon.fillerStems.has(word.slice(1))
      : !(
          words.has(`${INFLECTED_MARK}${word}`) ||
          lexicon.filler.has(word) ||
          isKind(lexicon.needs.get(word)) ||
          FUNCTION_WORDS.has(word) ||
          /\p{Script=Han}[ァ-ヺ]+$/u.test(word)
        ),
  );
}

function mentionsOf(
  word: string,
  { lexicon, productTerms, listTerms, products }: SearchIndex,
): MentionedWord {
  const spelled = [word, ...(lexicon.same.get(word) ?? [])];
  const handles = joined(
    spelled.flatMap((each) => [productTerms.find(each), productTerms.findInBody(each, 'whole')]),
  );
  const lists = new Set(spelled.flatMap((each) => listsTelling(each, { listTerms })));
  return { word, handles, lists, rarity: rarityOf(handles.size, products.size) };
}

/** All of several handles. A single one that has any is no copy. */
function joined(all: readonly Handles[]): Handles {
  const [some, ...more] = all.filter(({ size }) => size > 0);
  if (more.length === 0) return some ?? new Set<string>();
  const handles = new Set(some?.keys());
  for (const each of more) for (const handle of each.keys()) handles.add(handle);
  return handles;
}

/** Titles, as keys of tags, of the lists whose texts contain a word or a claim. */
export function listsTelling(word: string, { listTerms }: Pick<SearchIndex, 'listTerms'>): string[] {
  const titles = isClaim(word) ? listTerms.find(word) : listTerms.findInBody(word, 'whole');
  return [...titles.keys()].map(tagKey);
}
