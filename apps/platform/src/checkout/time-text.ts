import type { WordKey, Words } from './words.ts';

/** The times that shops send, and their words. */
const TIMES: ReadonlyMap<string, WordKey> = new Map([
  ['午前中(8時〜12時)', 'wishes.timeMorning'],
  ['14:00〜16:00', 'wishes.time14'],
  ['16:00〜18:00', 'wishes.time16'],
  ['18:00〜20:00', 'wishes.time18'],
]);

/** A time of delivery in the language of the page; one that is not known stands as it was sent. */
export function timeText(sent: string, words: Words): string {
  const key = TIMES.get(sent);
  return key === undefined ? sent : words(key);
}
