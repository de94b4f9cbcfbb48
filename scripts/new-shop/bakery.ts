import { projectRoot } from '../setup/project-root.mjs';
import { type Answers, readAnswers } from './answers';
import { namesInUse } from './write-shop';

/** A shop that tests of `npm run new-shop` make. */
export const BAKERY = {
  name: 'komugi-do',
  title: 'こむぎ堂',
  'title-en': 'Komugi-do',
  colors: '#e3b06a,#33241a,#fffdf9',
  goods: 'パン,個,loaf,loaves',
  categories: 'bread:食パン:Bread,pastry:菓子パン:Pastry',
  fee: '650',
  domain: 'komugi.example',
};

/** @throws with the faults of answers that are refused */
export function answersOf({
  'title-en': titleEn,
  ...typed
}: typeof BAKERY & { languages?: string }): Answers {
  const read = readAnswers({ ...typed, titleEn }, namesInUse(projectRoot));
  if (!read.ok) throw new Error(read.faults.join('\n'));
  return read.answers;
}
