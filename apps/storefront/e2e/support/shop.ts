import type { BrowserContext, Page } from '@playwright/test';
import { words as japanese, say, type Words } from '../../test/support/words';
import { expect } from './test';

/** The shop as a shopper uses it. */
export class Shop {
  readonly page: Page;
  readonly dialog;
  readonly badge;
  readonly words: Words;
  readonly #root;

  /** @param words of the language of opened pages */
  constructor(page: Page, words: Words = japanese) {
    this.page = page;
    this.words = words;
    this.#root = words === japanese ? '' : '/en';
    this.dialog = page.getByRole('dialog');
    this.badge = page.locator('#cart-count');
  }

  /** Opens a product's page; presses before its code has loaded are handled afterwards. */
  async openProduct(handle: string, prefix = this.#root): Promise<void> {
    await this.page.goto(`${prefix}/products/${handle}`);
  }

  /** Opens the cart page by its URL. */
  async openCart(): Promise<void> {
    await this.page.goto(`${this.#root}/cart`);
  }

  /** Presses the buy box's button; the dialog shows the result. */
  async addToCart(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.product.addToCart }).first().click();
  }

  get buyNow() {
    return this.page.getByRole('button', { name: this.words.product.buyNow });
  }

  /** The page's alert. */
  get alert() {
    return this.page.getByRole('main').getByRole('alert');
  }

  /** Adds one of a set's option. */
  async pick(name: string): Promise<void> {
    await this.page.getByRole('button', { name: say(this.words.set.option, { name }) }).click();
  }

  /** The same with a disabled-looking plus, which is still pressable. */
  async pickInVain(name: string): Promise<void> {
    await this.page
      .getByRole('button', { name: say(this.words.set.option, { name }) })
      .click({ force: true });
  }

  /** Removes one of it. */
  async unpick(name: string): Promise<void> {
    await this.page.getByRole('button', { name: say(this.words.set.optionRemove, { name }) }).click();
  }

  /** Adds a product's first variant and goes to the cart. */
  async fillCart(...handles: string[]): Promise<void> {
    for (const handle of handles) {
      await this.openProduct(handle);
      await this.addToCart();
      await expect(this.dialog.getByText(this.words.added.title).first()).toBeVisible();
      await this.expectSettledAdd();
    }
    await this.dialog.getByRole('link', { name: this.words.added.toCart }).click();
    await expect(this.page).toHaveURL(`${this.#root}/cart`);
  }

  /** The add was answered: spinner and count gave way to check and number. */
  async expectSettledAdd(): Promise<void> {
    await expect(this.dialog.getByRole('status').filter({ hasText: this.words.added.title })).toBeAttached();
  }

  /** The cart page has read the cart: no amount is pending. */
  async expectSettledCart(): Promise<void> {
    await expect(this.money).toBeVisible();
    await expect(this.page.locator('dl[aria-busy="true"]')).toHaveCount(0);
  }

  /** Scrolls until the room with the cart's plants is just below the window, where it loads unseen. */
  async bringRoomNear(): Promise<void> {
    await this.page
      .locator('#recommended')
      .evaluate((part) => scrollBy(0, part.getBoundingClientRect().top - innerHeight));
    await expect(this.page.locator('#cart-room')).toBeAttached();
  }

  /** A line of the cart, by its product's name. */
  line(title: string) {
    return this.page
      .getByRole('list', { name: this.words.cart.title })
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name: title }) });
  }

  /** The money rows of the summary as text. */
  get money() {
    return this.page.locator('dl');
  }

  get proceed() {
    return this.page.getByRole('button', { name: this.words.cart.proceed }).first();
  }

  async expectEmptyCart(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: this.words.cart.empty })).toBeVisible();
  }

  async expectPieces(pieces: number): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: this.words.cart.title })).toContainText(
      say(this.words.common.quantityUnit, { n: pieces }),
    );
  }
}

/** A cookie's value, decoded, or null. */
export async function cookie(context: BrowserContext, name: string): Promise<string | null> {
  const found = (await context.cookies()).find((candidate) => candidate.name === name);
  return found === undefined ? null : decodeURIComponent(found.value);
}
