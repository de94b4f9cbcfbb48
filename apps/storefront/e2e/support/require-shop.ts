import { setTimeout } from 'node:timers/promises';
import { e2eEnv } from './e2e-env';

/** A shop that was just filled has read its catalogue into the search index long before. */
const INDEX_MS = 120_000;
const PAUSE_MS = 250;

/**
 * Playwright's global set-up: the shop was started by `npm run e2e`, or a sentence says so. Its own search answers: until a shop that has
 * just been started has its index, the platform's does, which finds other things.
 */
export default async function requireShop(): Promise<void> {
  const { shopUrls } = e2eEnv();
  for (const url of shopUrls) {
    const until = Date.now() + INDEX_MS;
    while (!(await findsByReading(url))) {
      if (Date.now() > until)
        throw new Error(`the search of ${url} has no index after ${INDEX_MS / 1_000} s`);
      await setTimeout(PAUSE_MS);
    }
  }
}

/** ぼんさい is a reading: the platform does not find 盆栽 by it. Another address each time: pages are kept. */
async function findsByReading(shopUrl: string): Promise<boolean> {
  const answer = await fetch(`${shopUrl}/search?${new URLSearchParams({ q: `ぼんさい ${Date.now()}` })}`);
  return (await answer.text()).includes('/products/bonsai-');
}
