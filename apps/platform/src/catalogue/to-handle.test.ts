import { isHandle } from '@shop/rules/is-handle';
import { expect, test } from 'vitest';
import { toHandle } from './to-handle';

test.each([
  ['umbellata', 'umbellata'],
  ['Ficus Benjamina, BIG!', 'ficus-benjamina-big'],
  ['ガジュマル'.normalize('NFD'), 'ガジュマル'],
  ['観葉 植物セット(大)', '観葉-植物セット-大'],
  ['--Pot_Nr.1--', 'pot_nr-1'],
  ['か゚き'.normalize('NFD'), 'か゚き'],
  ['\u0301abc', 'abc'],
  ['あ'.repeat(300), 'あ'.repeat(255)],
  [`${'a'.repeat(254)} b`, 'a'.repeat(254)],
  ['𠮷'.repeat(300), '𠮷'.repeat(255)],
])('[ROUTE-14] the handle of %s is %s, and the shop opens it', (text, handle) => {
  expect(toHandle(text)).toBe(handle);
  expect(toHandle(handle)).toBe(handle);
  expect(isHandle(handle)).toBe(true);
});

test('a text of signs alone has no handle', () => {
  expect(toHandle(' ☆!? ')).toBe('');
});
