import type { Locale } from '#foundation/i18n/locale.ts';
import { otherLanguage, otherLanguageMark } from '#foundation/routing/other-language.ts';

/** Attributes of a link to its page in the other language (HEAD-01). That page has another layout, so it loads as a document. */
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
