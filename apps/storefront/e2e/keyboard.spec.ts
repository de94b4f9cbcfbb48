import type { Locator, Page } from '@playwright/test';
import { say, words } from '../test/support/words';
import { Shop } from './support/shop';
import { expect, test } from './support/test';

const PLANT = 'フィカス・ウンベラータ';
/** More focus stops than any page has between two actions of a shopper. */
const MAX_STOPS = 90;

/** Presses Tab until `goal` has the focus. Every element passed is visible and shows its focus. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.count()) === 0) continue;
    expect.soft(await lackOfRing(focused), 'a Tab stop').toBe('');
    if (await goal.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${String(goal)}`);
}

/** HTML of a focused element without a visible focus indicator; '' otherwise. A field may show it by its surrounding frame. */
function lackOfRing(focused: Locator): Promise<string> {
  return focused.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    const hasRing = (candidate: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
      return outlineStyle === 'solid' && outlineWidth === '2px';
    };
    const isSeen = width > 0 && height > 0;
    const frames = [element, element.parentElement, element.parentElement?.parentElement];
    const shows = isSeen && frames.some((frame) => frame && hasRing(frame));
    return shows ? '' : element.outerHTML.slice(0, 160);
  });
}

test('[ROUTE-01] [PROD-04] [CART-08] [SHIP-01] [GATE-01] a plant is found, selected and bought by keyboard alone', async ({
  page,
}) => {
  // a Tab key for every stop on seven pages
  const shop = new Shop(page);

  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words.header.skip })).toBeFocused();

  // By its position: with focus it becomes a combobox.
  const search = page.getByRole('search').first().locator('input');
  await tabTo(page, search);
  await page.keyboard.type('うんべらーた');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);

  const found = page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(PLANT) })
    .first();
  await expect(found).toBeVisible();
  await tabTo(page, found);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: PLANT })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  const variants = page.getByRole('radiogroup', { name: words.product.variant });
  await tabTo(page, variants.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowDown');
  await expect(variants.getByRole('radio', { name: /8号/ })).toBeFocused();
  await expect(variants.getByRole('radio', { name: /8号/ })).toBeChecked();
  await expect(page).toHaveURL(/\?variant=\d+$/);

  const more = page.getByRole('button', { name: words.aria.quantityUp });
  await tabTo(page, more);
  await page.keyboard.press('Space');
  const add = page.getByRole('button', { name: words.product.addToCart }).first();
  await tabTo(page, add);
  await page.keyboard.press('Enter');

  await expect(shop.dialog).toHaveAccessibleName(words.added.title);
  await expect(shop.dialog.getByRole('button', { name: words.aria.closeModal })).toBeFocused();
  await expect(shop.dialog.getByRole('status')).toHaveText(words.added.title);
  await tabTo(page, shop.dialog.getByRole('link', { name: words.added.toCart }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: words.cart.title })).toBeVisible();
  await shop.expectPieces(2);
  const prefecture = page.getByLabel(words.cart.destination);
  await tabTo(page, prefecture);
  await page.keyboard.press('End');
  await expect(prefecture).toHaveValue('JP-47');
  await expect(shop.money).toContainText('2,000');
  // The summary's own button is the next stop.
  await tabTo(page, page.getByRole('button', { name: words.cart.proceed }).nth(1));
  await page.keyboard.press('Enter');

  await page.waitForURL(/checkouts/);
  await fillByKeys(page);
  await expect(page.getByRole('heading', { name: 'ご注文ありがとうございます' })).toBeVisible();
});

/** The hosted checkout's three pages. */
async function fillByKeys(page: Page): Promise<void> {
  const type = async (label: string | RegExp, text: string) => {
    const field = page.getByLabel(label, { exact: false }).first();
    await tabTo(page, field);
    await page.keyboard.type(text);
  };
  await type('メールアドレス', 'hana@example.jp');
  await type('姓', '緑川');
  await type(/^名/, '花');
  await type('郵便番号', '9000015');
  await tabTo(page, page.getByLabel('都道府県'));
  await page.keyboard.press('End');
  await type('市区町村', '那覇市');
  await type('町名・番地', '久茂地1-1-1');
  await type('電話番号', '0981234567');
  await tabTo(page, page.getByRole('button', { name: 'お支払い方法へ進む' }));
  await page.keyboard.press('Enter');
  const payPay = page.getByLabel('PayPay');
  await expect(payPay).toBeVisible();
  await tabTo(page, page.getByRole('radio').first());
  for (let turn = 0; turn < 12 && !(await payPay.isChecked()); turn += 1)
    await page.keyboard.press('ArrowDown');
  await expect(payPay).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: '確認画面へ進む' }));
  await page.keyboard.press('Enter');
  const place = page.getByRole('button', { name: '注文を確定する' });
  await expect(place).toBeVisible();
  await tabTo(page, place);
  await page.keyboard.press('Enter');
}

test('[HEAD-01] the skip link is visible on focus and moves past the header', async ({ page }) => {
  await page.goto('/');
  const skip = page.getByRole('link', { name: words.header.skip });
  // Clipped to nothing, but available to screen readers.
  await expect(skip).toHaveCSS('clip-path', 'inset(50%)');
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toHaveCSS('clip-path', 'none');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('[PROD-08] [CART-10] a screen reader announces what was added and what the cart contains', async ({
  page,
}) => {
  const shop = new Shop(page);
  await shop.openProduct('umbellata');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - navigation "${words.nav.breadcrumb}"
      - list "${words.product.photos}"
      - heading "${PLANT}" [level=1]
      - radiogroup "${words.product.variant}":
        - radio /6号/ [checked]
        - radio /8号/
      - group "${words.product.quantity}":
        - button "${words.aria.quantityUp}"
      - button "${words.product.addToCart}"
  `);
  await shop.addToCart();
  await shop.expectSettledAdd();
  await expect(shop.dialog).toMatchAriaSnapshot(`
    - dialog "${words.added.title}":
      - heading "${words.added.title}" [level=2]
      - button "${words.aria.closeModal}"
      - status: ${words.added.title}
      - link "${words.added.toCart}"
      - button "${words.added.continue}"
  `);
  await expect(page.locator('a', { has: shop.badge })).toHaveAccessibleName(
    say(words.header.cartCount, { n: 1 }),
  );
  await shop.dialog.getByRole('link', { name: words.added.toCart }).click();
  await expect(shop.line(PLANT)).toBeVisible();
  await expect(page.getByRole('combobox', { name: words.cart.destination })).toHaveAccessibleDescription(
    words.cart.destinationHint,
  );
  await page
    .getByRole('button', { name: new RegExp(say(words.aria.deleteLine, { name: `${PLANT}.+` })) })
    .click();
  await expect(page.getByRole('status').filter({ hasText: words.cart.lineDeleted })).toBeAttached();
});
