import type { APIRequestContext, Page } from '@playwright/test';

/** The stock of one variant as the platform's back office sees it. */
export interface PlatformStock {
  set(available: number): Promise<void>;
  /** As it was. */
  restore(): Promise<void>;
}

/** The stock of the variant that a product's page has chosen. */
export async function stockOf(
  page: Page,
  request: APIRequestContext,
  platformUrl: string,
): Promise<PlatformStock> {
  const facts = await page.locator('script[type="application/ld+json"]').first().textContent();
  const id =
    new URL(page.url()).searchParams.get('variant') ?? /\?variant=(\d+)/.exec(facts ?? '')?.[1] ?? '';
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
  return { set, restore: () => set(before) };
}
