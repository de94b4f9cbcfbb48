import { BRANDS } from '@shop/brands/brands';
import { BUILT_DELIVERY_RULES } from '@shop/brands/built-delivery-rules';
import { formatDeliveryRules } from '@shop/rules/delivery/delivery-rules-schema';
import type { ok } from '@shop/rules/result';
import type { StoreProfile } from '@shop/rules/store/store-profile';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deliveryRules, deliveryValues } from '#foundation/brand/delivery-rules.ts';
import { legalFacts } from '#foundation/brand/legal-facts.ts';
import { productLists } from '#foundation/brand/product-lists.ts';
import * as shop from '#foundation/brand/shop-brand.ts';
import { hasCollection, hasSection, hasTag, shopNames } from '#foundation/brand/shop-brand.ts';
import { storeProfile } from '#foundation/brand/store-profile.ts';
import { forgetProcess } from '#test/support/forget-process.ts';

const store = vi.hoisted(() => ({
  collections: ['succulent'] as string[] | null,
  menus: { categories: [], purposes: [] },
  deliveryRules: null as string | null,
  facts: [] as ({ key: string; value: string } | null)[],
  articles: [] as object[],
  goods: [] as { id: string }[],
  empty: [] as string[],
  filters: null as object[] | null,
  asked: 0,
}));
vi.mock('./query-platform', () => ({
  queryPlatform: async (_document: unknown, _variables: unknown, read: (data: unknown) => unknown) => {
    store.asked += 1;
    if (store.collections === null) throw new Error('away');
    const result = read({
      shop: {
        name: 'こむぎ堂',
        deliveryRules: store.deliveryRules === null ? null : { value: store.deliveryRules },
        facts: store.facts,
        refundPolicy: null,
        termsOfService: null,
        privacyPolicy: null,
        shippingPolicy: null,
      },
      pages: { nodes: [] },
      collections: {
        nodes: store.collections.map((handle) => ({
          handle,
          title: handle,
          products: { nodes: store.empty.includes(handle) ? [] : [{ id: '1' }] },
        })),
      },
      all: store.filters === null ? null : { products: { filters: store.filters } },
      goods: { nodes: store.goods },
      advisors: { nodes: [] },
      columns: { articles: { nodes: store.articles } },
      news: null,
    }) as ReturnType<typeof ok<StoreProfile>>;
    return result.value;
  },
}));
const { followStore } = await import('./follow-store');

beforeEach(() => {
  vi.useFakeTimers();
  forgetProcess();
  store.asked = 0;
  store.deliveryRules = null;
  store.facts = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  forgetProcess();
});

test('[BRAND-02] a section is linked once the store has an article in it, and a brand’s own before the store has answered', async () => {
  const linked = () => (['news', 'columns', 'advisors'] as const).filter(hasSection);
  expect(linked()).toEqual(['news', 'columns', 'advisors']);
  store.collections = [];
  await followStore({ onChange: vi.fn(), say: vi.fn() });
  expect(linked()).toEqual(['advisors']);
  store.articles = [{ id: '1' }];
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(linked()).toEqual(['columns', 'advisors']);
});

test('[BRAND-02] the ranking is linked once the store has goods that may be ranked', async () => {
  const [excluded = 0] = productLists().excluded;
  store.goods = [{ id: `gid://shopify/Product/${excluded}` }];
  await followStore({ onChange: vi.fn(), say: vi.fn() });
  expect(hasSection('ranking')).toBe(false);
  store.goods.push({ id: 'gid://shopify/Product/1' });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(hasSection('ranking')).toBe(true);
});

test('[BRAND-02] a list or tag without goods is not linked; where the store counts no tags, all are', async () => {
  const linked = () => [hasCollection('succulent'), hasCollection('cactus'), hasTag(201), hasTag(202)];
  store.collections = ['succulent', 'cactus'];
  store.empty = ['cactus'];
  await followStore({ onChange: vi.fn(), say: vi.fn() });
  expect(linked()).toEqual([true, false, true, true]);
  const values = [
    { id: 'filter.p.m.shop.ai_tag_ids.201', label: '201', count: 2 },
    { id: 'filter.p.m.shop.ai_tag_ids.202', label: '202', count: 0 },
  ];
  store.filters = [{ id: 'filter.p.m.shop.ai_tag_ids', label: 'ai_tag_ids', values }];
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(linked()).toEqual([true, false, true, false]);
  // Filters, of which none is of tags: no goods have any.
  store.filters = [{ id: 'filter.v.availability', label: '在庫', values: [] }];
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(linked()).toEqual([true, false, false, false]);
  Object.assign(store, { empty: [], filters: null });
});

test('[BRAND-02] store data is refreshed periodically, and a change is announced once', async () => {
  const onChange = vi.fn();
  const say = vi.fn();
  store.collections = ['succulent'];
  await followStore({ onChange, say });
  expect([hasCollection('succulent'), hasCollection('cactus')]).toEqual([true, false]);
  expect(onChange).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(store.asked).toBe(4);
  expect(onChange).toHaveBeenCalledTimes(1);
  store.collections = ['succulent', 'cactus'];
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(hasCollection('cactus')).toBe(true);
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(say).not.toHaveBeenCalled();
});

test('[BRAND-02] a store outage is logged once and retried; a brand links to its lists meanwhile', async () => {
  const onChange = vi.fn();
  const say = vi.fn();
  store.collections = null;
  await followStore({ onChange, say });
  expect(storeProfile()).toBeNull();
  expect(hasCollection('cactus')).toBe(true);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(say).toHaveBeenCalledTimes(1);
  store.collections = ['succulent'];
  await vi.advanceTimersByTimeAsync(5_000);
  expect(hasCollection('cactus')).toBe(false);
  expect(onChange).toHaveBeenCalledTimes(1);
  // The known data is kept when the store becomes unavailable again.
  store.collections = null;
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(storeProfile()?.ja.name).toBe('こむぎ堂');
  expect(say).toHaveBeenCalledTimes(2);
});

const LATER = { window: { earliestDays: 3, latestDays: 9 } };

test("[DLV-08] a store's own days are applied, and changed ones on the next refresh", async () => {
  const onChange = vi.fn();
  const say = vi.fn();
  store.collections = ['succulent'];
  expect(deliveryRules()).toBe(BUILT_DELIVERY_RULES);
  await followStore({ onChange, say });
  expect(deliveryRules()).toBe(BUILT_DELIVERY_RULES);
  store.deliveryRules = JSON.stringify(LATER);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  const days = { ...LATER, blockedRanges: [], weekdayBlocks: [] };
  // Of fees and e-gifts it says nothing: the brand does.
  expect(deliveryRules()).toEqual({ ...days, fees: BUILT_DELIVERY_RULES.fees, eGift: true });
  expect(deliveryValues()).toMatchObject({ from: '3', to: '9', fee: '800', farFee: '2,000' });
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(say).not.toHaveBeenCalled();
  // Nor of times, which another brand names.
  vi.spyOn(shop, 'shopBrand').mockReturnValue(BRANDS.asamoya);
  expect(deliveryRules().times).toEqual(BRANDS.asamoya.deliveryRules?.times);
});

test("[DLV-08] [SHIP-05] a store's own shipping fees, dispatch days and times are applied", async () => {
  store.collections = ['succulent'];
  const own = {
    ...LATER,
    dispatch: { weekdays: ['monday'], leadDays: 0, transitDays: 1 },
    fees: { regular: 500, areas: [], freeFrom: 3000 },
    times: ['morning'],
  };
  store.deliveryRules = JSON.stringify(own);
  await followStore({ onChange: () => {}, say: vi.fn() });
  expect(deliveryRules()).toMatchObject({ ...own, dispatch: { ...own.dispatch, weekdays: [1] } });
  expect(deliveryValues()).toMatchObject({ transit: '1', fee: '500', farFee: '500', freeFrom: '3,000' });
});

test('[DLV-08] a store with the built-in values adds nothing to pages', async () => {
  store.collections = ['succulent'];
  store.deliveryRules = formatDeliveryRules(BUILT_DELIVERY_RULES);
  await followStore({ onChange: () => {}, say: vi.fn() });
  // As text, since that is compared where it is written into a page.
  expect(JSON.stringify(deliveryRules())).toBe(JSON.stringify(BUILT_DELIVERY_RULES));
  // And one that was written before there were fees.
  const { window, blockedRanges, weekdayBlocks } = BUILT_DELIVERY_RULES;
  store.deliveryRules = formatDeliveryRules({ window, blockedRanges, weekdayBlocks });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(JSON.stringify(deliveryRules())).toBe(JSON.stringify(BUILT_DELIVERY_RULES));
});

test('[DLV-08] of malformed ones the field is logged once, and the built-in rules apply', async () => {
  const say = vi.fn();
  store.collections = ['succulent'];
  store.deliveryRules = JSON.stringify({ window: { earliestDays: 'ten', latestDays: 24 } });
  await followStore({ onChange: () => {}, say });
  await vi.advanceTimersByTimeAsync(20 * 60_000);
  expect(deliveryRules()).toBe(BUILT_DELIVERY_RULES);
  expect(say).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('shop.delivery_rules is malformed'),
    expect.stringContaining('window.earliestDays: '),
  );
});

test("[BRAND-07] each legal fact and link is the store's, else the brand's; a malformed one is logged once and ignored", async () => {
  const say = vi.fn();
  const ofBrand = legalFacts('ja');
  store.collections = ['succulent'];
  store.facts = [
    { key: 'legal_name', value: 'こむぎ堂合同会社' },
    { key: 'x_url', value: 'https://social.bread.example/x' },
    { key: 'help_url', value: 'javascript:alert(1)' },
    null,
  ];
  await followStore({ onChange: () => {}, say });
  await vi.advanceTimersByTimeAsync(20 * 60_000);
  expect(legalFacts('ja')).toEqual({
    ...ofBrand,
    legalName: 'こむぎ堂合同会社',
    links: { ...ofBrand.links, x: 'https://social.bread.example/x' },
  });
  expect(ofBrand.links.help).toBeDefined();
  expect(shopNames('ja')).toMatchObject({ storeName: 'コモレノ STORE', company: 'こむぎ堂合同会社' });
  expect(say).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('ignored'),
    'shop.help_url must be an address, https://…',
  );
});
