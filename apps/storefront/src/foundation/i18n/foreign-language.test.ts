import { expect, test } from 'vitest';
import { foreignLanguage } from './foreign-language';

test('[ROUTE-16] shopper content is marked with its language where the page has another', () => {
  expect(foreignLanguage('元気な株が届きました', 'en')).toBe('ja');
  expect(foreignLanguage('元気な株が届きました', 'ja')).toBeUndefined();
  expect(foreignLanguage('A healthy plant!', 'en')).toBeUndefined();
  expect(foreignLanguage('A healthy plant!', 'ja')).toBe('en');
});
