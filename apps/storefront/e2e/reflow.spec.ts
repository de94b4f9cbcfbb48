import type { Page } from '@playwright/test';
import { words } from '../test/support/words';
import { Shop } from './support/shop';
import { expect, test } from './support/test';

/** Elements beyond the window's right edge, which make the page scroll sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('with text at 200%', () => {
  // The test simulates browser preferences with a style, which the shop's content security policy forbids.
  test.use({ viewport: { width: 390, height: 844 }, bypassCSP: true });
  const enlarge = (page: Page) => page.addStyleTag({ content: ':root { font-size: 200% !important }' });

  test('[A11Y-02] sliders show fewer cards side by side, so that no price is cut off or overlaps', async ({
    page,
  }) => {
    await page.goto('/products/umbellata');
    await enlarge(page);
    const slides = page.locator('#also-like').getByRole('listitem');
    await slides.first().scrollIntoViewIfNeeded();
    const prices = await slides.evaluateAll((all) =>
      all.map((slide) => {
        const range = document.createRange();
        const price = [...slide.querySelectorAll('*')].filter(
          ({ childElementCount, textContent }) => childElementCount === 0 && /[¥¥]/.test(textContent ?? ''),
        );
        const right = Math.max(
          0,
          ...price.map((one) => {
            range.selectNodeContents(one);
            return range.getBoundingClientRect().right;
          }),
        );
        return right - slide.getBoundingClientRect().right;
      }),
    );
    expect(prices.length).toBeGreaterThan(3);
    expect(Math.max(...prices)).toBeLessThanOrEqual(0);
  });

  test('[CART-08] a filled cart has no horizontal scroll, and its checkout button is clickable', async ({
    page,
  }) => {
    const shop = new Shop(page);
    await shop.fillCart('umbellata');
    await enlarge(page);
    expect(await overflow(page)).toBe(0);
    await expect(page.getByRole('button', { name: words.cart.proceed }).last()).toBeInViewport({ ratio: 1 });
  });
});

test('[CART-08] no horizontal scroll in a full cart at 320 pixels, nor in the add-to-cart dialog', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const shop = new Shop(page);
  await shop.openProduct('umbellata');
  await shop.addToCart();
  await shop.expectSettledAdd();
  expect(await shop.dialog.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  await shop.dialog.getByRole('link', { name: words.added.toCart }).click();
  await shop.expectPieces(1);
  expect(await overflow(page)).toBe(0);
});

test('in forced colours every button, chip and option keeps a border, and focus its ring', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/products/umbellata');
  const add = page.getByRole('button', { name: words.product.addToCart }).first();
  await expect(add).toHaveCSS('border-top-style', 'solid');
  expect(
    await add.evaluate((button) => Number.parseFloat(getComputedStyle(button).borderTopWidth)),
  ).toBeGreaterThan(0);
  await add.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(add).toHaveCSS('outline-style', 'solid');

  const { on, off } = await page.getByRole('radiogroup').evaluate((group) => {
    const look = (row: Element | null) => {
      const dot = row?.firstElementChild;
      if (!dot) return '';
      const { borderColor, borderWidth, backgroundColor } = getComputedStyle(dot);
      const inner = getComputedStyle(dot, '::after');
      return [borderColor, borderWidth, backgroundColor, inner.content, inner.backgroundColor].join(' ');
    };
    return {
      on: look(group.querySelector('[aria-checked="true"]')),
      off: look(group.querySelector('[aria-checked="false"]')),
    };
  });
  expect(on, 'the selected variant looks selected').not.toBe(off);
});

test('with reduced motion, nothing animates by itself and sliders jump', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/products/umbellata');
  await page.getByRole('link', { name: words.product.zoomOpen }).first().focus();
  await page.keyboard.press('ArrowRight');
  const track = page.getByRole('list', { name: words.product.photos });
  // instantly: a smooth scroll would stop between two images
  expect(await track.evaluate((row) => row.scrollLeft / row.clientWidth)).toBe(1);
  const moving = await page.evaluate(() => document.getAnimations().length);
  expect(moving).toBe(0);
});
