import type { APIRequestContext, Page } from '@playwright/test';
import { openedVariant } from './opened-variant';
import { expect } from './test';

/** The stock of one variant as the platform's back office sees it. */
export interface PlatformStock {
  set(available: number): Promise<void>;
  /** As it was. Pages are cached for some seconds: resolves when those of the product say so again, whoever comes next. */
  restore(): Promise<void>;
}

/** The stock of the variant that a product's page has chosen. */
export async function stockOf(
  page: Page,
  request: APIRequestContext,
  platformUrl: string,
): Promise<PlatformStock> {
  const id = await openedVariant(page);
  const set = async (available: number) => {
    const response = await request.patch(`${platformUrl}/admin/variants/${id}`, {
      headers: { 'X-Platform-Admin-Token': 'komoreno-admin-token' },
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
  const arePagesAsBefore = await watchPages(request, path);
  const restore = async () => {
    await set(before);
    await arePagesAsBefore();
  };
  return { set, restore };
}

/**
 * Remembers what a product's pages tell engines, the availability of each variant among it, in both languages.
 * @returns waits until they say so again
 */
export async function watchPages(request: APIRequestContext, handle: string): Promise<() => Promise<void>> {
  const read = () =>
    Promise.all(
      ['', '/en'].map(async (prefix) => {
        const html = await (await request.get(`${prefix}/products/${handle}`)).text();
        return html.match(/<script type="application\/ld\+json">.*?<\/script>/gs);
      }),
    );
  const before = await read();
  return () => expect.poll(read, { timeout: 20_000 }).toEqual(before);
}
