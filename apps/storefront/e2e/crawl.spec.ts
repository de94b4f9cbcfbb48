import { PAGE_KINDS } from '../test/support/page-kinds';
import { sampled } from '../test/support/sampled';
import { LANGUAGES } from '../test/support/words';
import { expect, test } from './support/test';

for (const [kind, paths] of Object.entries(PAGE_KINDS)) {
  test(`[ROUTE-16] @pictures ${kind} open in a browser in both languages without console errors`, async ({
    page,
  }) => {
    for (const { prefix, locale } of LANGUAGES) {
      for (const path of sampled(paths, `${kind} ${locale}`)) {
        const address = path === '/' && prefix !== '' ? prefix : `${prefix}${path}`;
        const answer = await page.goto(address);
        expect(answer?.status(), address).toBe(200);
        await expect(page.locator('html'), address).toHaveAttribute('lang', locale);
        await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
      }
    }
  });
}
