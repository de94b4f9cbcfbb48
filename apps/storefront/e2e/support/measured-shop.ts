import type { Page } from '@playwright/test';
import { ga4EventSchema } from '../../src/features/analytics/contract/ga4-event';
import { control } from '../../test/support/control';
import { type DataLayerEntry, recordDataLayer } from './record-data-layer';
import { test as base } from './test';

interface Measured {
  /** Everything that any page of the context has put into its data layer, also of pages that are gone. */
  dataLayer: DataLayerEntry[];
  /** Addresses that were asked of others than the shop and its platform. */
  foreign: string[];
}

/**
 * The shop's `test` on a process of the shop that has a tag manager. All other tests are of a shop without one and never meet its banner. The
 * tag manager itself is played: nothing leaves the machine.
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

/** The events of GA4 of one name, each by its shape, and each after an order to forget the one before. */
export function ga4Events(dataLayer: readonly DataLayerEntry[], name: string) {
  return dataLayer.flatMap((entry, index) => {
    if (!('event' in entry) || entry.event !== name) return [];
    const before = dataLayer[index - 1];
    if (!before || !('ecommerce' in before) || before['ecommerce'] !== null)
      throw new Error(`${name} is told without taking back what was before`);
    return [ga4EventSchema.parse(entry)];
  });
}

/** Has the shopper allow it beforehand, as one who comes back. */
export async function allowMeasuring(page: Page, baseURL: string | undefined): Promise<void> {
  await page.context().addCookies([{ name: 'analytics_consent', value: 'granted', url: baseURL ?? '' }]);
}
