import { LANGUAGES } from '@shop/rules/language';
import type { Locale } from './locale';

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const HAN = /\p{Script=Han}/gu;
const LATIN = /\p{Script=Latin}/gu;
/** A Japanese text has at least one Japanese character per this many Latin letters. */
const LETTERS_OF_A_CHARACTER = 2;

/**
 * The language of a text of shoppers or of the store, if it is not the page's: a screen reader then uses the matching voice (WCAG
 * 3.1.2). The store's own text is shown where it has no translation (LANG-02). Han without kana counts as the page's language if that is
 * written without spaces.
 * @param text plain or HTML
 */
export function foreignLanguage(text: string, page: Locale): Locale | undefined {
  const plain = text.replace(/<[^>]*>/g, '');
  const count = (script: RegExp) => plain.match(script)?.length ?? 0;
  const [kana, han, latin] = [KANA, HAN, LATIN].map(count) as [number, number, number];
  if (kana + han + latin === 0) return undefined;
  const isJapanese = (kana + han) * LETTERS_OF_A_CHARACTER >= latin;
  const isOfPage = isJapanese && kana === 0 && LANGUAGES[page].joiner === '';
  const language = isOfPage ? page : isJapanese ? 'ja' : 'en';
  return language === page ? undefined : language;
}
