import type { Locale } from '#foundation/i18n/locale.ts';

/** The platform's code of a language of the shop. */
export function languageOf(locale: Locale): Uppercase<Locale> {
  return locale.toUpperCase() as Uppercase<Locale>;
}
