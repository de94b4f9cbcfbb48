import { cutText } from './cut-text';

/** The last part of a text in which the end of a sentence or a pause is looked for; further back too much would be lost. */
const NEAR = 0.4;

const SENTENCE_END = /[。!?]|[.!?](?=\s)/gu;
const PAUSE = /[、,・]/gu;
const SPACE = /\s+/gu;
const LEFT_OVER = /[\s、,・,;:.]+$/u;
/** A sign of a script that writes words without spaces. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。]/u;

/**
 * A text of at most `longest` UTF-16 units. A longer one ends after a sentence, where one ends near; else with an ellipsis after
 * a whole word, in Japanese at a pause where one is near.
 */
export function shortenText(text: string, longest: number): string {
  const whole = text.trim();
  if (whole.length <= longest) return whole;
  const most = cutText(whole, longest - 1).length;
  const least = longest * (1 - NEAR);
  const sentence = lastPlace(whole, SENTENCE_END, most - 1) + 1;
  if (sentence >= least) return whole.slice(0, sentence);
  const isUnspaced = UNSPACED.test(whole.charAt(most - 1)) || UNSPACED.test(whole.charAt(most));
  const pause = lastPlace(whole, isUnspaced ? PAUSE : SPACE, most);
  const end = pause >= (isUnspaced ? least : 1) ? pause : most;
  return `${whole.slice(0, end).replace(LEFT_OVER, '')}…`;
}

/** Where a pattern is found last, at `most` at the latest; -1 for nowhere. */
function lastPlace(text: string, pattern: RegExp, most: number): number {
  let last = -1;
  for (const { index } of text.matchAll(pattern)) {
    if (index <= most) last = index;
  }
  return last;
}
