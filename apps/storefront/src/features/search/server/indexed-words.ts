import { claimsIn } from './claims-in-text';
import { foldSearchText, romajiToKana } from './fold-search-text';
import type { InBoth, IndexedWords } from './search-document';
import { seasonsInText } from './seasons-in-text';
import { stemOf, wordsOf, wordsOfBody } from './words-of';

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
  readonly title: InBoth<string>;
  /** Readings of the title, kind and tags, in kana. */
  readonly readings: readonly string[];
  readonly latinName: string;
  readonly vendor: InBoth<string>;
  readonly productType: string;
  readonly tags: readonly string[];
  readonly variantTitles: InBoth<readonly string[]>;
  readonly skus: readonly string[];
  readonly body: InBoth<string>;
}

/** The words of a page. */
interface PlaceWords {
  readonly title: InBoth<string>;
  readonly readings: readonly string[];
  /** Headings of its text. */
  readonly headings: readonly string[];
  readonly body: InBoth<string>;
}

/** The index words of a product. */
export function wordsOfProduct(product: ProductWords): IndexedWords {
  const words = new Map<string, number>();
  addTitle(words, product.title.ja);
  addTitle(words, product.title.en);
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
  for (const [season, share] of seasonsInText(product.body.ja)) put(words, season, WEIGHT.season * share);
  for (const text of [product.body.ja, product.body.en])
    for (const { term } of claimsIn(text.normalize('NFKC'))) put(words, term, WEIGHT.claim);
  return indexed(words, product.body);
}

/** The kana reading of a romanised name, as far as it is Japanese: Uruma Haekaze Garden becomes ウルマハエカゼ. */
function romanName(name: string): string {
  const words = name.toLowerCase().split(/[^a-z]+/u);
  return words.map((word) => (word === 'no' ? 'ノ' : (romajiToKana(word) ?? ''))).join('');
}

/** The index words of a page. */
export function wordsOfPlace({ title, readings, headings, body }: PlaceWords): IndexedWords {
  const words = new Map<string, number>();
  addTitle(words, title.ja);
  addTitle(words, title.en);
  for (const reading of readings) add(words, reading, WEIGHT.reading);
  for (const heading of headings) add(words, heading, WEIGHT.heading);
  return indexed(words, body);
}

function addTitle(words: Map<string, number>, title: string): void {
  const found = wordsOf(title);
  const wholes = found.filter(({ role }) => role === 'whole');
  const factor = wholes.length === 1 ? ALONE : 1;
  const isLatin = wholes.length === 0;
  for (const { word, role, place } of found) {
    const first = place === 0 && !isLatin ? FIRST : 1;
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
    put(words, word, weight * share * (role === 'part' ? part : shareOf(role)));
}

function shareOf(role: 'whole' | 'head' | 'part'): number {
  return role === 'whole' ? 1 : role === 'head' ? HEAD : PART;
}

function put(words: Map<string, number>, word: string, weight: number): void {
  const known = words.get(word);
  words.set(word, known === undefined ? weight : Math.max(known, weight) * (1 + AGAIN));
}

function indexed(words: ReadonlyMap<string, number>, body: InBoth<string>): IndexedWords {
  const inBody = new Set([...wordsOfBody(body.ja), ...wordsOfBody(body.en)]);
  for (const word of words.keys()) inBody.delete(stemOf(word));
  return {
    words: [...words].map(([word, weight]) => [word, Math.round(weight * 10) / 10]),
    body: [...inBody],
  };
}
