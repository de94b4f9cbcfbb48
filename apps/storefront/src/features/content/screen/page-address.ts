import { type Locale, localePath } from '#foundation/i18n/locale.ts';

/** The target of a merchant's link in a language: merchants write the shop's paths in their Japanese form. */
export function pageAddress(url: string, locale: Locale): string {
  return url.startsWith('/') ? localePath(locale, url) : url;
}
