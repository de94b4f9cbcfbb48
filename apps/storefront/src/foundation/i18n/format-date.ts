import { LANGUAGES, type Locale } from '@shop/rules/language';

const FORMATS = new Map<Locale, Intl.DateTimeFormat>();

/** An instant as a date in Japan: `2026年11月12日`. */
export function formatDate(iso: string, locale: Locale): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const format =
    FORMATS.get(locale) ??
    new Intl.DateTimeFormat(LANGUAGES[locale].dates, { dateStyle: 'long', timeZone: 'Asia/Tokyo' });
  FORMATS.set(locale, format);
  return format.format(date);
}
