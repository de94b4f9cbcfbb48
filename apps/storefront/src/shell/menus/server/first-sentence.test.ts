import { expect, test } from 'vitest';
import { firstSentence } from './answer-menus';

test.each([
  ['農園です。三代目です。', '農園です'],
  ['A farm in Aichi. The third generation.', 'A farm in Aichi.'],
  ['About 1.5 m tall. Green.', 'About 1.5 m tall.'],
  ['一文だけ', '一文だけ'],
  ['', ''],
])('[HEAD-05] the first sentence of %j is %j', (text, first) => {
  expect(firstSentence(text)).toBe(first);
});
