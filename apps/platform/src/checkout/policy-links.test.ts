import { expect, test } from 'vitest';
import { policyLinks } from './policy-links.ts';

const WRITTEN = { body: '<p>本文</p>', translations: { EN: { body: '<p>Text</p>' } } };

test.each([
  ['in both languages', WRITTEN, [true, true]],
  ['by its own text where it is not translated', { body: WRITTEN.body, translations: {} }, [true, true]],
  [
    'in Japanese only',
    { body: WRITTEN.body, translations: { EN: { body: '<p>&nbsp;</p>' } } },
    [true, false],
  ],
  ['in English only', { body: '<p></p>', translations: WRITTEN.translations }, [false, true]],
  ['nowhere', undefined, [false, false]],
] as const)('[ROUTE-14] the checkout links to a policy that exists %s', (_, policy, expected) => {
  const links = (language: 'JA' | 'EN') =>
    policyLinks((handle) => (handle === 'refund-policy' ? policy : undefined), {
      language,
      shopUrl: 'https://shop.example/en',
    });
  expect([links('JA').length, links('EN').length].map(Boolean)).toEqual(expected);
  for (const { href } of links('EN')) expect(href).toBe('https://shop.example/en/policies/refund-policy');
});
