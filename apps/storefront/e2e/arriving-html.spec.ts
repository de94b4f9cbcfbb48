import { words } from '../test/support/words';
import { e2eEnv } from './support/e2e-env';
import { serveHtmlInPieces } from './support/html-in-pieces';
import { layoutShifts, watchLayoutShifts } from './support/layout-shift';
import { expect, test } from './support/test';

/** From the search field to the last icon of the header. */
const HEADER = [{ from: '<search', tags: 60 }];

for (const path of ['/', '/ornamentplants', '/products/monstera-deliciosa', '/cart']) {
  test(`[PERF-01] the header of ${path} does not shift while its HTML streams tag by tag`, async ({
    page,
  }) => {
    const slow = await serveHtmlInPieces(e2eEnv().shopUrl, HEADER);
    try {
      await watchLayoutShifts(page);
      await page.goto(slow.url + path);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect(await layoutShifts(page)).toEqual([]);
    } finally {
      slow.end();
    }
  });
}

const FOUND = '/search?q=パキラ';

for (const { tag, bar } of [
  { tag: '', bar: [{ from: '<p id="list-count"', tags: 50 }] },
  {
    tag: '@mobile ',
    // Labels in the middle of a button replace each other until all have loaded, so only positions are compared.
    bar: [
      { from: '<p id="list-count"', tags: 5 },
      { from: '<form action="/search#list"', tags: 3 },
    ],
  },
]) {
  test(`${tag}[LIST-04] the list toolbar does not shift while its HTML streams tag by tag`, async ({
    page,
  }) => {
    await page.goto(FOUND);
    const slow = await serveHtmlInPieces(e2eEnv().shopUrl, bar);
    try {
      await watchLayoutShifts(page);
      await page.goto(slow.url + FOUND);
      await expect(page.getByRole('combobox', { name: words.list.sort })).toBeVisible();
      expect(await layoutShifts(page)).toEqual([]);
    } finally {
      slow.end();
    }
  });
}
