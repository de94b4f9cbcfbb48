import type { Localized } from '@shop/rules/language';
import type { ProductFacts } from '@shop/rules/product/product-facts';
import { stemmer } from 'stemmer';
import { claimsIn } from './claims-in-text';
import { coloursInText } from './colours-in-text';
import { termsOfFacts } from './facts-of-goods';
import { measuresIn } from './measures-in-text';
import type { IndexedWords } from './search-document';
import { seasonsInText } from './seasons-in-text';
import { FUNCTION_WORDS, foldSearchText, romajiToKana } from './word-forms';

/** The weight of a word by its source: highest for a title, then kind and tags, then their readings. */
const WEIGHT = {
  title: 100,
  kind: 95,
  tag: 90,
  reading: 88,
  latin: 85,
  vendor: 70,
  variant: 60,
  season: 60,
  claim: 60,
  heading: 60,
  sku: 100,
};
/** The share of a weight for the end and the beginning of a word. */
const HEAD = 0.9;
const PART = 0.4;
const ONE_KANJI = /^[\p{Script=Han}々]$/u;
/** The first word of a title names the product. */
const FIRST = 1.15;
/** A one-word title names exactly that product. */
const ALONE = 1.3;
/** For a kind that names several things. */
const ONE_OF_SEVERAL = 0.6;
/** Bonus for a word with more than one source. */
const AGAIN = 0.06;

/** The words of a product that lists do not show. */
interface ProductWords {
  readonly handle: string;
  readonly title: Localized<string>;
  /** Readings of the title, kind and tags, in kana. */
  readonly readings: readonly string[];
  readonly latinName: string;
  readonly facts: ProductFacts;
  readonly vendor: Localized<string>;
  readonly productType: string;
  readonly tags: readonly string[];
  readonly variantTitles: Localized<readonly string[]>;
  readonly skus: readonly string[];
  readonly body: Localized<string>;
}

/** The words of a page. */
interface PlaceWords {
  readonly title: Localized<string>;
  readonly readings: readonly string[];
  /** Headings of its text. */
  readonly headings: readonly string[];
  readonly body: Localized<string>;
}

/** The index words of a product. */
export function wordsOfProduct(product: ProductWords): IndexedWords {
  const words = new Map<string, number>();
  for (const title of Object.values(product.title)) addTitle(words, title);
  add(words, product.productType, WEIGHT.kind);
  for (const tag of product.tags) add(words, tag, WEIGHT.tag);
  for (const reading of product.readings) add(words, reading, WEIGHT.reading);
  add(words, product.latinName, WEIGHT.latin, 1);
  add(words, product.vendor.ja, WEIGHT.vendor);
  add(words, product.vendor.en, WEIGHT.vendor);
  const read = romanName(product.vendor.en);
  if (read !== '') put(words, read, WEIGHT.vendor);
  if (product.vendor.en.includes(' ')) put(words, foldSearchText(product.vendor.en), WEIGHT.vendor * ALONE);
  // Sizes are the same in both languages: `No. 4 pot` must not match pot.
  const named = product.variantTitles.en.filter((title) => !/\d/u.test(title));
  for (const variant of new Set([...product.variantTitles.ja, ...named])) add(words, variant, WEIGHT.variant);
  for (const exact of [...product.skus, product.handle]) put(words, foldSearchText(exact), WEIGHT.sku);
  const { facts } = product;
  for (const [season, share] of seasonsInText(product.body.ja)) put(words, season, WEIGHT.season * share);
  addClaims(words, product.body);
  if (facts.colours.length === 0)
    for (const term of coloursInText(product.body.ja.normalize('NFKC'))) put(words, term, WEIGHT.claim);
  for (const [term, share] of termsOfFacts(facts, product.body.ja.normalize('NFKC')))
    put(words, term, WEIGHT.claim * share);
  return indexed(words, product.body);
}

function addClaims(words: Map<string, number>, body: Localized<string>): void {
  for (const text of [body.ja, body.en])
    for (const { term } of claimsIn(text.normalize('NFKC'))) put(words, term, WEIGHT.claim);
}

/** The kana reading of a romanised name, as far as it is Japanese: Uruma Haekaze Garden becomes ウルマハエカゼ. */
function romanName(name: string): string {
  const words = name.toLowerCase().split(/[^a-z]+/u);
  return words.map((word) => (word === 'no' ? 'ノ' : (romajiToKana(word) ?? ''))).join('');
}

/** The index words of a page. */
export function wordsOfPlace({ title, readings, headings, body }: PlaceWords): IndexedWords {
  const words = new Map<string, number>();
  for (const one of Object.values(title)) addTitle(words, one);
  for (const reading of readings) add(words, reading, WEIGHT.reading);
  for (const heading of headings) add(words, heading, WEIGHT.heading);
  addClaims(words, body);
  return indexed(words, body);
}

function addTitle(words: Map<string, number>, title: string): void {
  const found = wordsOf(title);
  const wholes = found.filter(({ role }) => role === 'whole');
  const factor = wholes.length === 1 ? ALONE : 1;
  const isLatin = wholes.length === 0;
  for (const { word, role, place } of found) {
    const first = place === 0 && !isLatin ? FIRST : 1;
    // A single kanji within a name is not its topic: 夜 in 夜ノ庭.
    if (role === 'part' && ONE_KANJI.test(word)) continue;
    put(words, word, WEIGHT.title * shareOf(role) * (role === 'whole' ? factor * first : first));
  }
  // A name of several words may be typed as one phrase.
  const phrase = foldSearchText(title);
  if (isLatin && phrase.includes(' ')) put(words, phrase, WEIGHT.title * ALONE);
}

function add(words: Map<string, number>, text: string, weight: number, part = PART): void {
  const found = wordsOf(text);
  // 土・肥料 is both, and weighs less for each than a single kind.
  const share = found.filter(({ role }) => role === 'whole').length > 1 ? ONE_OF_SEVERAL : 1;
  for (const { word, role } of found)
    if (role !== 'part' || !ONE_KANJI.test(word))
      put(words, word, weight * share * (role === 'part' ? part : shareOf(role)));
}

function shareOf(role: 'whole' | 'head' | 'part'): number {
  return role === 'whole' ? 1 : role === 'head' ? HEAD : PART;
}

function put(words: Map<string, number>, word: string, weight: number): void {
  const known = words.get(word);
  words.set(word, known === undefined ? weight : Math.max(known, weight) * (1 + AGAIN));
}

function indexed(words: ReadonlyMap<string, number>, body: Localized<string>): IndexedWords {
  const inBody = new Set([...wordsOfBody(body.ja), ...wordsOfBody(body.en)]);
  for (const word of words.keys()) inBody.delete(stemOf(word));
  return {
    words: [...words].map(([word, weight]) => [word, Math.round(weight * 10) / 10]),
    body: [...inBody],
  };
}

/** A searchable word of a text. */
interface SearchWord {
  readonly word: string;
  /** `whole` is a word between spaces, `head` its main noun (土 in 観葉植物の土), `part` its modifier. */
  readonly role: 'whole' | 'head' | 'part';
  /** Index of its space-separated word, from 0. */
  readonly place: number;
}

const BETWEEN = /[^\p{L}\p{N}\p{M}ー々'’]+/u;
const RUN =
  /[\p{Script=Han}々]+|[\p{Script=Katakana}ー]+|\p{Script=Hiragana}+|[\p{Script=Latin}\p{M}\p{N}'’]+/gu;
/** Grammar between two words: おすすめの. */
const GRAMMAR = /^[のにをがはとでもへ]\p{Script=Hiragana}*[のにをがはとでもへなるた]$/u;
const KANJI_ONLY = /^[\p{Script=Han}々]+$/u;
/** A word of kanji and the kana of its inflection. */
const MIXED = /^\p{Script=Hiragana}?[\p{Script=Han}々]+\p{Script=Hiragana}+$/u;
const LATIN_WORD = /^\p{Script=Latin}+$/u;
const LATIN_ONLY = /^[\p{Script=Latin}\p{M}\p{N}\s'’.-]+$/u;

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** The folded words of a title, a kind or a tag. In English the last word is the main noun, in Japanese the end of a word. */
export function wordsOf(text: string): SearchWord[] {
  const words: SearchWord[] = [];
  let normal = text.normalize('NFKC').replace(/【.*?】/gu, (note) => ` ${note.slice(1, -1)} `);
  for (const measure of measuresIn(normal)) {
    words.push({ word: measure.term, role: 'part', place: 1 });
    normal = normal.replace(measure.text, ' ');
  }
  const chunks = normal.split(BETWEEN).filter((chunk) => chunk !== '');
  const isLatin = LATIN_ONLY.test(normal);
  const listed = new Set(
    normal
      .split(/\s+/u)
      .flatMap((word) =>
        /^[^\s]+・.*(?:[^ぁ-ゖ]の[^\s・]+|用)$/u.test(word) ? word.split('・').slice(0, -1) : [],
      ),
  );
  const end = endOfLatinHead(normal);
  chunks.forEach((chunk, place) => {
    const word = foldSearchText(chunk);
    // A bare number does not describe a thing.
    if (word === '' || /^\d+\D?$/u.test(word)) return;
    if (isLatin) {
      words.push({ word, role: place === end - 1 ? 'head' : 'part', place });
      return;
    }
    // In 多肉・サボテンの土 the soil is the main noun; the list before it is its purpose.
    words.push({ word, role: listed.has(chunk) ? 'part' : 'whole', place });
    const runs = [...chunk.matchAll(RUN)].map(([run]) => run);
    if (runs.length > 1) {
      runs.forEach((run, index) => {
        if (/^(?:\p{Script=Hiragana}{1,2}|\p{N}+)$/u.test(run) || GRAMMAR.test(run)) return;
        words.push({ word: foldSearchText(run), role: index === runs.length - 1 ? 'head' : 'part', place });
      });
    }
    // Words that mix scripts are words of their own around の: お供えの花束.
    const around = chunk.split('の');
    around.forEach((piece, index) => {
      if (around.length > 1 && MIXED.test(piece))
        words.push({
          word: foldSearchText(piece),
          role: index === around.length - 1 ? 'head' : 'part',
          place,
        });
    });
    for (const run of runs.filter((candidate) => KANJI_ONLY.test(candidate) && candidate.length > 2)) {
      const pieces = [...segmenter.segment(run)].map(({ segment }) => segment);
      if (pieces.length < 2) continue;
      pieces.forEach((piece, index) => {
        const isHead = index === pieces.length - 1 && run === runs.at(-1);
        if (piece.length > 1 || isHead)
          words.push({ word: foldSearchText(piece), role: isHead ? 'head' : 'part', place });
      });
    }
  });
  return words;
}

/** What follows the name of a thing in an English title: its purpose, number or form. */
const LATIN_DETAIL = /,|\s(?:for|with|on|in|and)\s|\s['‘"“(]/u;

/** The number of words in an English title up to the main noun: 2 in `Potting soil for ornamental plants`. */
function endOfLatinHead(title: string): number {
  const [name = ''] = title.split(LATIN_DETAIL);
  return name.split(BETWEEN).filter((chunk) => chunk !== '').length;
}

/** The kanji of an inflected word, before its kana and not before a particle: 動 of 動かせます. */
const INFLECTED =
  /(?<![\p{Script=Han}々])[\p{Script=Han}々]{1,2}(?=[いえきくけげこさしすせたちつてなばびぶべまみむめらりるれろわんっ]|か[さしすせれ]|が[らりるれっ]|や[さしすせ])/gu;
/** Prefix of such kanji, which are not the noun of the same kanji. */
export const INFLECTED_MARK = '~';

/** Words of running text: those in kanji or katakana, the kanji of inflected words, and English words as stems; each once. */
export function wordsOfBody(text: string): Set<string> {
  const normal = text.normalize('NFKC');
  const words = new Set([...normal.matchAll(INFLECTED)].map(([kanji]) => `${INFLECTED_MARK}${kanji}`));
  for (const { segment, isWordLike } of segmenter.segment(normal)) {
    if (!isWordLike || /^(?:\p{Script=Hiragana}+|[^\p{Script=Han}]|\p{N}+)$/u.test(segment)) continue;
    // The segmenter takes 春の for one word.
    const word = foldSearchText(segment.replace(/(?<=\p{Script=Han})の$/u, ''));
    if (!LATIN_WORD.test(word)) words.add(word);
    else if (word.length > 2 && !FUNCTION_WORDS.has(word)) words.add(stemOf(word));
  }
  return words;
}

/** The key of a word in texts: English words as stems, which are not words themselves. @param word folded */
export function stemOf(word: string): string {
  return LATIN_WORD.test(word) ? stemmer(word) : word;
}
