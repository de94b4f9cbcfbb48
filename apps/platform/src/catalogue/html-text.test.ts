import { expect, test } from 'vitest';
import { plainText } from './html-text.ts';

test.each([
  ['<p>一つ</p><p>二つ</p>', undefined, '一つ 二つ'],
  ['<ul><li>a</li>\n<li>b &amp; c</li></ul>', undefined, 'a b & c'],
  ['a<br>b', undefined, 'a b'],
  ['<script>alert(1)</script>ok', undefined, 'ok'],
  ['<p>1234567890</p>', 8, '12345...'],
  ['<p>12345</p>', 5, '12345'],
  ['<p>12345</p>', 0, '...'],
  ['', undefined, ''],
])('[PROD-11] %j truncated to %s is %j', (html, truncateAt, expected) => {
  expect(plainText(html, truncateAt)).toBe(expected);
});
