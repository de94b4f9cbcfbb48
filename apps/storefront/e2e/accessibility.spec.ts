import { Shop } from './support/shop';
import { expect, test } from './support/test';
import { violations } from './support/violations';
import { WIDTHS } from './support/widths';

test('[CART-08] axe reports no violations in a full cart with every section expanded', async ({ page }) => {
  const shop = new Shop(page);
  await shop.fillCart('umbellata', 'pachira-mini');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const folded = page
      .getByRole('main')
      .locator('button[aria-expanded="false"], details:not([open]) > summary');
    while ((await folded.count()) > 0) await folded.first().click();
    expect.soft(await violations(page), `${width} pixels wide`).toEqual([]);
  }
});

test('axe reports no violations in forced colours; filter controls keep a visible border, and selected ones differ', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/ornamentplants?stock=1');
  expect(await violations(page)).toEqual([]);
  // The filter rail beside the list, which is a sheet on phones.
  await page.setViewportSize({ width: 1280, height: 800 });
  const options = page.getByRole('complementary').locator('a[href*="/ornamentplants"]');
  const looks = await options.evaluateAll((links) =>
    links.flatMap((link) => {
      const box = link.firstElementChild;
      const tick = box?.firstElementChild;
      if (!box || !tick) return [];
      const isOn = link.hasAttribute('aria-current');
      return [{ isOn, edge: getComputedStyle(box).borderTopStyle, mark: getComputedStyle(tick).display }];
    }),
  );
  expect(new Set(looks.map(({ edge }) => edge))).toEqual(new Set(['solid']));
  const [on, off] = [true, false].map((requested) => looks.find(({ isOn }) => isOn === requested)?.mark);
  expect([on, off]).toEqual(['grid', 'none']);
});

test.describe('when the platform is unavailable', () => {
  test.use({ expectedMessages: [/503|ERR_CONNECTION_REFUSED|Failed to load resource/] });

  test('axe reports no violations on the error page', async ({ page, platform }) => {
    await platform.stop();
    const answer = await page.goto('/products/codex-pachypodium-gracilius');
    expect(answer?.status()).toBe(503);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await violations(page), `${width} pixels wide`).toEqual([]);
    }
  });
});

test('[HEAD-01] the accessible name of a cart with more than 99 items contains its badge text', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'cart_count', value: '120', url: baseURL ?? '' }]);
  await page.goto('/cart');
  await expect(page.locator('#cart-count')).toHaveText('99+');
  await expect(page.locator('a', { has: page.locator('#cart-count') })).toHaveAccessibleName(/99\+/);
});
