import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { crawl, expectLiving, faultsOf, faultsOfFiles } from './support/brand-crawl';
import { type DeployedFolder, deployedFolder } from './support/deployed-folder';
import { fillStore, SEVEN_PRODUCTS, storeCommand } from './support/fill-store';
import { attribute, ParsedPage } from './support/parsed-page';
import { type ShopOfBrand, startShopOfBrand } from './support/shop-of-brand';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

let folder: DeployedFolder;
let shop: ShopOfBrand;
let checked = '';
beforeAll(async () => {
  folder = await deployedFolder();
  const seed = { PLATFORM_SEED: 'empty' };
  shop = await startShopOfBrand(folder, 'none', seed, {}, async (store, url) => {
    const prepared = await storeCommand('store-prepare', store, url, '--yes');
    expect(prepared).toContain('menuCreate');
    await fillStore(store);
    checked = await storeCommand('store-check', store, url);
  });
});
afterAll(async () => {
  await shop?.stop();
  await folder?.remove();
});

test('[STORE-04] store:check finds nothing lacking in an empty store that was prepared and filled, but texts', () => {
  const lacking = checked
    .split('\n')
    .filter((line) => /^\s*(?:missing|malformed|names another brand):/.test(line));
  expect(lacking).toEqual([]);
  expect(checked).toContain(`新しいショップ at ${shop.platform.url}`);
});

test('[STORE-04] [BRAND-02] every page of it lives, says nothing of another shop, and lists seven products', async () => {
  const site = await crawl(shop);
  expectLiving(site);
  expect(faultsOf(site)).toEqual([]);
  expect(await faultsOfFiles(shop)).toEqual([]);
  const found = new ParsedPage(await shop.text(encodeURI('/search?q=パン')));
  expect(found.all('article')).toHaveLength(SEVEN_PRODUCTS.length);
  for (const { handle } of SEVEN_PRODUCTS) expect(site.pages.get(`/products/${handle}`)?.status).toBe(200);
  const missing = await Promise.all(
    [...site.pictures.keys()].map(async (src) => ((await fetch(src)).ok ? [] : [src])),
  );
  expect(missing.flat()).toEqual([]);
});

test('[LIST-04] no filter of its lists is empty', async () => {
  let tried = 0;
  for (const list of [encodeURI('/search?q=パン'), '/collections/bread', '/collections/sweets']) {
    const page = new ParsedPage(await shop.text(list));
    const links = new Set(page.all('a').flatMap((link) => attribute(link, 'href') ?? []));
    for (const href of links) {
      if (!/[?&](?:tag|stock|price)=/.test(href)) continue;
      tried += 1;
      const filtered = new ParsedPage(await (await fetch(new URL(href, shop.url))).text());
      expect(filtered.all('article').length, href).toBeGreaterThan(0);
    }
  }
  expect(tried).toBeGreaterThan(0);
});
