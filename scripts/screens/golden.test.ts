import { expect, test } from 'vitest';
import { lineDifferences } from './golden';

test.each([
  ['equal texts', 'a\nb', 'a\nb', []],
  ['a changed line', 'a\nb\nc', 'a\nx\nc', ['- b', '+ x']],
  ['a line more at the end', 'a', 'a\nb', ['+ b']],
  ['a line less at the beginning', 'a\nb', 'b', ['- a']],
  ['a repeated line less', 'a\na\nb', 'a\nb', ['- a']],
])('the diff of %s', (_name, before, after, lines) => {
  expect(lineDifferences(before, after)).toEqual(lines);
});

test('a diff of many lines is truncated', () => {
  const many = Array.from({ length: 40 }, (_, n) => `${n}`).join('\n');
  expect(lineDifferences('', many)).toHaveLength(12);
});
