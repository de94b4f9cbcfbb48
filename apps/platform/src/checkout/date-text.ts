import { type DeliveryTime, deliveryTimeOf } from '@shop/rules/delivery/delivery-times';
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

const TIMES: Readonly<Record<Exclude<DeliveryTime, 'none'>, WordKey>> = {
  morning: 'preferences.timeMorning',
  from14to16: 'preferences.time14',
  from16to18: 'preferences.time16',
  from18to20: 'preferences.time18',
};

/** A delivery time in the page's language; an unknown one is returned unchanged. */
export function timeText(sent: string, words: Words): string {
  const time = deliveryTimeOf(sent);
  return time === 'none' ? sent : words(TIMES[time]);
}

/** Formats a time for shoppers, in Japan's time zone. */
export function momentText(moment: Date, language: Language): string {
  return new Intl.DateTimeFormat(LANGUAGES[localeOfPlatform(language)].dates, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Tokyo',
  }).format(moment);
}
