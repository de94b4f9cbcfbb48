import { KOMORENO } from '@shop/brands/komoreno/brand';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import * as shop from '#foundation/brand/shop-brand.ts';
import { CollectionsScreen } from './CollectionsScreen';

test('[ROUTE-09] [BRAND-02] /collections of a shop without lists by purpose leads to its categories', () => {
  const menus = { ...KOMORENO.menus, purposes: [] };
  const brand = vi.spyOn(shop, 'brandMenus').mockReturnValue(menus);
  const html = renderToStaticMarkup(
    <CollectionsScreen locale="en" directory={{ purposes: [], producers: [] }} />,
  );
  brand.mockRestore();
  for (const { path } of menus.categories) expect(html).toContain(`href="/en${path}"`);
  expect(html).not.toContain('No products found');
});
