import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOwnScript } from './security-headers';

const known = new Set(['own()']);

test('[SEC-01] page data is passed by scripts of one form, with any content', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      const json = JSON.stringify([1, data]).replaceAll('<', '\\u003c');
      expect(isOwnScript(`self.__next_f.push(${json})`, known)).toBe(true);
    }),
  );
  expect(isOwnScript('(self.__next_f=self.__next_f||[]).push([0])', known)).toBe(true);
  expect(isOwnScript('own()', known)).toBe(true);
});

test.each([
  '',
  'own();evil()',
  'alert(1)',
  'self.__next_f.push([1,"a"]);alert(1)',
  'self.__next_f.push([1,alert(1)])',
  'self.__next_f.push([1,"a"],alert(1))',
  `self.__next_f.push([1,\`\${alert(1)}\`])`,
  'alert(1);self.__next_f.push([1,"a"])',
  'self.__next_f.push([1,"a"]\n)(alert)([1])',
  'self.__next_f.push([])/alert(1)/([1])',
  'self.__next_f.push(alert(1))',
])('[SEC-01] %j is not one of them', (text) => {
  expect(isOwnScript(text, known)).toBe(false);
});
