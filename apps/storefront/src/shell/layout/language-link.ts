import type { Locale } from '#foundation/i18n/locale.ts';
import { otherLanguage, otherLanguageMark } from '#foundation/routing/other-language.ts';

/**
 * What makes a link lead to its page in the other language (HEAD-01). That is another frame: a whole page, not a change within
 * this one.
 */
export function languageLink(locale: Locale) {
  const language = otherLanguage(locale);
  return {
    href: otherLanguageMark(locale),
    hrefLang: language,
    lang: language,
    target: '_self',
    'data-language': '',
    suppressHydrationWarning: true,
  } as const;
}
