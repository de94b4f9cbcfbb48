import type { Locale, PlatformLanguage } from '@shop/rules/language';

/** The platform's code of a language, without the table of languages, which browser code does not have. */
export function platformCode(locale: Locale): PlatformLanguage {
  return locale.toUpperCase().replace('-', '_') as PlatformLanguage;
}
