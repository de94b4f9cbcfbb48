import { BUILT_DELIVERY_RULES } from '@shop/brands/built-delivery-rules';
import { KOMORENO } from '@shop/brands/komoreno/brand';
import { MENUS } from '@shop/brands/komoreno/menus';
import { QUESTIONS } from '@shop/brands/komoreno/questions';
import { loadCatalogue } from '@shop/fixtures/catalogue/load-catalogue';
import { windowValues } from '@shop/rules/delivery/delivery-rules';
import { COUPON_MINIMUM, MAX_DISCOUNT_RATE } from '@shop/rules/mail-magazine/coupon';
import type { StoreProfile } from '@shop/rules/store/store-profile';
import { afterEach, describe, expect, test } from 'vitest';
import { hasPolicy } from '#foundation/brand/shop-brand.ts';
import { setStoreProfile } from '#foundation/brand/store-profile.ts';
import { contentPath, POLICIES } from '#foundation/routing/content-pages.ts';
import { isLivingPath, questionsOf, withLivingLinks } from './questions';

const { pages, policies } = loadCatalogue();
/** The store's own texts, without markup. */
const said = JSON.stringify([pages, policies]).replace(/<[^>]+>/gu, ' ');
const answerTo = (id: string) => {
  const question = QUESTIONS.find((one) => one.id === id);
  if (question === undefined) throw new Error(`no question ${id}`);
  return question.answer;
};

describe('[PAGE-05] the FAQ', () => {
  test('has twenty items, without duplicates, in both languages', () => {
    expect(QUESTIONS).toHaveLength(20);
    for (const texts of [
      QUESTIONS.map(({ id }) => id),
      ...(['ja', 'en'] as const).flatMap((locale) => [
        QUESTIONS.map(({ question }) => question[locale]),
        QUESTIONS.map(({ answer }) => answer[locale]),
      ]),
    ])
      expect(new Set(texts).size).toBe(20);
    expect(QUESTIONS.filter(({ id }) => !/^[a-z-]+$/u.test(id))).toEqual([]);
  });

  test('links to existing pages', () => {
    const known = new Set<string>([
      ...KOMORENO.pages.map(({ handle }) => contentPath(handle)),
      ...Object.values(POLICIES),
      ...MENUS.purposes.map(({ path }) => path),
    ]);
    expect(QUESTIONS.filter(({ more }) => more !== undefined && !known.has(more))).toEqual([]);
  });

  test.each([
    ['shipping-fee', '{fee}'],
    ['shipping-fee', '{farFee}'],
    ['coupon', `${MAX_DISCOUNT_RATE}%`],
    ['coupon', COUPON_MINIMUM.toLocaleString('en')],
    ['guarantee', String(KOMORENO.guarantee.days)],
    ['returns', String(KOMORENO.returns.days)],
  ])('%s states %s as the rules do', (id, fact) => {
    for (const text of Object.values(answerTo(id))) expect(text).toContain(fact);
  });

  test('payment methods are those of the footer, in the legal notice too (FOOT-01)', () => {
    const notice = policies.find(({ handle }) => handle === 'legal-notice')?.body ?? '';
    const names = KOMORENO.payments.ja;
    expect(names.filter((name) => !answerTo('payment-methods').ja.includes(name))).toEqual([]);
    expect(names.filter((name) => !notice.includes(name))).toEqual([]);
  });

  test('days of delivery are those of the store, which the pages say too', () => {
    const { from, to } = windowValues(BUILT_DELIVERY_RULES.window);
    for (const locale of ['ja', 'en'] as const) {
      const text = answerTo('delivery-time')[locale];
      expect(text).toContain('{from}');
      expect(text).toContain('{to}');
      expect(text).not.toMatch(/\d/u);
      expect(said).toContain(locale === 'ja' ? `${from}日後から${to}日後` : `between ${from} and ${to} days`);
    }
  });

  test.each([
    'payment-methods',
    'payment-due',
    'cancel',
    'absence',
    'returns',
    'damaged',
    'refund',
    'photos',
    'e-gift',
  ])("every number and name of %s is in the store's own pages", (id) => {
    for (const text of Object.values(answerTo(id))) {
      const facts =
        text.match(/\d+(?=日|点|か月| days)|[A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+)+|[A-Z]{3,}/gu) ?? [];
      expect(facts.filter((fact) => !said.includes(fact))).toEqual([]);
    }
  });
});

const STORE: StoreProfile = {
  name: '',
  pages: [{ handle: 'premium-support', title: '育て方相談' }],
  policies: [{ handle: 'refund-policy', title: '返品' }],
  collections: { 'pet-friendly': 'ペット' },
  tags: null,
  sections: ['columns'],
  menus: { categories: [], purposes: [] },
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
    expect(isLivingPath(path, ['first'], 'ja'), path).toBe(lives);
  setStoreProfile({ ja: { ...STORE, policies: [] }, en: STORE });
  expect(['ja' as const, 'en' as const].filter((locale) => hasPolicy('refund-policy', locale))).toEqual([
    'en',
  ]);
  expect(isLivingPath('/policies/refund-policy', [], 'ja')).toBe(false);
  expect(isLivingPath('/policies/refund-policy', [], 'en')).toBe(true);
  have({ ...STORE, pages: [{ handle: 'e-gift', title: 'e ギフト' }] });
  expect(isLivingPath('/fixed/e-gift', [], 'ja')).toBe(true);
});

test('[PAGE-05] [BRAND-02] an answer of the brand leads to no page that the store lacks, and says the same', () => {
  const questions = questionsOf('en');
  expect(withLivingLinks(questions, [], 'en')).toEqual(questions);
  have({ ...STORE, pages: [], policies: [], collections: {} });
  const shown = withLivingLinks(questions, [], 'en');
  expect(shown.flatMap(({ more }) => more ?? [])).toEqual([]);
  expect(shown.map(({ text }) => text)).toEqual(questions.map(({ text }) => text));
});
