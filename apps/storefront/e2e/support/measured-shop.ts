import type { Page } from '@playwright/test';
import { ga4EventSchema } from '../../src/features/analytics/contract/ga4-event';
import { control } from '../../test/support/control';
import { type DataLayerEntry, recordDataLayer } from './record-data-layer';
import { test as base } from './test';

interface Measured {
  /** Data layer of all pages of the context, including closed ones. */
  dataLayer: DataLayerEntry[];
  /** Requested URLs outside of the shop and its platform. */
  foreign: string[];
}

/**
 * The shop's `test` on a shop process with a tag manager. All other tests use a shop without one and never see its banner. The tag manager
 * is mocked: nothing leaves the machine.
 */
export const test = base.extend<Measured>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  baseURL: async ({}, use) => use(await control('measured-shop')),

  foreign: [
    async ({ context, baseURL, platform }, use) => {
      const foreign: string[] = [];
      const own = [baseURL ?? '', platform.url].map((address) => new URL(address).origin);
      context.on('request', (request) => {
        if (/^https?:/.test(request.url()) && !own.includes(new URL(request.url()).origin))
          foreign.push(request.url());
      });
      await context.route('https://tags.example/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'window.isTagManagerHere = true;' }),
      );
      await use(foreign);
    },
    { auto: true },
  ],

  dataLayer: async ({ context }, use) => use(await recordDataLayer(context)),
});

/** GA4 events of one name, each checked against its schema and preceded by a reset of the previous one. */
export function ga4Events(dataLayer: readonly DataLayerEntry[], name: string) {
  return dataLayer.flatMap((entry, index) => {
    if (!('event' in entry) || entry.event !== name) return [];
    const before = dataLayer[index - 1];
    if (!before || !('ecommerce' in before) || before['ecommerce'] !== null)
      throw new Error(`${name} is sent without clearing the previous event`);
    return [ga4EventSchema.parse(entry)];
  });
}

/** Grants the shopper's consent beforehand, as for a returning one. */
export async function allowMeasuring(page: Page, baseURL: string | undefined): Promise<void> {
  await page.context().addCookies([{ name: 'analytics_consent', value: 'granted', url: baseURL ?? '' }]);
}
