import { expect, test } from 'vitest';
import { isHandle } from './is-handle';

test.each([
  ['pachira-mini', true],
  ['観葉植物_2', true],
  ['ガジュマル・盆栽'.replace('・', '-').normalize('NFD'), true],
  ['पौधे', true],
  ['a'.repeat(255), true],
  ['a'.repeat(256), false],
  ['', false],
  ['a b', false],
  ['../x', false],
])('[ROUTE-14] %s: is a valid handle? %s', (text, may) => {
  expect(isHandle(text)).toBe(may);
});
