import type { StoreProfile } from '@shop/rules/store/store-profile';
import { afterEach, expect, test } from 'vitest';
import { setStoreProfile } from '#foundation/brand/store-profile.ts';
import { isLivingPath } from './living-path';
import { questionsOf, withLivingLinks } from './questions';

const STORE: StoreProfile = {
  name: '',
  pages: [{ handle: 'premium-support', title: '育て方相談' }],
  policies: [{ handle: 'refund-policy', title: '返品' }],
  collections: { 'pet-friendly': 'ペット' },
  tags: null,
  sections: ['columns'],
  deliveryRules: null,
  facts: {},
};
const have = (store: StoreProfile) => setStoreProfile({ ja: store, en: store });
afterEach(() => setStoreProfile(null));

test('[BRAND-02] a path of the brand lives where the store has its page, policy, list or column', () => {
  have(STORE);
  for (const [path, lives] of [
    ['/pages/premium-support', true],
    ['/pages/guarantee', false],
    ['/policies/refund-policy', true],
    ['/policies/legal-notice', false],
    ['/collections/pet-friendly', true],
    ['/collections/desk', false],
    ['/columns/first', true],
    ['/columns/second', false],
    ['/fixed/e-gift', false],
    ['/ranking', true],
  ] as const)
    expect(isLivingPath(path, ['first']), path).toBe(lives);
  have({ ...STORE, pages: [{ handle: 'e-gift', title: 'e ギフト' }] });
  expect(isLivingPath('/fixed/e-gift', [])).toBe(true);
});

test('[PAGE-05] [BRAND-02] an answer of the brand leads to no page that the store lacks, and says the same', () => {
  const questions = questionsOf('en');
  expect(withLivingLinks(questions, [])).toEqual(questions);
  have({ ...STORE, pages: [], policies: [], collections: {} });
  const shown = withLivingLinks(questions, []);
  expect(shown.flatMap(({ more }) => more ?? [])).toEqual([]);
  expect(shown.map(({ text }) => text)).toEqual(questions.map(({ text }) => text));
});
