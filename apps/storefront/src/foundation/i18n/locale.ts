import type * as language from '@shop/rules/language';
import { LOCALES, MAIN_LOCALE, prefixOf } from '@shop/rules/language';

export type Locale = language.Locale;

/** Whether a path segment names a language of the shop. */
export function isLocale(text: string): text is Locale {
  return (LOCALES as readonly string[]).includes(text);
}

/** The language of a tag, whatever its case; undefined for none of the shop's. */
export function localeOfTag(tag: string): Locale | undefined {
  return LOCALES.find((locale) => locale.toLowerCase() === tag.toLowerCase());
}

/** Of some languages that of a tag, else the first of the same kind: `en` for `en-GB`; undefined for none. */
export function closestLocale(tag: string, among: readonly Locale[]): Locale | undefined {
  const [kind] = tag.toLowerCase().split('-');
  const named = localeOfTag(tag);
  return named !== undefined && among.includes(named)
    ? named
    : among.find((locale) => locale.split('-')[0] === kind);
}

/** A pattern of the prefixes of paths: `/en`. */
export function prefixPattern(): string {
  return `\\/(?:${LOCALES.filter((locale) => locale !== MAIN_LOCALE).join('|')})(?=\\/|$)`;
}

/** The path of a Japanese path in a language: `/cart` is `/en/cart` in English, `/#news` on the home page `/en#news`. */
export function localePath(locale: Locale, path: string): string {
  const prefix = prefixOf(locale);
  return prefix === '' ? path : `${prefix}${path.replace(/^\/(?=[?#]|$)/, '')}`;
}
