import { LANGUAGES, localeOfPlatform } from '@shop/rules/language';
import type { Language, WordKey, Words } from './words.ts';

const WRITTEN = /^\d{4}-\d{2}-\d{2}$/;

/** Formats a day sent as `2026-12-07` for shoppers; other text is returned unchanged. */
export function dateText(sent: string, language: Language): string {
  const day = new Date(`${sent}T00:00:00Z`);
  if (!WRITTEN.test(sent) || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== sent) {
    return sent;
  }
  const { dates, joiner } = LANGUAGES[localeOfPlatform(language)];
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dates, { ...options, timeZone: 'UTC' }).format(day);
  // Formatted by hand: the comma of the English form depends on Node's ICU version.
  return joiner === ' '
    ? `${part({ weekday: 'long' })}, ${part({ day: 'numeric', month: 'long', year: 'numeric' })}`
    : `${part({ day: 'numeric', month: 'long', year: 'numeric' })}(${part({ weekday: 'short' })})`;
}

/** Delivery times sent by shops, with their labels. */
const TIMES: ReadonlyMap<string, WordKey> = new Map([
  ['午前中(8時〜12時)', 'preferences.timeMorning'],
  ['14:00〜16:00', 'preferences.time14'],
  ['16:00〜18:00', 'preferences.time16'],
  ['18:00〜20:00', 'preferences.time18'],
]);

/** A delivery time in the page's language; an unknown one is returned unchanged. */
export function timeText(sent: string, words: Words): string {
  const key = TIMES.get(sent);
  return key === undefined ? sent : words(key);
}

/** Formats a time for shoppers, in Japan's time zone. */
export function momentText(moment: Date, language: Language): string {
  return new Intl.DateTimeFormat(LANGUAGES[localeOfPlatform(language)].dates, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Tokyo',
  }).format(moment);
}
