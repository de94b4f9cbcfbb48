import { KOMORENO } from '@shop/brands/komoreno/brand';
import type { BrandPage } from '@shop/rules/brand/brand';
import type { StoreProfile } from '@shop/rules/store/store-profile';
import { expect, onTestFinished, test, vi } from 'vitest';
import { setStoreProfile } from '#foundation/brand/store-profile.ts';
import { guideLinks } from './guide-links';

const brand = vi.hoisted(() => ({ pages: [] as BrandPage[] }));
vi.mock('@shop/brands/brands', async (original) => {
  const { BRANDS } = await original<typeof import('@shop/brands/brands')>();
  return { BRANDS: { ...BRANDS, komoreno: { ...BRANDS.komoreno, pages: brand.pages } } };
});

const ownLinks = () =>
  guideLinks('ja').flatMap(({ href }) => (/^\/(?:pages|fixed)\//.test(href) ? [href] : []));

test('[FOOT-01] [BRAND-01] the footer links to the text pages that the brand names, and to no other', () => {
  brand.pages.push(...KOMORENO.pages);
  expect(ownLinks()).toEqual([
    '/pages/premium-support',
    '/pages/guarantee',
    '/pages/giftgreen',
    '/fixed/e-gift',
    '/pages/contents_policy',
  ]);
  brand.pages.splice(
    0,
    brand.pages.length,
    { handle: 'promise', title: { ja: '保証', en: 'Guarantee' }, role: 'guarantee' },
    { handle: 'binding', title: { ja: '製本のしかた', en: 'Binding' }, role: 'guide' },
    { handle: 'draft', title: { ja: '下書き', en: 'Draft' } },
  );
  expect(ownLinks()).toEqual(['/pages/promise', '/pages/binding']);
  expect(guideLinks('ja')).toContainEqual({ href: '/pages/binding', label: '製本のしかた' });
  expect(guideLinks('en')).toContainEqual({ href: '/en/pages/binding', label: 'Binding' });
});

test('[ROUTE-12] the footer has one privacy policy: that of the store, else the link of the brand', () => {
  const privacy = () => guideLinks('ja').filter(({ label }) => /プライバシー/.test(label));
  const store: StoreProfile = {
    ...{ name: '店', collections: {}, tags: null, sections: [], deliveryRules: null, facts: {}, pages: [] },
    menus: { categories: [], purposes: [] },
    policies: [],
  };
  onTestFinished(() => setStoreProfile(null));
  setStoreProfile({ ja: store, en: store });
  expect(privacy()).toEqual([{ href: KOMORENO.links.privacy, label: 'プライバシーポリシー' }]);
  const written = {
    ...store,
    policies: [{ handle: 'privacy-policy', title: 'プライバシーポリシー' }],
  } as const;
  setStoreProfile({ ja: written, en: written });
  expect(privacy()).toEqual([{ href: '/policies/privacy-policy', label: 'プライバシーポリシー' }]);
});

test('[BRAND-02] the footer links to nothing that the store lacks', () => {
  brand.pages.splice(0, brand.pages.length, ...KOMORENO.pages);
  const store: StoreProfile = {
    ...{
      name: '店',
      collections: {},
      tags: null,
      sections: [],
      menus: { categories: [], purposes: [] },
      deliveryRules: null,
      facts: {},
    },
    pages: [{ handle: 'guarantee', title: '枯れ保証' }],
    policies: [{ handle: 'legal-notice', title: '表記' }],
  };
  setStoreProfile({ ja: store, en: store });
  onTestFinished(() => setStoreProfile(null));
  const hrefs = guideLinks('en').map(({ href }) => href);
  expect(hrefs.filter((href) => /\/(?:pages|fixed|policies)\//.test(href))).toEqual([
    '/en/pages/guarantee',
    '/en/policies/legal-notice',
  ]);
});
