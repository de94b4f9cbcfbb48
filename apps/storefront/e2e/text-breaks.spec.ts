import { LANGUAGES } from '../test/support/languages';
import { lineFaults } from './support/line-faults';
import { expect, test } from './support/test';

/** A page of each kind with much text. */
const PAGES = [
  '/',
  '/ornamentplants',
  '/collections',
  '/collections/pet-friendly',
  '/products/umbellata',
  '/products/bonsai-goyomatsu',
  '/products/pothos-golden',
  '/products/tool-jouro',
  '/ranking',
  '/advisors',
  '/pages/guarantee',
  '/fixed/e-gift',
  '/search?q=パキラ',
  '/cart',
];

for (const { language, prefix } of LANGUAGES) {
  test(`[TYPE-01] (${language}) no line starts with closing punctuation, no heading and no button ends with a widow`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const faults: Record<string, string[]> = {};
    for (const path of PAGES) {
      await page.goto(`${prefix}${path}`);
      await page.evaluate(() => document.fonts.ready);
      const found = await lineFaults(page);
      if (found.length > 0) faults[path] = found;
    }
    expect(faults).toEqual({});
  });
}
