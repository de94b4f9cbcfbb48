import { KOMORENO } from '@shop/brands/komoreno/brand';
import { expect, test, vi } from 'vitest';
import { guideLinks } from './guide-links';

const brand = vi.hoisted(() => ({ pages: [] as { handle: string; title: string }[] }));
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
  brand.pages.splice(0, brand.pages.length, { handle: 'guarantee', title: '枯れ保証' });
  expect(ownLinks()).toEqual(['/pages/guarantee']);
});
