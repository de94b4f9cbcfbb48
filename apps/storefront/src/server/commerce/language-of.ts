import type { Locale } from '../../i18n/locale';

/** The platform's code of a language of the shop. */
export function languageOf(locale: Locale): 'JA' | 'EN' {
  return locale === 'en' ? 'EN' : 'JA';
}
