import type { APIRequestContext, Page } from '@playwright/test';
import { openedVariant } from './opened-variant';
import { expect } from './test';

/** The stock of one variant in the platform's back office. */
export interface PlatformStock {
  set(available: number): Promise<void>;
  /** Restores the original stock. Pages are cached for some seconds: resolves when the product's pages show it again. */
  restore(): Promise<void>;
}

/** The stock of a product page's selected variant. */
export async function stockOf(
  page: Page,
  request: APIRequestContext,
  platformUrl: string,
): Promise<PlatformStock> {
  const id = await openedVariant(page);
  const set = async (available: number) => {
    const response = await request.patch(`${platformUrl}/admin/variants/${id}`, {
      headers: { 'X-Platform-Admin-Token': 'local-admin-token' },
      data: { available },
    });
    if (!response.ok()) throw new Error(`the platform does not change variant ${id}`);
  };
  const token = await page.locator('html').getAttribute('data-platform-token');
  const answer = await request.post(`${platformUrl}/api/2025-01/graphql.json`, {
    headers: { 'X-Shopify-Storefront-Access-Token': token ?? '' },
    data: {
      query: `{ node(id: "gid://shopify/ProductVariant/${id}") { ... on ProductVariant { quantityAvailable } } }`,
    },
  });
  const before: number = (await answer.json()).data.node.quantityAvailable;
  const path = new URL(page.url()).pathname.replace(/^(?:\/en)?\/products\//, '');
  const pages = await watchPages(request, path);
  let now = before;
  return {
    async set(available) {
      await set(available);
      now = available;
    },
    async restore() {
      const isToBeSeen = (now === 0) !== (before === 0);
      if (isToBeSeen) await pages.untilChanged();
      await set(before);
      if (isToBeSeen) await pages.untilAsBefore();
    },
  };
}

/** The pages of a product whose stock is changed. */
export interface WatchedPages {
  /** Resolves when each differs from before: later equal content was rendered after the change. */
  untilChanged(): Promise<void>;
  /** Resolves when all are as before. */
  untilAsBefore(): Promise<void>;
}

/** Records a product's structured data in both languages, including each variant's availability. */
export async function watchPages(request: APIRequestContext, handle: string): Promise<WatchedPages> {
  const read = () =>
    Promise.all(
      ['', '/en'].map(async (prefix) => {
        const html = await (await request.get(`${prefix}/products/${handle}`)).text();
        return html.match(/<script type="application\/ld\+json">.*?<\/script>/gs)?.join('') ?? '';
      }),
    );
  const before = await read();
  const isChanged = async () => (await read()).every((facts, at) => facts !== before[at]);
  return {
    untilChanged: () => expect.poll(isChanged).toBe(true),
    untilAsBefore: () => expect.poll(read).toEqual(before),
  };
}
