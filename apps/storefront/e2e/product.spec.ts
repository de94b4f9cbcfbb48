import { CARE } from '@shop/brands/komoreno/care';
import { sampled } from '../test/support/sampled';
import { LANGUAGES, say, words } from '../test/support/words';
import { faults } from './support/faults';
import { stockOf } from './support/platform-stock';
import { cookie, Shop } from './support/shop';
import { expect, test } from './support/test';

/** Browser messages about the injected faults. */
test.use({ expectedMessages: [/Failed to load resource/] });

const PLANT = { handle: 'umbellata', title: 'フィカス・ウンベラータ' };
const SOLD_OUT = 'pothos-golden';

for (const { locale, prefix, words } of sampled(LANGUAGES, 'product 1')) {
  test.describe(`in ${locale}`, () => {
    test(`[PROD-08] a failed add shows an error, leaves cart and count unchanged, and can be retried (${locale})`, async ({
      page,
      context,
      platform,
    }) => {
      const shop = new Shop(page, words);
      await shop.openProduct(PLANT.handle, prefix);
      await faults(platform.url, { drop: 'before', operations: ['CartCreate'] });
      await shop.addToCart();
      await expect(shop.dialog.getByRole('heading', { name: words.added.error })).toBeVisible();
      await expect(shop.dialog.getByRole('alert')).toContainText(words.added.error);
      await expect(shop.dialog.getByRole('alert')).toContainText(words.added.errorHint);
      expect(await cookie(context, 'cart_id')).toBeNull();
      await expect(shop.badge).toBeHidden();
      await faults(platform.url);
      await shop.dialog.getByRole('button', { name: words.common.retry }).click();
      await shop.expectSettledAdd();
      await expect(shop.badge).toHaveText('1');
    });

    test(`[PROD-06] [PROD-07] stock is shown as a text label (${locale})`, async ({ page }) => {
      await page.goto(`${prefix}/products/${SOLD_OUT}`);
      await expect(page.getByText(words.product.stockWaiting).first()).toBeVisible();
      await expect(page.getByRole('button', { name: words.product.addToCart })).toHaveCount(0);
      await expect(page.getByRole('button', { name: words.product.buyNow })).toHaveCount(0);
      await expect(page.getByRole('group', { name: words.product.quantity })).toHaveCount(0);
    });
  });
}

test('[PROD-04] [PROD-05] a variant is selected without a reload; quantity and sticky bar follow it', async ({
  page,
}) => {
  const shop = new Shop(page);
  await shop.openProduct(PLANT.handle);
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  const larger = page.getByRole('radio', { name: /8号/ });
  await larger.click();
  await expect(larger).toHaveAttribute('aria-checked', 'true');
  await expect(page).toHaveURL(/\?variant=\d+$/);
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-kept'))).toBe(true);
  const more = page.getByRole('button', { name: shop.words.aria.quantityUp });
  await expect(async () => {
    if (await more.isEnabled()) await more.click({ timeout: 1_000 });
    expect(await more.isEnabled()).toBe(false);
  }).toPass({ intervals: [50] });
  const remaining = await page
    .getByText(/^残り\d+点$/)
    .first()
    .textContent();
  await expect(page.getByRole('group', { name: shop.words.product.quantity }).getByRole('status')).toHaveText(
    /\d+/.exec(remaining ?? '')?.[0] ?? '',
  );
  await page.reload();
  await expect(page.getByRole('radio', { name: /8号/ })).toHaveAttribute('aria-checked', 'true');
});

test('[PROD-04] selecting another variant during an add does not change what is added', async ({
  page,
  platform,
}) => {
  const shop = new Shop(page);
  await shop.openProduct(PLANT.handle);
  await faults(platform.url, { latencyMs: 1500, operations: ['CartCreate'], times: 1 });
  await shop.addToCart();
  await shop.dialog.getByRole('button', { name: shop.words.added.continue }).click();
  await page.getByRole('radio', { name: /8号/ }).click();
  await expect(shop.badge).toHaveText('1');
  await page.goto('/cart');
  await expect(shop.line(PLANT.title)).toContainText('6号');
  await expect(shop.line(PLANT.title)).not.toContainText('8号');
});

test('[CART-12] a quantity reduced by stock is reported with the add', async ({
  page,
  platform,
  request,
}) => {
  const shop = new Shop(page);
  await shop.openProduct('philodendron-oxy');
  const stock = await stockOf(page, request, platform.url);
  try {
    for (let press = 0; press < 2; press += 1) {
      await page.getByRole('button', { name: shop.words.aria.quantityUp }).click();
    }
    await stock.set(1);
    await shop.addToCart();
    await expect(shop.dialog.getByRole('alert')).toHaveText(
      say(shop.words.stock.notEnough, { name: 'フィロデンドロン・オキシカルジウム ブラジル' }),
    );
    await expect(shop.badge).toHaveText('1');
  } finally {
    await stock.restore();
  }
});

test('[PROD-08] the dialog offers the cart, continue shopping, and recommendations', async ({ page }) => {
  const shop = new Shop(page);
  await shop.openProduct(PLANT.handle);
  await shop.addToCart();
  await shop.expectSettledAdd();
  await expect(shop.dialog.getByRole('heading', { name: shop.words.added.recommend })).toBeVisible();
  expect(await shop.dialog.getByRole('listitem').count()).toBeGreaterThan(0);
  await shop.dialog.getByRole('button', { name: shop.words.added.continue }).click();
  await expect(shop.dialog).toBeHidden();
  await expect(page.getByRole('button', { name: shop.words.product.addToCart }).first()).toBeFocused();
});

test.describe('with an intermittent connection', () => {
  // React throws the element's own event for a style sheet that did not load.
  test.use({ expectedMessages: [/Failed to load resource|thrown: Event/] });

  test('[PROD-08] [BUY-01] offline, both buttons show an error, and work after reconnecting', async ({
    page,
    context,
  }) => {
    const shop = new Shop(page);
    await shop.openProduct(PLANT.handle);
    await context.setOffline(true);
    await shop.addToCart();
    await expect(shop.dialog.getByRole('alert')).toContainText(shop.words.added.error);
    await shop.dialog.getByRole('button', { name: shop.words.added.continue }).click();
    await shop.buyNow.click();
    await expect(shop.alert.last()).toHaveText(shop.words.checkout.buyNowFailed);
    await context.setOffline(false);
    await shop.addToCart();
    await shop.expectSettledAdd();
    await shop.dialog.getByRole('button', { name: shop.words.added.continue }).click();
    await shop.buyNow.click();
    await page.waitForURL(/checkouts/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[PROD-04] [PROD-06] the server-rendered page of a variant is right', async ({ page }) => {
    await page.goto(`/products/${PLANT.handle}`);
    const href = (await page.getByRole('radio', { name: /8号/ }).getAttribute('href')) ?? '';
    const html = await (await page.request.get(href)).text();
    expect(html).toContain('15,400');
    await page.goto(href);
    await expect(page.getByRole('radio', { name: /8号/ })).toHaveAttribute('aria-checked', 'true');
    await expect(page.getByText(/^残り\d+点$/).first()).toBeVisible();
  });
});

test('[PROD-13] a plant page shows guarantee and support with links to their terms; a bag of soil shows neither', async ({
  page,
}) => {
  const guarantee = page
    .getByRole('main')
    .getByRole('link', { name: say(words.product.guaranteeNote, { days: 14 }) });
  await page.goto('/products/umbellata');
  await expect(page.getByRole('main').getByRole('link', { name: words.product.adviceNote })).toHaveAttribute(
    'href',
    '/pages/premium-support',
  );
  await guarantee.click();
  await expect(page).toHaveURL('/pages/guarantee');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words.footer.guarantee);
  await page.goto('/products/soil-kanyo');
  await expect(page.getByRole('button', { name: words.product.addToCart }).first()).toBeVisible();
  await expect(guarantee).toHaveCount(0);
});

test('[PROD-14] a plant page shows pet and child safety and links to its tag; others show nothing', async ({
  page,
}) => {
  const safe = page.getByRole('main').getByRole('link', { name: words.product.safety.pets });
  await page.goto('/products/umbellata');
  await expect(page.getByRole('button', { name: words.product.addToCart }).first()).toBeVisible();
  await expect(safe).toHaveCount(0);
  await page.goto('/products/pachira-nuri');
  await safe.click();
  await expect(page).toHaveURL(/\/search\/tag\?tagId=7(?:,|%2C)701/);
});

test('[PROD-15] care is described in text beside its scales, and differing sizes are a table', async ({
  page,
}) => {
  await page.goto('/products/pachira-mini');
  const sizes = page.getByRole('main').getByRole('table').filter({ hasText: '3号' });
  await expect(sizes.getByRole('row')).toHaveCount(3);
  await expect(sizes.getByRole('rowheader', { name: '4号' })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(CARE[0]?.title.ja ?? '', { exact: true })
      .first(),
  ).toBeVisible();
});
