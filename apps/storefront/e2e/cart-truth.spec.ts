import { say, words } from '../test/support/words';
import { cookie, Shop } from './support/shop';
import { expect, test } from './support/test';

const PLANT = { handle: 'pachira-mini', title: 'パキラ 実生 ミニサイズ', price: 1_280, stock: 12 };
const OTHER = { handle: 'gajumaru-mini' };

test.describe('an inconclusive response', () => {
  test.use({ expectedMessages: [/500|503|Failed to load resource|ERR_|net::/] });

  test("[TRUTH-01] the reported result of an add matches the platform's cart, and nothing is added twice", async ({
    page,
    context,
    platformApi,
  }) => {
    const shop = new Shop(page);
    const held = async () => platformApi.quantities(await cookie(context, 'cart_id'));
    await shop.fillCart(PLANT.handle);
    let pieces = 1;
    // Lost after the write: once (a browser may then resend it by itself), and on every attempt; cut off; 500.
    for (const fault of [
      { drop: 'after', times: 1 },
      { drop: 'after' },
      { malformed: true, times: 1 },
    ] as const) {
      await shop.openProduct(PLANT.handle);
      await platformApi.fault({ ...fault, operations: ['CartLinesAdd'] });
      await shop.addToCart();
      await shop.expectSettledAdd();
      pieces += 1;
      await expect(shop.badge).toHaveText(String(pieces));
      expect(await held(), JSON.stringify(fault)).toEqual([pieces]);
      await platformApi.clear();
    }
  });

  test('[TRUTH-01] an add that certainly failed is reported and retried; an unknown outcome is reported as unknown', async ({
    page,
    context,
    platformApi,
  }) => {
    const shop = new Shop(page);
    const held = async () => platformApi.quantities(await cookie(context, 'cart_id'));
    await shop.fillCart(PLANT.handle);
    // Lost before the write: it was not added, which is reported, and the retry adds it once.
    await shop.openProduct(PLANT.handle);
    await platformApi.fault({ status: 500, operations: ['CartLinesAdd'], times: 1 });
    await shop.addToCart();
    await expect(shop.dialog.getByRole('alert')).toContainText(words.added.errorHint);
    expect(await held()).toEqual([1]);
    await shop.dialog.getByRole('button', { name: words.common.retry }).click();
    await shop.expectSettledAdd();
    expect(await held()).toEqual([2]);

    // The state cannot be determined: neither "added" nor "as it was", and no retry.
    await shop.openProduct(PLANT.handle);
    await platformApi.fault({ drop: 'after', operations: ['CartLinesAdd'] });
    await platformApi.fault({ status: 500, operations: ['CartGetById'] });
    await shop.addToCart();
    await expect(shop.dialog.getByRole('alert')).toContainText(words.added.unknownHint);
    await expect(shop.dialog.getByRole('button', { name: words.common.retry })).toHaveCount(0);
    await platformApi.clear();
    await shop.dialog.getByRole('link', { name: words.added.toCart }).click();
    await expect(page).toHaveURL('/cart');
    await expect.poll(held).not.toEqual([]);
    const [now = 0] = await held();
    await shop.expectPieces(now);
  });

  test('[TRUTH-01] requests that the platform certainly did not execute are retried before an error is shown', async ({
    page,
    context,
    platformApi,
  }) => {
    const shop = new Shop(page);
    await shop.openProduct(PLANT.handle);
    await platformApi.fault({ status: 503, operations: ['CartCreate'], times: 1 });
    await shop.addToCart();
    await shop.expectSettledAdd();
    await platformApi.fault({ throttled: true, operations: ['CartLinesAdd', 'CartGetById'], times: 2 });
    await shop.openProduct(OTHER.handle);
    await shop.addToCart();
    await shop.expectSettledAdd();
    await platformApi.fault({ status: 503, operations: ['CartGetById'], times: 2 });
    await shop.openCart();
    await shop.expectPieces(2);
    await expect(shop.alert).toHaveCount(0);
    expect(await platformApi.quantities(await cookie(context, 'cart_id'))).toEqual([1, 1]);
  });

  test('[TRUTH-01] an edit whose response is cut off is not reported as failed', async ({
    page,
    platformApi,
  }) => {
    const shop = new Shop(page);
    await shop.fillCart(PLANT.handle);
    await platformApi.fault({ malformed: true, operations: ['CartLinesUpdate'], times: 1 });
    await shop.line(PLANT.title).getByRole('button', { name: words.aria.quantityUp }).click();
    await shop.expectSettledCart();
    await shop.expectPieces(2);
    await expect(shop.alert).toHaveCount(0);
    await expect(shop.line(PLANT.title).getByText(words.cart.lineFailed)).toHaveCount(0);
  });
});

test('[TRUTH-02] an expired cart is recreated with its lines on add, read and edit, and this is reported', async ({
  page,
  context,
  platformApi,
}) => {
  const shop = new Shop(page);
  const held = async () => platformApi.quantities(await cookie(context, 'cart_id'));
  await shop.fillCart(PLANT.handle);
  const first = await cookie(context, 'cart_id');

  await shop.openProduct(OTHER.handle);
  await platformApi.fault({ expireCarts: true, operations: ['CartLinesAdd'], times: 1 });
  await shop.addToCart();
  await shop.expectSettledAdd();
  await expect(shop.dialog.getByText(words.cart.restored, { exact: true })).toBeVisible();
  await expect(shop.badge).toHaveText('2');
  expect(await cookie(context, 'cart_id')).not.toBe(first);
  expect(await held()).toEqual([1, 1]);

  await platformApi.fault({ expireCarts: true, operations: ['CartGetById'], times: 1 });
  await shop.openCart();
  await shop.expectPieces(2);
  await expect(page.getByText(words.cart.restored, { exact: true })).toBeVisible();
  expect(await held()).toEqual([1, 1]);

  await page.reload();
  await shop.expectPieces(2);
  await expect(page.getByText(words.cart.restored)).toHaveCount(0);
  await platformApi.fault({ expireCarts: true, operations: ['CartLinesUpdate'], times: 1 });
  await shop.line(PLANT.title).getByRole('button', { name: words.aria.quantityUp }).click();
  await expect(page.getByText(words.cart.restored, { exact: true })).toBeVisible();
  await shop.expectPieces(3);
  expect(await held()).toEqual([2, 1]);

  // Without any record of it, its loss is reported.
  await page.evaluate(() => localStorage.clear());
  await platformApi.fault({ expireCarts: true, operations: ['CartGetById'], times: 1 });
  await shop.openCart();
  await shop.expectEmptyCart();
  await expect(page.getByText(words.cartError.invalidCart)).toBeVisible();
});

test('[TRUTH-01] [CART-02] leaving a page before the response to an edit: the next page shows the right count', async ({
  page,
  context,
  platformApi,
}) => {
  const shop = new Shop(page);
  await shop.fillCart(PLANT.handle);
  // It is carried out, and the response held back.
  await platformApi.fault({ reorder: true, operations: ['CartLinesUpdate'], times: 1 });
  await shop.line(PLANT.title).getByRole('button', { name: words.aria.quantityUp }).click();
  await expect.poll(async () => platformApi.quantities(await cookie(context, 'cart_id'))).toEqual([2]);
  expect(await cookie(context, 'cart_count')).toBe('1');
  await page.goto(`/products/${OTHER.handle}`);
  await expect(shop.badge).toHaveText('2');
});

test('[PROD-08] the add dialog stays open on a double click and shows the total and all its parts', async ({
  page,
  context,
  platformApi,
}) => {
  const shop = new Shop(page);
  const held = async () => platformApi.quantities(await cookie(context, 'cart_id'));
  await shop.openProduct(PLANT.handle);
  const add = page.getByRole('button', { name: words.product.addToCart }).first();
  // Its code loads with the first add: later the dialog opens before the second half of a double click.
  await add.click();
  await shop.expectSettledAdd();
  await shop.dialog.getByRole('button', { name: words.added.continue }).click();
  await add.dblclick({ delay: 20 });
  await shop.expectSettledAdd();
  await expect(shop.dialog).toBeVisible();
  expect(await held()).toEqual([2]);
  // A later click beside it closes it.
  await expect(async () => {
    await page.mouse.click(5, 5);
    await expect(shop.dialog).toBeHidden({ timeout: 200 });
  }).toPass();

  for (let click = 0; click < 2; click += 1)
    await page.getByRole('button', { name: words.aria.quantityUp }).click();
  await add.click();
  await shop.expectSettledAdd();
  await expect(shop.dialog).toContainText(say(words.common.quantityUnit, { n: 3 }));
  await expect(shop.dialog).toContainText((3 * PLANT.price).toLocaleString('ja'));
  expect(await held()).toEqual([5]);

  const variant =
    (await platformApi.cart(await cookie(context, 'cart_id')))?.lines.nodes[0]?.merchandise.id ?? '';
  try {
    await platformApi.setStock(variant.split('/').at(-1) ?? '', 5);
    await shop.dialog.getByRole('button', { name: words.added.continue }).click();
    await add.click();
    await expect(shop.dialog.getByRole('alert')).toContainText(say(words.added.allInCart, { n: 5 }));
    await expect(shop.dialog.getByRole('button', { name: words.common.retry })).toHaveCount(0);
    await expect(shop.dialog.getByRole('link', { name: words.added.toCart })).toBeVisible();
    expect(await held()).toEqual([5]);
  } finally {
    await platformApi.setStock(variant.split('/').at(-1) ?? '', PLANT.stock);
  }
});

test.describe('offline', () => {
  test.use({ expectedMessages: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] });

  test('[PROD-08] an add before hydration reports its failure, and the retry adds the product', async ({
    page,
    context,
    platformApi,
  }) => {
    const shop = new Shop(page);
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    await shop.openProduct(PLANT.handle);
    await context.setOffline(true);
    // Without pointer or focus before, which would have loaded code.
    await page
      .getByRole('button', { name: words.product.addToCart })
      .first()
      .evaluate((button: HTMLElement) => button.click());
    await expect(page.getByText(words.added.error).first()).toBeVisible();
    const hearts = page.locator('[data-favorite]').first();
    await hearts.evaluate((heart: HTMLElement) => heart.click());
    await context.setOffline(false);
    await page
      .getByRole('button', { name: words.common.retry })
      .first()
      .evaluate((button: HTMLElement) => button.click());
    await expect(shop.badge).toHaveText('1');
    expect(await platformApi.quantities(await cookie(context, 'cart_id'))).toEqual([1]);
    expect(thrown).toEqual([]);
  });
});

test('[ANA-01] foreign or malformed structured data in the page stops neither an add nor a purchase', async ({
  page,
}) => {
  const shop = new Shop(page);
  const spoil = () =>
    page.evaluate(() => {
      for (const text of [
        '{"@type":"Product"}',
        '{"@type":"Product","offers":{"url":"not an address"}}',
        '{"@',
      ]) {
        // As HTML: with required Trusted Types a script accepts no plain text.
        const box = document.createElement('div');
        box.innerHTML = `<script type="application/ld+json">${text}</script>`;
        document.head.prepend(...box.childNodes);
      }
    });
  await shop.openProduct(PLANT.handle);
  await spoil();
  await shop.addToCart();
  await shop.expectSettledAdd();
  await expect(shop.badge).toHaveText('1');
  const layer = await page.evaluate(() => window.dataLayer ?? []);
  expect(layer).toContainEqual(expect.objectContaining({ event: 'addToCart' }));
  await shop.dialog.getByRole('button', { name: words.added.continue }).click();
  await shop.buyNow.click();
  await page.waitForURL(/checkouts/);
});
