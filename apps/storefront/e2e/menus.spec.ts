import type { Page } from '@playwright/test';
import { sampled } from '../test/support/sampled';
import { words, wordsOf } from '../test/support/words';
import { expect, test } from './support/test';

const { en } = wordsOf;

const bar = (page: Page) => page.getByRole('navigation', { name: words.menu.title });
const name = (page: Page, label: string) => bar(page).locator('summary').filter({ hasText: label });
const openMenus = (page: Page) => bar(page).locator('details[open]');
const isLocked = (page: Page) => page.locator('html[data-scroll-locked]');

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await page.waitForFunction(() => document.readyState === 'complete');
});

test('[HEAD-02] hover opens one menu at a time, and leaving closes it', async ({ page }) => {
  await name(page, words.header.menuCategory).hover();
  await expect(openMenus(page)).toHaveCount(1);
  await expect(bar(page).getByRole('link', { name: /^観葉植物/ })).toBeVisible();
  await name(page, words.header.menuPurpose).hover();
  await expect(openMenus(page)).toHaveCount(1);
  await expect(openMenus(page)).toContainText(words.header.menuPurpose);
  // The panel covers the page: below it the mouse is outside.
  await page.mouse.move(640, 790);
  await expect(openMenus(page)).toHaveCount(0);
});

test('[HEAD-02] by keyboard alone: focus, Enter, Tab into the panel, Escape back to the menu name', async ({
  page,
}) => {
  const category = name(page, words.header.menuCategory);
  await expect(category).toHaveJSProperty('tabIndex', 0);
  await category.focus();
  await page.keyboard.press('Enter');
  await expect(openMenus(page)).toHaveCount(1);
  await page.keyboard.press('Tab');
  const first = openMenus(page).getByRole('link').first();
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(openMenus(page)).toHaveCount(0);
  await expect(category).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const address = (await first.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(openMenus(page)).toHaveCount(0);
});

test('[HEAD-03] an open menu locks page scroll, and closing restores the scroll position', async ({
  page,
}) => {
  await page.evaluate(() => window.scrollTo(0, 40));
  await name(page, words.header.menuCategory).click();
  await expect(isLocked(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(isLocked(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(40);
});

test('[HEAD-01] menus by category, purpose, tag and producer, with links to ranking, new, sale and support', async ({
  page,
}) => {
  const { menuCategory, menuPurpose, menuTag, menuProducer, menuRanking, menuNew, menuSale } = words.header;
  await expect(bar(page).locator('summary')).toHaveText([menuCategory, menuPurpose, menuTag, menuProducer]);
  for (const [label, address] of [
    [menuRanking, '/ranking'],
    [menuNew, '/collections/new-arrivals'],
    [menuSale, '/collections/sale'],
  ] as const) {
    await expect(bar(page).getByRole('link', { name: label, exact: true })).toHaveAttribute('href', address);
  }
  await expect(page.getByRole('banner').getByRole('link', { name: words.header.support })).toBeVisible();
  await name(page, menuTag).click();
  await bar(page).getByRole('link', { name: '虫がつきにくい' }).click();
  await expect(page).toHaveURL('/search/tag?tagId=3,305');
});

test('[HEAD-02] [ROUTE-16] works in English', async ({ page }) => {
  await page.goto('/en');
  const english = page.getByRole('navigation', { name: en.menu.title });
  await english.locator('summary').filter({ hasText: en.header.menuPurpose }).click();
  await expect(english.locator('details[open] a').first()).toHaveAttribute('href', /^\/en\//);
});

test('[HEAD-02] [HEAD-03] @mobile the side menu has categories, purposes, producers and favorites, and locks page scroll', async ({
  page,
}) => {
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('button', { name: words.aria.openMenu }).tap();
  const drawer = page.getByRole('dialog', { name: words.menu.title });
  await expect(drawer).toBeVisible();
  await expect(isLocked(page)).toHaveCount(1);
  const { menuCategory, menuPurpose, menuTag } = words.header;
  for (const label of [menuCategory, menuPurpose, menuTag, words.menu.producer]) {
    await expect(drawer.locator('summary').filter({ hasText: label })).toBeVisible();
  }
  await drawer.getByRole('link', { name: words.favorite.title }).tap();
  await expect(page).toHaveURL('/favorite');
  await expect(drawer).toBeHidden();
  await expect(isLocked(page)).toHaveCount(0);
});

/** Holds back the response with images and counts until released. */
async function holdMenus(page: Page): Promise<{ readonly asked: string[]; readonly release: () => void }> {
  const asked: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/menus?*', async (route) => {
    asked.push(new URL(route.request().url()).search);
    await held;
    await route.continue();
  });
  return { asked, release: () => release() };
}

/** The open pull-down, in either language. */
const panel = (page: Page) => page.locator('nav[data-menus] details[open] > div');

for (const [width, prefix] of sampled(
  [
    [1280, ''],
    [1024, ''],
    [1280, '/en'],
    [1024, '/en'],
  ] as const,
  'menus widths',
)) {
  test(`[HEAD-05] images and counts load on intent, and no menu changes its height (${width}${prefix})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { asked, release } = await holdMenus(page);
    await page.goto(prefix || '/');
    const row = page.locator('nav[data-menus]');
    const names = row.locator('summary');
    await page.getByRole('heading', { level: 1 }).hover();
    expect(asked, 'no intent yet').toEqual([]);
    const height = async () => (await panel(page).boundingBox())?.height ?? 0;
    const heightsWithoutImages: number[] = [];
    for (const name of await names.all()) {
      await name.press('Enter');
      await expect(panel(page).getByRole('link').first()).toBeVisible();
      await expect(row.locator('img')).toHaveCount(0);
      heightsWithoutImages.push(await height());
      await name.press('Escape');
    }
    expect(asked, 'one request for all menus').toEqual([`?locale=${prefix === '' ? 'ja' : 'en'}`]);
    release();
    await expect.poll(() => row.locator('img').count()).toBeGreaterThan(50);
    for (const [at, name] of (await names.all()).entries()) {
      await name.press('Enter');
      await expect(panel(page).locator('img').first()).toBeVisible();
      // Box edges are floats: the same height is measured with an error of millionths of a pixel.
      expect
        .soft(await height(), (await name.textContent()) ?? '')
        .toBeCloseTo(heightsWithoutImages[at] ?? 0, 3);
      await name.press('Escape');
    }
  });
}

test('[HEAD-05] the count beside a menu entry matches its list: category, purpose, tag and producer', async ({
  page,
}) => {
  const { menuCategory, menuPurpose, menuTag, menuProducer } = words.header;
  for (const [menu, entry] of [
    [menuCategory, '塊根植物'],
    [menuPurpose, 'デスク・卓上に'],
    [menuTag, '寒さに強い'],
    [menuProducer, '棘屋本圃'],
  ] as const) {
    await name(page, menu).press('Enter');
    const link = panel(page).getByRole('link', { name: entry }).filter({ hasText: /\d$/ });
    const count = /\d+$/.exec((await link.textContent()) ?? '')?.[0];
    await link.click();
    // 12点の商品, or 33点中 1〜24点を表示
    await expect(
      page
        .getByRole('main')
        .getByText(new RegExp(`^${count}点`))
        .first(),
    ).toBeVisible();
  }
});

test.describe('without a response', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  test('[HEAD-05] the text entries stay, and their links work', async ({ page }) => {
    await page.route('**/api/menus?*', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/menus'));
    await name(page, words.header.menuCategory).click();
    await failed;
    await expect(openMenus(page).locator('img')).toHaveCount(0);
    await openMenus(page).getByRole('link', { name: '果樹' }).click();
    await expect(page).toHaveURL('/fruit');
  });
});

test('[HEAD-05] with Save-Data nothing is fetched, and the entries are more compact', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const { asked } = await holdMenus(page);
  await page.goto('/');
  await name(page, words.header.menuCategory).hover();
  await expect(page.locator('html[data-words]')).toHaveCount(1);
  const height = (await panel(page).boundingBox())?.height ?? 0;
  expect(height).toBeLessThan(400);
  expect(asked).toEqual([]);
});

test('[HEAD-05] the focus does not move when the images load', async ({ page }) => {
  const { release } = await holdMenus(page);
  await name(page, words.header.menuTag).press('Enter');
  await page.keyboard.press('Tab');
  const first = openMenus(page).getByRole('link').first();
  await expect(first).toBeFocused();
  const answered = page.waitForResponse('**/api/menus?*');
  release();
  await (await answered).finished();
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await name(page, words.header.menuTag).press('Enter');
  await expect(openMenus(page).locator('img')).toHaveCount(7);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[HEAD-05] [HEAD-02] the menus are text links, and open', async ({ page }) => {
    await name(page, words.header.menuPurpose).click();
    await expect(openMenus(page).getByRole('link', { name: 'デスク・卓上に' })).toBeVisible();
    await expect(openMenus(page).locator('img')).toHaveCount(0);
  });

  test('[HEAD-06] [HEAD-02] @mobile a level of the side menu opens in place, and its header navigates back', async ({
    page,
  }) => {
    await page.getByRole('button', { name: words.aria.openMenu }).tap();
    const drawer = page.getByRole('dialog', { name: words.menu.title });
    const purposes = drawer.locator('summary').filter({ hasText: words.header.menuPurpose });
    await purposes.tap();
    await expect(drawer.getByRole('link', { name: 'デスク・卓上に' })).toBeVisible();
    await purposes.tap();
    await expect(drawer.getByRole('link', { name: words.menu.gift })).toBeVisible();
  });
});

test('[HEAD-06] [HEAD-05] @mobile @pictures a row opens its level in place, with images and counts; its focused header navigates back', async ({
  page,
}) => {
  await page.getByRole('button', { name: words.aria.openMenu }).tap();
  const drawer = page.getByRole('dialog', { name: words.menu.title });
  const row = (label: string) => drawer.locator('summary').filter({ hasText: label });
  const { menuCategory, menuPurpose, menuTag } = words.header;
  const pictures = drawer.locator('summary img, a > span > span > img').filter({ visible: true });
  await expect(pictures).toHaveCount(6);
  // A lazy image has no address before it is loaded.
  for (const picture of await pictures.all()) await expect(picture).toHaveJSProperty('complete', true);
  const addresses = await pictures.evaluateAll((images) =>
    images.map((image) => (image instanceof HTMLImageElement ? image.currentSrc : '')),
  );
  expect(new Set(addresses).size, 'no duplicates').toBe(6);

  await row(menuCategory).press('Enter');
  await expect(row(menuCategory)).toBeFocused();
  await expect(drawer.getByRole('link', { name: /^塊根植物\s*\d+$/ })).toBeVisible();
  await expect(drawer.locator('details[open] li img')).toHaveCount(18);
  await expect(row(menuPurpose)).toBeHidden();
  await expect(drawer.getByRole('link', { name: words.favorite.title })).toBeHidden();
  const [head, cross] = await Promise.all([
    row(menuCategory).boundingBox(),
    drawer.getByRole('button', { name: words.aria.closeMenu }).boundingBox(),
  ]);
  expect([head?.y, head?.height], 'the header of the level').toEqual([0, 56]);
  expect((head?.x ?? 0) + (head?.width ?? 0), 'beside the close button').toBeLessThanOrEqual(cross?.x ?? 0);
  await row(menuCategory).press('Enter');
  await expect(row(menuCategory)).toBeFocused();
  await expect(row(menuPurpose)).toBeVisible();

  await row(words.menu.producer).tap();
  await expect(drawer.getByRole('link', { name: /棘屋本圃.*サボテン/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(isLocked(page)).toHaveCount(0);
  await page.getByRole('button', { name: words.aria.openMenu }).tap();
  await expect(row(menuCategory), 'it reopens with its rows').toBeVisible();
  await row(menuTag).tap();
  await drawer.getByRole('link', { name: /^虫がつきにくい/ }).tap();
  await expect(page).toHaveURL('/search/tag?tagId=3,305');
  await expect(drawer).toBeHidden();
});

test('[HEAD-06] @mobile shortcuts, secondary links and rows navigate to their targets', async ({ page }) => {
  await page.getByRole('button', { name: words.aria.openMenu }).tap();
  const drawer = page.getByRole('dialog', { name: words.menu.title });
  const { menuRanking, menuNew, menuSale, support } = words.header;
  const { gift, guarantee } = words.menu;
  for (const [label, address] of [
    [menuRanking, '/ranking'],
    [menuNew, '/collections/new-arrivals'],
    [menuSale, '/collections/sale'],
    [gift, '/pages/giftgreen'],
    [words.home.columns, '/columns'],
    [words.favorite.title, '/favorite'],
    [support, '/pages/premium-support'],
    [words.news.title, '/news'],
    [words.advisors.title, '/advisors'],
    [guarantee, '/pages/guarantee'],
    [words.footer.help, 'https://help.komoreno.example'],
  ] as const) {
    await expect(drawer.getByRole('link', { name: label }), label).toHaveAttribute('href', address);
  }
});
