import type { Locale } from '#foundation/i18n/locale.ts';

/** The platform's code of a language of the shop. */
export function languageOf(locale: Locale): 'JA' | 'EN' {
  return locale === 'en' ? 'EN' : 'JA';
}
