import type { Language } from './words.ts';

/** A moment as a shopper reads it, in Japan's time. */
export function momentText(moment: Date, language: Language): string {
  return new Intl.DateTimeFormat(language === 'EN' ? 'en-GB' : 'ja-JP', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Tokyo',
  }).format(moment);
}
