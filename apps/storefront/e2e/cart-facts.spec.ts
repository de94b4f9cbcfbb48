import { platformCatalogue, queryPlatform } from '../test/support/platform-catalogue';
import { words } from '../test/support/words';
import { giveCart } from './support/cart-of';
import { e2eEnv } from './support/e2e-env';
import { watchPages } from './support/platform-stock';
import { Shop } from './support/shop';
import { expect, test } from './support/test';

const DAYS_30 = 30 * 24 * 60 * 60;

test('[CART-02] the cart cookies last 30 days: the id with token and key in base64, and the item count', async ({
  page,
  context,
}) => {
  const shop = new Shop(page);
  await shop.openProduct('pachira-mini');
  await shop.addToCart();
  await shop.expectSettledAdd();
  const cookies = await context.cookies();
  const [id, count] = ['cart_id', 'cart_count'].map((name) =>
    cookies.find((candidate) => candidate.name === name),
  );
  expect(atob(decodeURIComponent(id?.value ?? ''))).toMatch(/^gid:\/\/shopify\/Cart\/[\w-]+\?key=[\w-]+$/);
  expect(count?.value).toBe('1');
  for (const stored of [id, count]) {
    const seconds = (stored?.expires ?? 0) - Date.now() / 1000;
    expect(Math.abs(seconds - DAYS_30)).toBeLessThan(120);
    expect(stored?.path).toBe('/');
  }
});

test('[CART-11] cart recommendations are those of the platform, in stock or not', async ({
  page,
  context,
  request,
  platformApi,
}) => {
  const { shopUrl, platformUrl } = e2eEnv();
  const products = await platformCatalogue(platformUrl, 'JA');
  const product = products.get('pachira-mini');
  const { productRecommendations } = await queryPlatform<{ productRecommendations: { handle: string }[] }>(
    platformUrl,
    '{ productRecommendations(productHandle: "pachira-mini", intent: COMPLEMENTARY) { handle } }',
  );
  const soldOut = products.get(productRecommendations[0]?.handle ?? '');
  const stock = soldOut?.variants ?? [];
  const pages = await watchPages(request, soldOut?.handle ?? '');
  for (const { id } of stock) await platformApi.setStock(id, 0);
  try {
    await giveCart(context, { shopUrl, platformUrl }, [[product?.variants[0]?.id ?? '', 1]]);
    await page.goto('/cart');
    const part = page.getByRole('list', { name: words.cart.recommend });
    await expect(part.locator(`a[href="/products/${soldOut?.handle}"]`).first()).toBeAttached();
  } finally {
    await pages.untilChanged();
    for (const { id, stock: before } of stock) await platformApi.setStock(id, before);
    await pages.untilAsBefore();
  }
});

test('[MAIL-02] the sign-up form accepts valid mail addresses only', async ({ page }) => {
  await page.goto('/');
  const form = page
    .getByRole('contentinfo')
    .locator('form')
    .filter({ has: page.getByRole('textbox') });
  const [field, button, alert] = [
    form.getByRole('textbox'),
    form.getByRole('button'),
    form.getByRole('alert'),
  ];
  const wrong = [
    '.hana@example.com',
    'hana.@example.com',
    'ha na@example.com',
    'hana@example',
    'hana@example.c',
    'ha@na@example.com',
  ];
  for (const address of wrong) {
    await field.fill(address);
    await expect(alert, address).toHaveText('');
    await button.click();
    await expect(alert, address).toHaveText(words.mail.errorInvalid);
  }
  await field.fill(`"hana midori ${Date.now()}"@mail.example.com`);
  await button.click();
  await expect(page.getByRole('dialog', { name: words.mail.modalTitle })).toContainText(words.mail.success);
});
