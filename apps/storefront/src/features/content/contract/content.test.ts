import { describe, expect, test } from 'vitest';
import { AI_TAG_GROUPS } from '#features/catalog/contract/ai-tags.ts';
import {
  CATEGORIES,
  PRODUCER_PAGES,
  PURPOSES,
  SUB_CATEGORY_PAGES,
} from '#features/catalog/contract/menu-pages.ts';
import { TAG_LINKS } from '#features/catalog/contract/tag-links.ts';
import { CAMPAIGNS } from '#foundation/brand/komoreno/campaigns.ts';
import { PAYMENT_NAMES } from '#foundation/brand/komoreno/payments.ts';
import { APP, RELATED_SITES, SHOP, SHOP_LINKS } from '#foundation/brand/komoreno/shop.ts';
import { LOCALES } from '#foundation/i18n/locale.ts';
import { CONTENT_PAGES, contentPath, isPolicy, POLICIES } from '#foundation/routing/content-pages.ts';
import { COLUMN_HANDLES, columnPath } from './column-pages';

describe('[DATA-03] what the shop says of itself', () => {
  test('is what was written down, in both languages', async () => {
    const all = {
      shop: SHOP,
      app: APP,
      links: SHOP_LINKS,
      related: RELATED_SITES,
      payments: PAYMENT_NAMES,
      categories: CATEGORIES,
      subCategories: SUB_CATEGORY_PAGES,
      purposes: PURPOSES,
      producers: PRODUCER_PAGES,
      tags: TAG_LINKS,
      tagGroups: AI_TAG_GROUPS,
      campaigns: CAMPAIGNS,
      columns: COLUMN_HANDLES.map(columnPath),
      pages: CONTENT_PAGES,
      policies: POLICIES,
    };
    await expect(JSON.stringify(all, null, 2)).toMatchFileSnapshot('./goldens/content.json');
  });

  test('every list of the menus has a name in both languages and an address of its own', () => {
    const pages = [...CATEGORIES, ...SUB_CATEGORY_PAGES, ...PURPOSES, ...PRODUCER_PAGES];
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
    for (const { title } of pages) for (const locale of LOCALES) expect(title[locale]).not.toBe('');
  });

  test('[ROUTE-11] [ROUTE-12] texts are found by their handles', () => {
    expect(contentPath('guarantee')).toBe('/pages/guarantee');
    expect(Object.keys(POLICIES).every(isPolicy)).toBe(true);
    expect(isPolicy('privacy')).toBe(false);
    expect(isPolicy('toString')).toBe(false);
  });
});
