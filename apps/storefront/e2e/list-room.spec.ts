import type { Page } from '@playwright/test';
import { sampled } from '../test/support/sampled';
import { LANGUAGES } from '../test/support/words';
import { expect, test } from './support/test';

const section = (page: Page) => page.locator('#room');
const names = (page: Page) => section(page).getByRole('listitem').getByRole('link');

for (const { locale, prefix, words } of sampled(LANGUAGES, 'list-room 1')) {
  test(`[ROOM-08] @pictures a purpose shows plants of its list in the room, and links to the displayed size (${locale})`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/collections/big_plantspot`);
    await expect(section(page).getByRole('heading', { name: words.collection.room })).toBeVisible();
    await section(page).scrollIntoViewIfNeeded();
    const room = section(page).getByRole('img');
    await expect(room).toHaveAccessibleName(locale === 'ja' ? /高さ約\d+cm/ : /about \d+ cm tall/);
    const pictures = room.locator('img');
    // the empty room, and two plants with their shadows
    await expect(pictures).toHaveCount(5);
    for (const picture of await pictures.all())
      await expect
        .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
    const link = names(page).first();
    const href = (await link.getAttribute('href')) ?? '';
    const shown = (await link.innerText()).trim();
    await link.click();
    await expect(page).toHaveURL(href);
    const [size = 'a size'] = (locale === 'ja' ? /\d+号/ : /No\. \d+ pot/).exec(shown) ?? [];
    await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(new RegExp(size));
  });
}

test('[ROOM-08] the room is after six products: whole rows of two and of three columns; positions in the list continue after it', async ({
  page,
}) => {
  await page.goto('/collections/desk');
  const places = await page
    .locator('#list :is(article, #room)')
    .evaluateAll((parts) => parts.map((part) => part.id === 'room'));
  expect(places.indexOf(true)).toBe(6);
  expect(places.filter((isRoom) => !isRoom).length).toBeGreaterThan(6);
  expect(
    await page
      .locator('[data-list="desk"]')
      .evaluateAll((lists) => lists.map((list) => list.getAttribute('data-list-from'))),
  ).toEqual(['1', '7']);
});

test('[ROOM-08] desk plants are shown only on the table', async ({ page }) => {
  await page.goto('/collections/desk');
  await expect(names(page)).toHaveCount(2);
});

test('[ROOM-08] hanging plants are shown hanging above those on the table', async ({ page }) => {
  await page.goto('/collections/hanging');
  await section(page).scrollIntoViewIfNeeded();
  // Two hanging plants, and the standing ones below.
  await expect(names(page).nth(2)).toBeVisible();
  const texts = await names(page).allInnerTexts();
  expect(
    texts.slice(0, 2).every((text) => text.endsWith('吊り鉢')),
    texts.join(),
  ).toBe(true);
  await names(page).first().click();
  await expect(page.getByRole('radio', { name: /吊り鉢/, checked: true })).toBeVisible();
});

test('[ROOM-08] another page, order or purpose has no room', async ({ page }) => {
  for (const path of [
    '/collections/shade-tolerant?p=2',
    '/collections/desk?sort=new',
    '/collections/veranda',
    '/herb',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(section(page), path).toHaveCount(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[ROOM-08] it is in the HTML', async ({ page }) => {
    await page.goto('/collections/pet-friendly');
    await expect(names(page)).not.toHaveCount(0);
    await expect(section(page).getByRole('img')).toBeVisible();
  });
});
