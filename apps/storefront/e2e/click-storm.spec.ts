import type { Locator } from '@playwright/test';
import { say, words } from '../test/support/words';
import { cookie, Shop } from './support/shop';
import { expect, test } from './support/test';

const PLANT = { handle: 'pachira-mini', title: 'パキラ 実生 ミニサイズ' };
const CLICKS = 50;
const STORM_MS = 2_000;
const LATENCY_MS = 400;

/** A cart with one piece of a well-stocked plant, on a slow platform. */
const storm = test.extend<{ shop: Shop; filled: undefined; held: () => Promise<number[]> }>({
  shop: async ({ page }, use) => use(new Shop(page)),
  filled: [
    async ({ shop, platformApi }, use) => {
      await shop.fillCart(PLANT.handle);
      const link = await shop.line(PLANT.title).getByRole('link').last().getAttribute('href');
      const variant = new URL(link ?? '', 'http://shop').searchParams.get('variant') ?? '';
      expect(variant).toMatch(/^\d+$/);
      await platformApi.setStock(variant, 100);
      await shop.page.reload();
      await shop.expectPieces(1);
      await platformApi.clear();
      await platformApi.fault({ latencyMs: LATENCY_MS });
      await use(undefined);
      await platformApi.clear();
      await platformApi.setStock(variant, 12);
    },
    { auto: true },
  ],
  held: async ({ context, platformApi }, use) =>
    use(async () => platformApi.quantities(await cookie(context, 'cart_id'))),
});

const up = (shop: Shop) => shop.line(PLANT.title).getByRole('button', { name: words.aria.quantityUp });
const down = (shop: Shop) => shop.line(PLANT.title).getByRole('button', { name: words.aria.quantityDown });
/** The number between the two buttons. */
const shown = (shop: Shop) => shop.line(PLANT.title).locator('output');

/**
 * Clicks faster than any user, evenly over the storm's time.
 * @param restAfter number of clicks before a pause long enough to send them
 * @returns the displayed quantity one frame after each click
 */
async function click(
  shop: Shop,
  buttons: readonly Locator[],
  value: Locator,
  restAfter = 0,
): Promise<string[]> {
  const handles = await Promise.all(buttons.map((button) => button.elementHandle()));
  const field = await value.elementHandle();
  return shop.page.evaluate(
    async ({ elements, text, pause, rest }) => {
      const seen: string[] = [];
      for (const element of elements) {
        (element as HTMLElement).click();
        // The duration of a frame; a background tab has no frames.
        await new Promise((resolve) => setTimeout(resolve, 16));
        seen.push(text?.textContent ?? '');
        await new Promise((resolve) => setTimeout(resolve, seen.length === rest ? 350 : pause));
      }
      return seen;
    },
    { elements: handles, text: field, pause: STORM_MS / CLICKS - 20, rest: restAfter },
  );
}

/** Nothing is pending, and the screen shows the platform's state. */
async function expectSettled(shop: Shop, held: () => Promise<number[]>, quantity: number): Promise<void> {
  await expect.poll(held).toEqual([quantity]);
  await expect(shop.line(PLANT.title).locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(shown(shop)).toHaveText(String(quantity));
  await shop.expectPieces(quantity);
  await expect(shop.badge).toHaveText(String(quantity));
}

storm(
  '[CART-10] [CART-14] 50 clicks on + within two seconds: the screen follows at once, at most 3 calls, the last number counts',
  async ({ shop, held, platformApi }) => {
    const seen = await click(
      shop,
      Array.from({ length: CLICKS }, () => up(shop)),
      shown(shop),
    );
    expect(seen).toEqual(Array.from({ length: CLICKS }, (_, index) => String(index + 2)));
    await expectSettled(shop, held, CLICKS + 1);
    await expect(shop.money).toContainText('65,280');
    const calls = await platformApi.calls();
    expect(Object.keys(calls).filter((name) => name.startsWith('Cart'))).toEqual(['CartLinesUpdate']);
    expect(calls['CartLinesUpdate']).toBeLessThanOrEqual(3);
  },
);

storm('[CART-10] + and − mixed come to what was wanted last', async ({ shop, held, platformApi }) => {
  // Three up, one down, repeatedly.
  const buttons = Array.from({ length: CLICKS }, (_, index) => (index % 4 === 3 ? down(shop) : up(shop)));
  const seen = await click(shop, buttons, shown(shop));
  const requested = Number(seen.at(-1));
  expect(requested).toBe(1 + 38 - 12);
  await expectSettled(shop, held, requested);
  expect((await platformApi.calls())['CartLinesUpdate']).toBeLessThanOrEqual(3);
});

storm.describe('with answers that fail', () => {
  storm.use({ expectedMessages: [/500|503|Failed to load resource/] });

  storm('[CART-10] one failing answer in the middle costs nothing', async ({ shop, held, platformApi }) => {
    await platformApi.fault({ status: 500, operations: ['CartLinesUpdate'], times: 1 });
    const buttons = Array.from({ length: CLICKS }, () => up(shop));
    // A pause in the middle: the first half is sent, and fails while the second half is clicked.
    const seen = await click(shop, buttons, shown(shop), CLICKS / 2);
    expect(seen.at(-1)).toBe(String(CLICKS + 1));
    await expectSettled(shop, held, CLICKS + 1);
    expect((await platformApi.calls())['CartLinesUpdate']).toBeGreaterThan(1);
  });

  storm(
    '[CART-10] a last answer that fails takes the number back, says so, and the next click counts',
    async ({ shop, held, platformApi }) => {
      await platformApi.fault({ status: 500, operations: ['CartLinesUpdate'] });
      await click(
        shop,
        Array.from({ length: 10 }, () => up(shop)),
        shown(shop),
      );
      await expect(shop.alert).toHaveText(words.cartError.unreachable);
      await expect(shop.line(PLANT.title).getByText(words.cart.lineFailed)).toBeVisible();
      await expectSettled(shop, held, 1);
      await platformApi.clear();
      await platformApi.fault({ latencyMs: LATENCY_MS });
      await up(shop).click();
      await expectSettled(shop, held, 2);
      await expect(shop.alert).toHaveCount(0);
    },
  );

  storm(
    '[CART-10] an answer that is lost after the change was made: the screen says what the platform holds',
    async ({ shop, held, platformApi }) => {
      await platformApi.fault({ drop: 'after', operations: ['CartLinesUpdate'], times: 1 });
      await click(
        shop,
        Array.from({ length: 10 }, () => up(shop)),
        shown(shop),
      );
      await expectSettled(shop, held, 11);
    },
  );
});

storm('[CART-10] answers out of order change nothing', async ({ shop, held, platformApi }) => {
  await platformApi.fault({ reorder: true, operations: ['CartLinesUpdate', 'CartGetById'] });
  await click(
    shop,
    Array.from({ length: 20 }, () => up(shop)),
    shown(shop),
  );
  // Another read tries to overtake the change.
  await shop.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await click(
    shop,
    Array.from({ length: 20 }, (_, index) => (index % 2 ? up(shop) : down(shop))),
    shown(shop),
  );
  await expectSettled(shop, held, 21);
});

storm(
  '[CART-10] a second tab that edits the same line: both show what the platform holds',
  async ({ shop, held, context }) => {
    const other = new Shop(await context.newPage());
    await other.openCart();
    await other.expectPieces(1);
    await Promise.all([
      click(
        shop,
        Array.from({ length: 25 }, () => up(shop)),
        shown(shop),
      ),
      click(
        other,
        Array.from({ length: 9 }, () => up(other)),
        shown(other),
      ),
    ]);
    // The last response wins; then all agree.
    await expect
      .poll(async () => {
        const [quantity] = await held();
        const values = [await shown(shop).textContent(), await shown(other).textContent()];
        return quantity !== undefined && values.every((value) => value === String(quantity));
      })
      .toBe(true);
    const [quantity = 0] = await held();
    expect([10, 26]).toContain(quantity);
    await expectSettled(shop, held, quantity);
    await expectSettled(other, held, quantity);
    await expect(
      shop.page.getByRole('heading', { level: 1, name: say(words.common.quantityUnit, { n: quantity }) }),
    ).toBeVisible();
  },
);
