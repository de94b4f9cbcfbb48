import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './test';
import { say, words } from './words';

/** The shop as a shopper uses it. */
export class Shop {
  readonly page: Page;
  readonly dialog;
  readonly badge;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog');
    this.badge = page.locator('#cart-count');
  }

  /** Opens a product's page and waits until it takes clicks. */
  async openProduct(handle: string): Promise<void> {
    await this.page.goto(`/products/${handle}`);
    await this.page.waitForFunction(() => document.readyState === 'complete');
  }

  /** Presses the buy box's button; the answer is shown in the dialog. */
  async addToCart(): Promise<void> {
    await this.page.getByRole('button', { name: words.product.addToCart }).first().click();
  }

  /** Adds a product's first variant and goes to the cart. */
  async fillCart(...handles: string[]): Promise<void> {
    for (const handle of handles) {
      await this.openProduct(handle);
      await this.addToCart();
      await expect(this.dialog.getByText(words.added.title).first()).toBeVisible();
      await this.expectSettledAdd();
    }
    await this.dialog.getByRole('link', { name: words.added.toCart }).click();
    await expect(this.page).toHaveURL('/cart');
  }

  /** The add was answered: the spinner gave way to the check, and the count to a number. */
  async expectSettledAdd(): Promise<void> {
    await expect(this.dialog.getByRole('status').filter({ hasText: words.added.title })).toBeAttached();
  }

  /** A line of the cart, by its product's name. */
  line(title: string) {
    return this.page
      .getByRole('list', { name: words.cart.title })
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name: title }) });
  }

  /** The money rows of the summary as text. */
  get money() {
    return this.page.locator('dl');
  }

  get proceed() {
    return this.page.getByRole('button', { name: words.cart.proceed }).first();
  }

  async expectEmptyCart(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: words.cart.empty })).toBeVisible();
  }

  async expectPieces(pieces: number): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: words.cart.title })).toContainText(
      say(words.common.quantityUnit, { n: pieces }),
    );
  }
}

/** A cookie's value, decoded, or null. */
export async function cookie(context: BrowserContext, name: string): Promise<string | null> {
  const found = (await context.cookies()).find((candidate) => candidate.name === name);
  return found === undefined ? null : decodeURIComponent(found.value);
}
