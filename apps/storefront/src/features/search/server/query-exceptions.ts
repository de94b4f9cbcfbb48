import type { SearchLexicon } from './search-lexicon';
import { foldSearchText, numberForms } from './word-forms';

const EXCEPTION =
  /\b(?:but not|not|except(?: for)?|other than|apart from|anything but|rather than|instead of)\s+(?:an?\s+|the\s+|any\s+)?([a-z]+(?: [a-z]+)?)\b|([\p{Script=Han}々]{1,6}|[ァ-ヺー]{2,10})(?:以外(?:の|で|に)?|(?:じゃ|では|で)な(?:い|く(?:て)?)|を除(?:く|いた|いて)|抜きで|は(?:だめ|ダメ|駄目|NG|無理|嫌|いや|避けたい)(?:な?ので|(?=です|だ|[、。,\s]|$)))/giu;

/** Things that a query rules out: `but not roses`, `not cut flowers`, バラ以外. */
export function exceptionsIn(query: string, lexicon: SearchLexicon): { text: string; thing: string }[] {
  return [...query.matchAll(EXCEPTION)].map(([text, inEnglish = '', inJapanese = '']) => {
    const second = / [a-z]+$/iu.exec(inEnglish)?.[0] ?? '';
    const isOne = nameOf(inEnglish, lexicon) !== undefined || lexicon.needs.has(foldSearchText(inEnglish));
    return isOne || second === ''
      ? { text, thing: inEnglish || inJapanese }
      : { text: text.slice(0, -second.length), thing: inEnglish.slice(0, -second.length) };
  });
}

/** The name that a word or its other number is. */
export function nameOf(thing: string, { names }: SearchLexicon): string | undefined {
  const folded = foldSearchText(thing);
  return [folded, ...numberForms(folded)].find((form) => names.has(form));
}
