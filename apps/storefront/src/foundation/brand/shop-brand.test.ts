import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('[DATA-03] the 17 category tag ids belong to the first brand only', async () => {
  const { BRANDS } = await import('@shop/brands/brands');
  expect(BRANDS.komoreno.categoryTagIds).toHaveLength(17);
  expect(BRANDS.asamoya.categoryTagIds).toBeUndefined();
});

test("[BRAND-02] without a brand the menus link only to the store's own lists", async () => {
  vi.stubEnv('BRAND', 'none');
  const { brandMenus, hasSection, shopBrand } = await import('./shop-brand');
  expect((['news', 'columns', 'advisors'] as const).filter(hasSection)).toEqual([]);
  expect(Object.values(brandMenus()).flat()).toEqual([]);
  expect(shopBrand()).toEqual({ hasStoreMenu: true });
});
