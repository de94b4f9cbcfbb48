import { LANGUAGES, type Locale } from './locale';

const FORMATS: Record<Locale, Intl.DateTimeFormat> = {
  ja: new Intl.DateTimeFormat(LANGUAGES.ja.dates, { dateStyle: 'long', timeZone: 'Asia/Tokyo' }),
  en: new Intl.DateTimeFormat(LANGUAGES.en.dates, { dateStyle: 'long', timeZone: 'Asia/Tokyo' }),
};

/** An instant as a date in Japan: `2026年11月12日`. */
export function formatDate(iso: string, locale: Locale): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : FORMATS[locale].format(date);
}
