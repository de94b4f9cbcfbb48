import type { Page } from '@playwright/test';
import { words } from '../test/support/words';
import { expect, test } from './support/test';

const room = (page: Page) => page.getByRole('img', { name: /部屋に\d|cm tall, in a room/ });
const plant = (page: Page) => room(page).locator('img').last();
const thumbs = (page: Page) => page.locator('[data-thumb]');
/** Position of the room in the image row. */
const leftOfRoom = (page: Page) =>
  room(page).evaluate((part) => part.closest('li')?.getBoundingClientRect().left ?? -1);
const leftOfRow = (page: Page) =>
  page.locator('[data-track]').evaluate((row) => row.getBoundingClientRect().left);

async function openRoom(page: Page, address: string) {
  await page.goto(address);
  await thumbs(page).nth(1).click();
  await expect.poll(async () => (await leftOfRoom(page)) - (await leftOfRow(page))).toBeLessThan(1);
}

test('[ROOM-01] [ROOM-02] [ROOM-04] @pictures selecting a size in the room or in the buy box resizes the plant in the same frame', async ({
  page,
}) => {
  await openRoom(page, '/products/umbellata');
  await expect(room(page)).toHaveAttribute('aria-label', /6号\(高さ約70cm\)/);
  await expect(page.getByText('ソファの背と同じくらい')).toBeVisible();
  await expect(plant(page)).toHaveAttribute('src', /umbellata-6-sun/);

  const sizes = page.getByRole('group', { name: words.room.sizes });
  await sizes.getByRole('link', { name: '10号' }).click();
  await expect(room(page)).toHaveAttribute('aria-label', /10号\(高さ約170cm\)/);
  await expect(plant(page)).toHaveAttribute('src', /umbellata-10-sun/);
  await expect(page.getByText('大人の背たけくらい')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^10号/ })).toHaveAttribute('aria-checked', 'true');
  await expect(page).toHaveURL(/\?variant=\d+$/);

  await page.getByRole('radio', { name: /^8号/ }).click();
  await expect(sizes.getByRole('link', { name: '8号' })).toHaveAttribute('aria-current', 'true');
  await expect(plant(page)).toHaveAttribute('src', /umbellata-8-sun/);
  await expect(page.getByText('棚の高さに、あと少し')).toBeVisible();
  // the row did not move
  expect((await leftOfRoom(page)) - (await leftOfRow(page))).toBeLessThan(1);

  // the plant's top is at 130 cm on the ruler, within a pixel and 2 %
  await expect.poll(() => plant(page).evaluate((part) => part.getAnimations().length)).toBe(0);
  const [box, svg] = [await plant(page).boundingBox(), await room(page).locator('svg').boundingBox()];
  if (box === null || svg === null) throw new Error('nothing is drawn');
  const readCm = (200 * (svg.y + svg.height - box.y)) / svg.height;
  expect(readCm).toBeGreaterThan(130);
  expect(readCm).toBeLessThan(130 * 1.05);
});

test('[ROOM-02] @pictures a best seller is shown in every light, and another size keeps the selected light', async ({
  page,
}) => {
  await openRoom(page, '/products/umbellata');
  const lights = page.getByRole('group', { name: words.room.lights });
  await expect(lights.getByRole('button')).toHaveText(['日ざし', 'レース', '部屋の奥']);
  await lights.getByRole('button', { name: '部屋の奥' }).click();
  await expect(lights.getByRole('button', { name: '部屋の奥' })).toHaveAttribute('aria-pressed', 'true');
  await expect(plant(page)).toHaveAttribute('src', /umbellata-6-corner/);
  await page.getByRole('radio', { name: /^10号/ }).click();
  await expect(plant(page)).toHaveAttribute('src', /umbellata-10-corner/);
});

test('[ROOM-01] a plant of one size shows its name and no size options', async ({ page }) => {
  await page.goto('/products/clusia');
  await thumbs(page).nth(1).click();
  await expect(page.getByRole('img', { name: /^部屋にクルシア.*\(高さ約48cm\)/ })).toBeVisible();
  await expect(page.getByRole('group', { name: words.room.sizes })).toHaveCount(0);
});

test('[ROOM-01] plants on the table, in English; a product without a cut-out image has no room', async ({
  page,
}) => {
  await openRoom(page, '/en/products/monstera-deliciosa');
  await expect(page.getByText('Fits on a side table')).toBeVisible();
  await expect(room(page)).toHaveAttribute('aria-label', /about 30 cm tall/);
  await page.goto('/products/croton');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(thumbs(page)).toHaveCount(3);
  await expect(room(page)).toHaveCount(0);
});

test('[ROOM-06] @pictures the first image is requested before any resource of the room, and the room loads without a swipe', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/products/umbellata');
  const placeOf = (part: string) => asked.findIndex((url) => url.includes(part));
  await expect.poll(() => placeOf('umbellata-6-sun.webp')).toBeGreaterThan(0);
  expect(placeOf('umbellata_1')).toBeGreaterThan(0);
  expect(placeOf('umbellata_1')).toBeLessThan(placeOf('/room/'));
  // other sizes only when selected
  expect(placeOf('umbellata-8-sun')).toBe(-1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[ROOM-04] the room shows the variant of the URL, and its sizes are links', async ({ page }) => {
    await page.goto('/products/umbellata');
    await page.getByRole('group', { name: words.room.sizes }).getByRole('link', { name: '10号' }).click();
    await expect(page).toHaveURL(/\?variant=\d+$/);
    await expect(room(page)).toHaveAttribute('aria-label', /10号\(高さ約170cm\)/);
    await expect(plant(page)).toHaveAttribute('src', /umbellata-10-sun/);
  });
});
