/** The last share of a text that is searched for the end of a sentence or a pause; an earlier cut would lose too much. */
const NEAR = 0.4;

const SENTENCE_END = /[。!?]|[.!?](?=\s)/gu;
const PAUSE = /[、,・]/gu;
const SPACE = /\s+/gu;
const LEFT_OVER = /[\s、,・,;:.]+$/u;
/** A character of a script without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。]/u;

/**
 * A text of at most `longest` UTF-16 units. A longer text is cut after a sentence if one ends near the limit. Otherwise it is cut
 * with an ellipsis after a whole word, in Japanese at a nearby pause.
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

/** The index of a pattern's last match, at most `most`; -1 for none. */
function lastPlace(text: string, pattern: RegExp, most: number): number {
  let last = -1;
  for (const { index } of text.matchAll(pattern)) {
    if (index <= most) last = index;
  }
  return last;
}

/**
 * The first `longest` UTF-16 units of a text, one fewer if that would split a surrogate pair: URLs and cookies cannot hold a lone
 * surrogate.
 */
export function cutText(text: string, longest: number): string {
  return text.slice(0, longest).replace(/\p{Cs}$/u, '');
}
