import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from './support/test';

/** A computation of styles, in a recording of the browser. */
const Recalculation = z.object({
  name: z.literal('UpdateLayoutTree'),
  args: z.object({ elementCount: z.number() }),
});

/** How many elements the browser computes the style of, for what happens in the page. */
async function restyled(page: Page, happens: () => Promise<void>): Promise<number> {
  const tools = await page.context().newCDPSession(page);
  let elements = 0;
  tools.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) elements += Recalculation.safeParse(event).data?.args.elementCount ?? 0;
  });
  await tools.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] },
  });
  await happens();
  const recorded = new Promise((resolve) => tools.once('Tracing.tracingComplete', resolve));
  await tools.send('Tracing.end');
  await recorded;
  await tools.detach();
  return elements;
}

/** A page has about a thousand elements. A frame may restyle something of its own, such as a picture that has come. */
const MOST = 100;

for (const path of ['/', '/ornamentplants', '/products/monstera-deliciosa', '/search?q=x', '/cart'])
  test(`[PERF-07] on ${path} an element that is added restyles itself, not the page @mobile`, async ({
    page,
  }) => {
    await page.goto(path);
    const add = (parent: string) =>
      page.evaluate((selector) => {
        document.querySelector(selector)?.append(document.createElement('i'));
        // The layout needs all styles; that of one element does not.
        void document.body.offsetHeight;
      }, parent);
    // As a script that is loaded, a dialog, a part of the page.
    for (const parent of ['head', 'body', '#main'])
      expect.soft(await restyled(page, () => add(parent)), parent).toBeLessThan(MOST);
    // The recording sees what restyles all of it.
    const all = await restyled(page, () =>
      page.evaluate(() => {
        document.documentElement.style.fontSize = '17px';
        void document.body.offsetHeight;
      }),
    );
    expect(all).toBeGreaterThan(MOST * 3);
  });
