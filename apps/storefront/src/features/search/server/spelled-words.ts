import { LOCALES, type Locale } from '#foundation/i18n/locale.ts';
import { foldSearchText } from './fold-search-text';
import type { InBoth, ProductDocument } from './search-document';

/** A word as it is written. */
interface SpelledWord {
  readonly term: string;
  readonly text: string;
  /** Products that bear it. */
  readonly count: number;
}

/** Where the name of a product ends in its title, and what says more of it begins: パキラ 実生, Money tree (seedling). */
const NAME_END: InBoth<RegExp> = { ja: /[\s・,、(【「『]/u, en: /\s*[,(['"‘“【]|\s\d/u };
/** What is longer is a sentence. */
const LONGEST = 30;

/** Words of products as they are written: tags and names on Japanese pages, names on English ones. */
export class SpelledWords {
  /** By the word folded. */
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

  /** Takes out what `add` put in. */
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

  /** Words that fit, of the pages of one language. */
  filter(locale: Locale, fits: (term: string) => boolean): SpelledWord[] {
    return [...this.#words[locale]].flatMap(([term, word]) => (fits(term) ? [{ term, ...word }] : []));
  }

  /** A folded word as it is written; undefined where no product bears it. */
  spell(term: string): string | undefined {
    return (this.#words.ja.get(term) ?? this.#words.en.get(term))?.text;
  }
}

/** By the word folded. */
function wordsOf({ tags, card }: ProductDocument, locale: Locale): Map<string, string> {
  const [name = ''] = card[locale].title.normalize('NFKC').split(NAME_END[locale]);
  const texts = (locale === 'ja' ? [...tags, name] : [name]).map((text) => text.trim());
  const words = new Map(
    texts.filter(({ length }) => length <= LONGEST).map((text) => [foldSearchText(text), text]),
  );
  words.delete('');
  return words;
}
