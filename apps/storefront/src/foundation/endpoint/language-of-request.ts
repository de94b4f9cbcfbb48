import { isLocale, type Locale } from '#foundation/i18n/locale.ts';

/** The language of the page that asks: its code says it, and so does a browser for a plain form. */
export function languageOfRequest({ headers }: Request): Locale {
  const language = headers.get('accept-language')?.trim().slice(0, 2).toLowerCase() ?? '';
  return isLocale(language) ? language : 'ja';
}
