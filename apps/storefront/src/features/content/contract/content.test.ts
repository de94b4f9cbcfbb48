import { KOMORENO } from '@shop/brands/komoreno/brand';
import { CAMPAIGNS } from '@shop/brands/komoreno/campaigns';
import { DELIVERY_RULES } from '@shop/brands/komoreno/delivery';
import { FACETS } from '@shop/brands/komoreno/facets';
import { MENUS } from '@shop/brands/komoreno/menus';
import { PAYMENT_NAMES } from '@shop/brands/komoreno/payments';
import { PRODUCT_LISTS } from '@shop/brands/komoreno/product-lists';
import { APP, RELATED_SITES, SHOP, SHOP_LINKS } from '@shop/brands/komoreno/shop';
import { tagSearchPath } from '@shop/rules/catalog/ai-tag';
import { blockedWeekdays } from '@shop/rules/delivery/weekday-blocks';
import { LOCALES } from '@shop/rules/language';
import { describe, expect, test } from 'vitest';
import { aiTagNames } from '#features/catalog/contract/ai-tag-names.ts';
import { contentPath, isPolicy, POLICIES } from '#foundation/routing/content-pages.ts';

describe('[DATA-03] the static content of the shop', () => {
  test('equals the golden file, in both languages', async () => {
    const all = {
      shop: SHOP,
      app: APP,
      links: SHOP_LINKS,
      related: RELATED_SITES,
      payments: PAYMENT_NAMES,
      categories: MENUS.categories,
      subCategories: MENUS.subCategories,
      purposes: MENUS.purposes,
      producers: MENUS.producers,
      tags: MENUS.tags.map(({ title, ...tag }) => ({ path: tagSearchPath(tag), title })),
      tagGroups: FACETS,
      campaigns: CAMPAIGNS,
      pages: Object.fromEntries(KOMORENO.pages.map(({ handle }) => [handle, contentPath(handle)])),
      policies: POLICIES,
    };
    await expect(JSON.stringify(all, null, 2)).toMatchFileSnapshot('./goldens/content.json');
  });

  test('every list of the menus has a name in both languages and its own URL', () => {
    const pages = [...MENUS.categories, ...MENUS.subCategories, ...MENUS.purposes, ...MENUS.producers];
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
    for (const { title } of pages) for (const locale of LOCALES) expect(title[locale]).not.toBe('');
  });

  test('[DATA-03] [HEAD-01] the menu has eleven tags, all existing, without duplicates', () => {
    expect(MENUS.tags).toHaveLength(11);
    expect(new Set(MENUS.tags.map(({ childId }) => childId)).size).toBe(11);
    for (const tag of MENUS.tags) expect(aiTagNames(tag, 'ja')).not.toBeNull();
  });

  test('[DATA-03] 43 products are excluded, 22 are made for this shop, none is free of postage', () => {
    expect(new Set(PRODUCT_LISTS.excluded).size).toBe(43);
    expect(new Set(PRODUCT_LISTS.storeOriginal).size).toBe(22);
    expect(DELIVERY_RULES.fees?.freePostage).toEqual([]);
  });

  test.each([
    ...['toytp5', 'toytp500101_set'].map((sku) => [sku, [0, 1, 2]] as const),
    ...[1, 2, 3].map((n) => [`toytp200${n}_set`, [1, 2]] as const),
    ...['400101', '400102', '400201', '400202', '400203', '400204', '700601', '700602', '700603'].map(
      (n) => [`toytp${n}_set`, [1, 2]] as const,
    ),
    ...['toytp2004_set', 'toytp400103_set', 'toytp700604_set'].map((sku) => [sku, []] as const),
  ])('[DLV-03] %s is not delivered on the weekdays %j', (sku, weekdays) => {
    expect(blockedWeekdays([{ sku, productId: 1 }], DELIVERY_RULES.weekdayBlocks)).toEqual(weekdays);
  });

  test('[DLV-02] [DLV-03] five SKUs have a blocked range, one product its weekdays', () => {
    const [, december] = DELIVERY_RULES.blockedRanges;
    expect(december?.skus).toEqual([1, 2, 3, 4, 5].map((n) => `toytp70070${n}_set`));
    const product = { sku: '', productId: 44795488731369 };
    expect(blockedWeekdays([product], DELIVERY_RULES.weekdayBlocks)).toEqual([0, 1, 2]);
  });

  test('[ROUTE-11] [ROUTE-12] texts are found by their handles', () => {
    expect(contentPath('guarantee')).toBe('/pages/guarantee');
    expect(Object.keys(POLICIES).every(isPolicy)).toBe(true);
    expect(isPolicy('privacy')).toBe(false);
    expect(isPolicy('toString')).toBe(false);
  });
});
