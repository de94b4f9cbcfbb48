import type { WordKey, Words } from './words.ts';

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
