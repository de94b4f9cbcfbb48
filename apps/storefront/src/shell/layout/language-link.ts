import type { Locale } from '#foundation/i18n/locale.ts';
import { shopLocales } from '#foundation/i18n/shop-locales.ts';
import { otherLanguage, otherLanguageMark } from '#foundation/routing/other-language.ts';

/**
 * Attributes of a link to its page in the other language (HEAD-01); null in a shop of one language (LANG-01). That page has another layout, so it
 * loads as a document.
 */
export function languageLink(locale: Locale) {
  const language = otherLanguage(locale);
  if (!shopLocales().includes(language)) return null;
  return {
    href: otherLanguageMark(locale),
    hrefLang: language,
    lang: language,
    target: '_self',
    'data-language': '',
    suppressHydrationWarning: true,
  } as const;
}
