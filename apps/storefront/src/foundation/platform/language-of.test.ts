import { expect, test } from 'vitest';
import { languageOf } from './language-of';

test('[ROUTE-16] the platform is asked in the page’s language', () => {
  expect(languageOf('ja')).toBe('JA');
  expect(languageOf('en')).toBe('EN');
});
