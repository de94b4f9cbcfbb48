import type { Page } from '@playwright/test';

interface EngineOffer {
  readonly url: string;
  readonly availability: string;
}

interface EngineFacts {
  readonly '@graph': readonly {
    readonly offers?: EngineOffer;
    readonly hasVariant?: readonly { readonly offers: EngineOffer }[];
  }[];
}

/** The number of a product page's initial variant, from its structured data: the first in stock, else the first. */
export async function openedVariant(page: Page): Promise<string> {
  const named = new URL(page.url()).searchParams.get('variant');
  if (named !== null) return named;
  const text = await page.locator('script[type="application/ld+json"]').first().textContent();
  const { '@graph': nodes } = JSON.parse(text ?? '') as EngineFacts;
  const offers = nodes.flatMap(({ offers: only, hasVariant = [] }) => [
    ...(only === undefined ? [] : [only]),
    ...hasVariant.map((variant) => variant.offers),
  ]);
  const opened = offers.find(({ availability }) => availability.endsWith('/InStock')) ?? offers[0];
  return new URL(opened?.url ?? page.url()).searchParams.get('variant') ?? '';
}
