import { toRomaji } from 'wanakana';
import { LANGUAGES, LOCALES, type Locale } from '#foundation/i18n/locale.ts';
import { foldSearchText } from './fold-search-text';
import type { InBoth, ProductDocument } from './search-document';

const LATIN = /^[a-z ]+$/u;
const KANA = /^[ァ-ヺ ]+$/u;

/** Letters that kana do not distinguish, or that sound alike. */
const ONE_SOUND: readonly (readonly [RegExp, string])[] = [
  [/[lr]/gu, 'r'],
  [/[bv]/gu, 'b'],
  [/[szj]/gu, 's'],
  [/[fh]/gu, 'h'],
  [/[kqg]/gu, 'k'],
  [/[td]/gu, 't'],
];

/** Pronunciation rules for English letters, in this order. */
const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/^of$/gu, 'v'],
  [/^gh/gu, 'g'],
  [/^(?:kn|gn)/gu, 'n'],
  [/^wr/gu, 'r'],
  [/^ps/gu, 's'],
  [/igh/gu, 'i'],
  [/ph/gu, 'f'],
  [/tch|ch(?=[aeiouy])|ch$/gu, 't'],
  [/ch/gu, 'k'],
  [/sh|th|sch/gu, 's'],
  [/[ts]ion/gu, 'son'],
  [/dge/gu, 'j'],
  [/ck/gu, 'k'],
  [/c(?=[eiy])/gu, 's'],
  [/c/gu, 'k'],
  [/g(?=[eiy])/gu, 'j'],
  [/x/gu, 'ks'],
  [/qu/gu, 'k'],
  [/([a-z])\1/gu, '$1'],
  [/(?<=[aeiouy])r(?![aeiouy])/gu, ''],
  [/m(?=[pb])/gu, 'n'],
  [/[aeiouyw]/gu, ''],
];

/** Pronunciation rules for romanised kana. */
const JAPANESE: readonly (readonly [RegExp, string])[] = [
  [/ts/gu, 't'],
  [/ch/gu, 't'],
  [/sh/gu, 's'],
  [/([a-z])\1/gu, '$1'],
  [/m(?=[pb])/gu, 'n'],
  [/['aeiouyw]/gu, ''],
];

/**
 * The consonants of a name as pronounced, equal for English letters and their kana: `snake plant` and スネークプラント. Null for other
 * scripts.
 * @param term folded
 */
export function soundKey(term: string): string | null {
  if (LATIN.test(term)) return keyOf(term.split(' ').map((word) => replaced(word, ENGLISH)));
  return KANA.test(term) ? keyOf(term.split(' ').map((word) => replaced(toRomaji(word), JAPANESE))) : null;
}

function keyOf(words: readonly string[]): string {
  return replaced(words.join(''), ONE_SOUND);
}

function replaced(text: string, rules: readonly (readonly [RegExp, string])[]): string {
  return rules.reduce((done, [from, to]) => done.replace(from, to), text);
}

/** A word in its original spelling. */
interface SpelledWord {
  readonly term: string;
  readonly text: string;
  /** Number of products that contain it. */
  readonly count: number;
}

/** The end of a product's name in its title, before further details: パキラ 実生, Money tree (seedling). */
const NAME_END: InBoth<RegExp> = { ja: /[\s・,、(【「『]/u, en: /\s*[,(['"‘“【]|\s\d/u };
/** Longer texts are sentences. */
const LONGEST = 30;

/** Product words in their original spelling: tags and names on Japanese pages, names on English ones. */
export class SpelledWords {
  /** By folded word. */
  readonly #words: InBoth<Map<string, { text: string; count: number }>> = { ja: new Map(), en: new Map() };

  add(product: ProductDocument): void {
    for (const locale of LOCALES) {
      const words = this.#words[locale];
      for (const [term, text] of wordsOf(product, locale)) {
        const known = words.get(term);
        if (known === undefined) words.set(term, { text, count: 1 });
        else known.count += 1;
      }
    }
  }

  /** Reverts `add`. */
  remove(product: ProductDocument): void {
    for (const locale of LOCALES) {
      const words = this.#words[locale];
      for (const term of wordsOf(product, locale).keys()) {
        const known = words.get(term);
        if (known === undefined) continue;
        known.count -= 1;
        if (known.count === 0) words.delete(term);
      }
    }
  }

  /** Matching words of one language's pages. */
  filter(locale: Locale, fits: (term: string) => boolean): SpelledWord[] {
    return [...this.#words[locale]].flatMap(([term, word]) => (fits(term) ? [{ term, ...word }] : []));
  }

  /** The original spelling of a folded word; undefined if no product has it. */
  spell(term: string): string | undefined {
    return (this.#words.ja.get(term) ?? this.#words.en.get(term))?.text;
  }
}

/** By folded word. */
function wordsOf({ tags, card }: ProductDocument, locale: Locale): Map<string, string> {
  const [name = ''] = card[locale].title.normalize('NFKC').split(NAME_END[locale]);
  const texts = (LANGUAGES[locale].joiner === '' ? [...tags, name] : [name]).map((text) => text.trim());
  const words = new Map(
    texts.filter(({ length }) => length <= LONGEST).map((text) => [foldSearchText(text), text]),
  );
  words.delete('');
  return words;
}
