import { type Locale, localePath } from '#foundation/i18n/locale.ts';

/** Where a link that merchants wrote leads, in a language: paths of the shop are written as in Japanese. */
export function pageAddress(url: string, locale: Locale): string {
  return url.startsWith('/') ? localePath(locale, url) : url;
}
