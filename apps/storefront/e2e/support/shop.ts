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

  /** @param words of the language whose pages are opened */
  constructor(page: Page, words: Words = japanese) {
    this.page = page;
    this.words = words;
    this.#root = words === japanese ? '' : '/en';
    this.dialog = page.getByRole('dialog');
    this.badge = page.locator('#cart-count');
  }

  /** Opens a product's page; what is pressed before its code has come is done when it has. */
  async openProduct(handle: string, prefix = this.#root): Promise<void> {
    await this.page.goto(`${prefix}/products/${handle}`);
  }

  /** Opens the cart's page by its address. */
  async openCart(): Promise<void> {
    await this.page.goto(`${this.#root}/cart`);
  }

  /** Presses the buy box's button; the answer is shown in the dialog. */
  async addToCart(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.product.addToCart }).first().click();
  }

  get buyNow() {
    return this.page.getByRole('button', { name: this.words.product.buyNow });
  }

  /** What the page tells at once. */
  get alert() {
    return this.page.getByRole('main').getByRole('alert');
  }

  /** One more of a set's option. */
  async pick(name: string): Promise<void> {
    await this.page.getByRole('button', { name: say(this.words.set.option, { name }) }).click();
  }

  /** The same where the plus looks disabled: it can be pressed all the same. */
  async pickInVain(name: string): Promise<void> {
    await this.page
      .getByRole('button', { name: say(this.words.set.option, { name }) })
      .click({ force: true });
  }

  /** One less of it. */
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

  /** The add was answered: the spinner gave way to the check, and the count to a number. */
  async expectSettledAdd(): Promise<void> {
    await expect(this.dialog.getByRole('status').filter({ hasText: this.words.added.title })).toBeAttached();
  }

  /** The cart's page has read the cart: no money waits. */
  async expectSettledCart(): Promise<void> {
    await expect(this.money).toBeVisible();
    await expect(this.page.locator('dl[aria-busy="true"]')).toHaveCount(0);
  }

  /** Reads on until the room with the cart's plants is below the window, where it comes without being seen to come. */
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
