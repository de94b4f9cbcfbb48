import type { Language } from './words.ts';

/** Formats a time for shoppers, in Japan's time zone. */
export function momentText(moment: Date, language: Language): string {
  return new Intl.DateTimeFormat(language === 'EN' ? 'en-GB' : 'ja-JP', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Tokyo',
  }).format(moment);
}
