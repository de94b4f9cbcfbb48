import type { Page } from '@playwright/test';
import { sampled } from '../test/support/sampled';
import { LANGUAGES, say, wordsOf } from '../test/support/words';
import { layoutShifts, watchLayoutShifts } from './support/layout-shift';
import { Shop } from './support/shop';
import { expect, test } from './support/test';

/** Each has images in one light only. */
const SUN = { floor: 'agave-attenuata', table: 'euphorbia-milkbush' };
const CORNER = 'zamioculcas-raven';
const NOT_DRAWN = 'soil-kanyo';

const section = (page: Page) => page.locator('#cart-room');
const room = (page: Page) => section(page).getByRole('img');
/** File names of the displayed plants. */
const drawn = (page: Page) =>
  room(page)
    .locator('img')
    .evaluateAll((pictures) =>
      pictures.flatMap(
        (picture) => /room\/((?!room-)[\w-]+)\.webp/.exec((picture as HTMLImageElement).src)?.[1] ?? [],
      ),
    );
/** Scrolls the room's position into view. */
const readOn = (page: Page) => page.locator('#recommended').scrollIntoViewIfNeeded();

for (const { locale, words } of sampled(LANGUAGES, 'cart-room 1')) {
  test(`[ROOM-07] @pictures the plants of a cart are shown in one room of their light, with their heights (${locale})`, async ({
    page,
  }) => {
    const shop = new Shop(page, words);
    await shop.fillCart(SUN.floor, SUN.table, CORNER, NOT_DRAWN);
    await shop.expectSettledCart();
    await watchLayoutShifts(page);
    await page.reload();
    await shop.expectSettledCart();
    await shop.bringRoomNear();
    await readOn(page);
    await expect(section(page).getByRole('heading', { name: words.cart.room })).toBeVisible();
    const label = await room(page).getAttribute('aria-label');
    expect(label).toContain(locale === 'ja' ? '(高さ約40cm)' : 'about 40 cm tall');
    await expect(section(page).getByRole('listitem')).toHaveCount(2);
    expect((await drawn(page)).sort()).toEqual([
      'agave-attenuata-only-sun',
      'agave-attenuata-only-sun-shadow',
      'euphorbia-milkbush-4-sun',
      'euphorbia-milkbush-4-sun-shadow',
    ]);
    expect(await layoutShifts(page)).toEqual([]);

    const lights = section(page).getByRole('group', { name: words.room.lights });
    const corner = lights.getByRole('button').nth(1);
    await corner.click();
    await expect(corner).toHaveAttribute('aria-pressed', 'true');
    await expect(section(page).getByRole('listitem')).toHaveCount(1);
    expect(await drawn(page)).toContain('zamioculcas-raven-only-corner');
  });
}

test('[ROOM-07] @pictures removing the last plant from the cart hides the room; a cart without plants never shows it', async ({
  page,
}) => {
  const words = wordsOf.ja;
  const shop = new Shop(page);
  await shop.fillCart(NOT_DRAWN, SUN.floor);
  await shop.expectSettledCart();
  await shop.bringRoomNear();
  const line = page.getByRole('listitem').filter({ has: page.locator(`a[href*="/products/${SUN.floor}"]`) });
  await line.getByRole('button', { name: new RegExp(say(words.aria.deleteLine, { name: '.*' })) }).click();
  await expect(section(page)).toHaveCount(0);
});

test.describe('without a response', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  test('[ROOM-07] @pictures the room loads lazily near the viewport, and its failure does not affect the cart', async ({
    page,
    platformApi,
  }) => {
    const shop = new Shop(page);
    await shop.fillCart(SUN.floor, SUN.table, CORNER, NOT_DRAWN);
    await shop.expectSettledCart();
    await page.goto('/favorite');
    await page.setViewportSize({ width: 360, height: 400 });
    await platformApi.clear();
    await shop.openCart();
    await shop.expectSettledCart();
    expect((await platformApi.calls())['ProductRooms']).toBeUndefined();
    await page.route(/graphql\.json$/, (route) =>
      route.request().postData()?.includes('ProductRooms') ? route.abort() : route.continue(),
    );
    const asked = page.waitForRequest((sent) => sent.postData()?.includes('ProductRooms') === true);
    await readOn(page);
    await asked;
    await expect(page.locator('#recommended')).toBeInViewport();
    await expect(section(page)).toHaveCount(0);
  });
});
