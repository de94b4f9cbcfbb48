import type { Locale } from './locale';

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/**
 * The language of a shopper's untranslated text, if it is not the page's: a screen reader then uses the matching voice (WCAG
 * 3.1.2).
 */
export function foreignLanguage(text: string, page: Locale): Locale | undefined {
  const language = JAPANESE.test(text) ? 'ja' : 'en';
  return language === page ? undefined : language;
}
