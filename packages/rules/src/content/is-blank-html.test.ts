import { expect, test } from 'vitest';
import { isBlankHtml } from './is-blank-html';

test.each([
  ['', true],
  ['<p></p>\n', true],
  ['<p>&nbsp;\u3000&#160;</p>', true],
  ['<p><img src="/a.png" alt=""></p>', false],
  ['<p>0</p>', false],
])('[ROUTE-14] the text %j is blank: %s', (html, isBlank) => {
  expect(isBlankHtml(html)).toBe(isBlank);
});
