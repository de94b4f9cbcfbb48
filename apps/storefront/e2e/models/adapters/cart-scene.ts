import type { Locator, Page } from '@playwright/test';
import type { cartMachine } from '@shop/machines/cart/cart.machine';
import type { CartFailureCode } from '@shop/rules/cart/cart-errors';
import { encodeGlobalId, type GlobalId } from '@shop/rules/global-id';
import type { SnapshotFrom } from 'xstate';
import { CART_OPERATIONS } from '#test/models/support/platform-faults.ts';
import { say, words } from '#test/support/words.ts';
import { Shop } from '../../support/shop';
import { expect } from '../../support/test';
import type { Harness } from '../support/browser-adapter';
import { pressTwiceAtOnce } from '../support/page-acts';

export const PLANT = { handle: 'pachira-mini', title: 'パキラ 実生 ミニサイズ' };
export const CODE = 'WELCOME500';
const IN_STOCK = 12;

export type CartCall = keyof typeof CART_OPERATIONS;

/** A shopper's cart in two tabs, with the platform. */
export class CartScene {
  readonly harness: Harness;
  readonly shop: Shop;
  readonly page: Page;
  readonly #variant: string;
  readonly #otherTab: Page;

  /** On the product's page with a cart of one plant that this page has not read; its code is loaded. */
  static async begin(harness: Harness): Promise<CartScene> {
    const { page, platform, calls, machine, shopUrl } = harness;
    const [variant] = await platform.stockOf(PLANT.handle);
    if (variant === undefined) throw new Error('the product has no variant');
    await platform.setStock(variant.id, IN_STOCK);
    const cartId = await platform.createCart(variant.id, 1);
    await page.context().addCookies([{ name: 'cart_id', value: cartId, url: shopUrl }]);
    // The tabs' stored carts are blocked, so nothing is restored and lost carts stay lost.
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key: string, value: string) {
        if (key === 'shop:cart') throw new DOMException('refused', 'QuotaExceededError');
        setItem.call(this, key, value);
      };
    });
    const otherTab = await page.context().newPage();
    await otherTab.goto('/robots.txt');
    const scene = new CartScene(harness, variant.id, otherTab);
    for (const name of Object.values(CART_OPERATIONS).flat()) calls.held.add(name);
    await scene.shop.openProduct(PLANT.handle);
    await scene.addButton.focus();
    await machine.started();
    return scene;
  }

  private constructor(harness: Harness, variant: string, otherTab: Page) {
    this.harness = harness;
    this.page = harness.page;
    this.shop = new Shop(harness.page);
    this.#variant = variant;
    this.#otherTab = otherTab;
  }

  get addButton(): Locator {
    return this.page.getByRole('button', { name: words.product.addToCart }).first();
  }

  get line(): Locator {
    return this.shop.line(PLANT.title);
  }

  get up(): Locator {
    return this.line.getByRole('button', { name: words.aria.quantityUp });
  }

  get down(): Locator {
    return this.line.getByRole('button', { name: words.aria.quantityDown });
  }

  get remove(): Locator {
    return this.page.getByRole('button', {
      name: new RegExp(say(words.aria.deleteLine, { name: `${PLANT.title}.+` })),
    });
  }

  get retry(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: words.common.retry });
  }

  get removeCode(): Locator {
    return this.page.getByRole('button', { name: say(words.cart.discountRemove, { code: CODE }) });
  }

  async add(): Promise<void> {
    await this.#closeDialog();
    await this.addButton.click();
  }

  /** As in browsers that block storage. */
  async addWithoutLock(): Promise<void> {
    await this.#closeDialog();
    await this.page.evaluate(() => {
      const { locks } = navigator;
      const request = locks.request.bind(locks);
      locks.request = () => {
        locks.request = request;
        return Promise.reject(new DOMException('refused', 'SecurityError'));
      };
    });
    await this.addButton.click();
  }

  async goToCart(): Promise<void> {
    await this.#closeDialog();
    await this.page.getByRole('banner').locator('a[href$="/cart"]').click();
    await expect(this.page).toHaveURL(/\/cart$/);
  }

  async goBack(): Promise<void> {
    await this.page.goBack();
    await expect(this.addButton).toBeVisible();
  }

  async refresh(): Promise<void> {
    await this.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  }

  async retryTwice(): Promise<void> {
    await pressTwiceAtOnce(this.retry);
  }

  async chooseOkinawa(): Promise<void> {
    await this.page.getByLabel(words.cart.destination).selectOption({ label: '沖縄県' });
  }

  async applyCode(): Promise<void> {
    const field = this.page.getByRole('textbox', { name: words.cart.discountCode });
    await field.fill(CODE);
    await field.press('Enter');
  }

  /** Makes the request fail to save: the checkout stops before it changes the cart again. */
  async proceed(): Promise<void> {
    await this.harness.platform.addFault({ status: 503, operations: ['CartAttributesUpdate'] });
    await this.shop.proceed.click();
  }

  /** It has its own cart by now, and notifies the shop's tabs. */
  async adoptOther(): Promise<void> {
    const { platform, shopUrl } = this.harness;
    const cartId = await platform.createCart(this.#variant, 1);
    await this.page.context().addCookies([{ name: 'cart_id', value: cartId, url: shopUrl }]);
    await this.#otherTab.evaluate((news) => {
      const channel = new BroadcastChannel('shop:cart');
      channel.postMessage(news);
      channel.close();
    }, `${cartId} line=1`);
  }

  /** The platform carries out the request, after its cart was changed externally to the model's. */
  async answer(call: CartCall, snapshot: SnapshotFrom<typeof cartMachine>): Promise<void> {
    const { calls, platform } = this.harness;
    if (call === 'addLines') await this.#lookBefore(snapshot);
    const route = await calls.next(...CART_OPERATIONS[call]);
    const id = await this.#cartOf(route.request().postDataJSON().variables.cartId);
    if (id !== null && call === 'readCart') await platform.hold(id, this.#variant, 1);
    await route.continue();
  }

  /** For as many times as the page retries; its follow-up reads pass (TRUTH-01). */
  async fail(
    call: CartCall,
    code: CartFailureCode,
    snapshot: SnapshotFrom<typeof cartMachine>,
  ): Promise<void> {
    const { calls, platform } = this.harness;
    if (call === 'addLines') await this.#lookBefore(snapshot);
    const operations = [...CART_OPERATIONS[call]];
    const isRead = call === 'readCart';
    const attempts = code === 'unreachable' && (isRead || call === 'createCart') ? 3 : 1;
    if (code === 'invalidCart') await platform.addFault({ expireCarts: true, operations, times: 1 });
    else if (code === 'refused') await platform.addFault({ status: 403, operations, times: 1 });
    // A cut connection alone is no failure: browsers resend requests on a reused connection.
    else await platform.addFault({ status: 500, operations, times: attempts });
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      await (await calls.next(...operations)).continue();
    }
    const isLookedUp = code === 'unreachable' && !isRead && call !== 'createCart';
    if (isLookedUp) await (await calls.next('CartGetById')).continue();
  }

  /** An add to an unknown cart reads it first: it contains the model's lines. */
  async #lookBefore({ context }: SnapshotFrom<typeof cartMachine>): Promise<void> {
    const { calls, platform } = this.harness;
    const route = await calls.next('CartGetById');
    const id = await this.#cartOf(route.request().postDataJSON().variables.cartId);
    const held = context.cart === null ? 1 : (context.cart.lines[0]?.quantity ?? 0);
    if (id !== null) await platform.hold(id, this.#variant, held);
    await route.continue();
  }

  async end(): Promise<void> {
    const { platform, calls } = this.harness;
    await calls.release();
    await platform.clearFaults();
    await platform.setStock(this.#variant, IN_STOCK);
  }

  /** The cart of a call, if the platform still has it. */
  async #cartOf(wire: string | undefined): Promise<GlobalId | null> {
    const id = encodeGlobalId(wire ?? '');
    return id.ok && (await this.harness.platform.linesOf(id.value)) !== null ? id.value : null;
  }

  /** Closes the dialog with the result of an add. */
  async #closeDialog(): Promise<void> {
    if (await this.shop.dialog.isVisible()) {
      await this.shop.dialog.getByRole('button', { name: words.added.continue }).click();
      await expect(this.shop.dialog).toBeHidden();
    }
  }
}
