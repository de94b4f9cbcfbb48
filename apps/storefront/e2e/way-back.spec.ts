import { z } from 'zod';
import { expect, test } from './support/test';

/** Why a browser does not keep a left page for the way back, as its tools tell (Page.backForwardCacheNotUsed). */
const NotKept = z.object({ notRestoredExplanations: z.array(z.object({ reason: z.string() })) });

/** Reasons of this browser: it has no window, and its driver forbids keeping pages. The others are the page's. */
const OF_THE_BROWSER = [
  'BackForwardCacheDisabled',
  'BackForwardCacheDisabledByCommandLine',
  'BackForwardCacheDisabledForDelegate',
  'BrowsingInstanceNotSwapped',
  // The page is left while it loads.
  'OutstandingNetworkRequestOthers',
];

// Both are asked for: the page that is missing, and the handler.
test.use({ expectedMessages: [/status of 404|unload is not allowed/] });

const PAGES = [
  '/',
  '/ornamentplants',
  '/products/monstera-deliciosa',
  '/cart',
  '/favorite',
  '/search?q=x',
  '/ranking',
  '/columns',
];

test('[NEXT-02] no page forbids a browser to keep it for the way back', async ({ page }) => {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Page.enable');
  const reasonsOf = async (path: string) => {
    const told = new Promise<string[]>((resolve) =>
      tools.once('Page.backForwardCacheNotUsed', (event) => {
        const { notRestoredExplanations } = NotKept.parse(event);
        resolve(
          notRestoredExplanations.map(({ reason }) => reason).filter((one) => !OF_THE_BROWSER.includes(one)),
        );
      }),
    );
    await page.goto(path);
    await page.goto('/policies/refund-policy');
    await page.goBack();
    return told;
  };
  for (const path of PAGES) expect.soft(await reasonsOf(path), path).toEqual([]);
  // What the browser tells of a page that must not be kept.
  expect(await reasonsOf('/no-such-page')).toContain('MainResourceHasCacheControlNoStore');
});

test('[NEXT-02] a script from elsewhere cannot take it back: handlers of `unload` are not run', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => {
    addEventListener('unload', () => localStorage.setItem('unload', 'ran'));
    addEventListener('pagehide', () => localStorage.setItem('pagehide', 'ran'));
  });
  await page.goto('/ranking');
  expect(
    await page.evaluate(() => [localStorage.getItem('unload'), localStorage.getItem('pagehide')]),
  ).toEqual([null, 'ran']);
});
