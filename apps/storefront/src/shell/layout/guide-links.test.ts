import { KOMORENO } from '@shop/brands/komoreno/brand';
import type { BrandPage } from '@shop/rules/brand/brand';
import { expect, test, vi } from 'vitest';
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
    { handle: 'promise', title: '保証', role: 'guarantee' },
    { handle: 'binding', title: '製本のしかた', role: 'guide' },
    { handle: 'draft', title: '下書き' },
  );
  expect(ownLinks()).toEqual(['/pages/promise', '/pages/binding']);
  expect(guideLinks('ja')).toContainEqual({ href: '/pages/binding', label: '製本のしかた' });
});
