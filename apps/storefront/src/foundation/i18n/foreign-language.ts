import type { Locale } from './locale';

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/**
 * The language of words that a shopper wrote, which nobody translates, when it is not the page's: a screen reader then
 * reads them in their own voice (WCAG 3.1.2).
 */
export function foreignLanguage(text: string, page: Locale): Locale | undefined {
  const language = JAPANESE.test(text) ? 'ja' : 'en';
  return language === page ? undefined : language;
}
