import {
  type DeliveryPreferences,
  NO_PREFERENCES,
  toAttributes,
  toNote,
} from '@shop/rules/cart/delivery-preferences';
import { EMPTY_GIFT_DESTINATION } from '@shop/rules/delivery/gift-destination';
import type { GlobalId } from '@shop/rules/global-id';
import type { StateValue } from 'xstate';
import { cartGatewayOf } from '#test/models/support/shopper.ts';
import { words } from '#test/support/words.ts';
import { Delivery } from '../../support/delivery';
import { Shop } from '../../support/shop';
import { expect } from '../../support/test';
import type { Harness } from '../support/browser-adapter';
import { holdCheckout } from '../support/page-acts';

const PLANT = { handle: 'pachira-mini', title: 'パキラ 実生 ミニサイズ' };
/** Gives a discount from 3,000 yen on: three of the plant. */
const COUPON = 'WELCOME500';
const ENOUGH = 3;
const COOKIES = { utm_source: 'mail' };

/** Content of the delivery form, as the model's preferences. */
export const ACTIONS = {
  nothing: NO_PREFERENCES,
  note: { ...NO_PREFERENCES, note: 'remarks' },
  gift: { ...NO_PREFERENCES, gift: EMPTY_GIFT_DESTINATION },
} satisfies Record<string, DeliveryPreferences>;

export type PreferencesPlace = keyof typeof ACTIONS;

const HELD = ['CartAttributesUpdate', 'CartNoteUpdate', 'CartDiscountCodesUpdate'];

/** The cart page of a shopper with a coupon in its cookie. */
export class CheckoutScene {
  readonly harness: Harness;
  readonly shop: Shop;
  readonly delivery: Delivery;
  readonly opened: readonly string[];
  readonly #cartId: GlobalId;
  readonly #variant: string;

  static async begin(harness: Harness): Promise<CheckoutScene> {
    const { page, platform, calls, shopUrl } = harness;
    const [variant = ''] = await platform.variantsOf(PLANT.handle);
    const cartId = await platform.createCart(variant, ENOUGH);
    const cookies = Object.entries({ ...COOKIES, cart_id: cartId, discount_code: COUPON });
    await cartGatewayOf(platform).changeDestination({ cartId, province: 'JP-13', addressId: null });
    await page.context().addCookies(cookies.map(([name, value]) => ({ name, value, url: shopUrl })));
    const scene = new CheckoutScene(harness, cartId, variant, await holdCheckout(page));
    await scene.shop.openCart();
    // The page tries the pending coupon once by itself; from then on the test controls the platform's state.
    await expect(page.getByText(words.cart.discountApplied)).toBeVisible();
    await scene.store('nothing', false);
    await scene.refresh();
    await scene.delivery.openDate();
    for (const name of HELD) calls.held.add(name);
    return scene;
  }

  private constructor(harness: Harness, cartId: GlobalId, variant: string, opened: readonly string[]) {
    this.harness = harness;
    this.shop = new Shop(harness.page);
    this.delivery = new Delivery(harness.page);
    this.opened = opened;
    this.#cartId = cartId;
    this.#variant = variant;
  }

  async write(preferences: PreferencesPlace): Promise<void> {
    const { giftHead, note } = this.delivery;
    await note.fill(ACTIONS[preferences].note);
    if ((await giftHead.getAttribute('aria-expanded')) !== String(preferences === 'gift'))
      await giftHead.click();
    await expect(giftHead).toHaveAttribute('aria-expanded', String(preferences === 'gift'));
  }

  async proceed(): Promise<void> {
    await this.shop.proceed.click();
  }

  /** The edit is pending when the button is pressed. */
  async editAndProceed(): Promise<void> {
    await this.refresh();
    this.harness.calls.held.add('CartLinesUpdate');
    await this.shop.line(PLANT.title).getByRole('button', { name: words.aria.quantityUp }).click();
    await this.proceed();
  }

  /** Externally changes the platform's cart: all preferences are stored, or none. */
  async store(preferences: PreferencesPlace, isStored: boolean): Promise<void> {
    const gateway = cartGatewayOf(this.harness.platform);
    const cartId = this.#cartId;
    const requested = ACTIONS[preferences];
    await this.harness.platform.hold(cartId, this.#variant, ENOUGH);
    await gateway.changeAttributes({
      cartId,
      attributes: isStored ? toAttributes(requested, COOKIES, cartId) : [],
    });
    await gateway.changeNote({ cartId, note: isStored ? toNote(requested) : '' });
    await gateway.changeDiscountCodes({ cartId, discountCodes: isStored ? [COUPON] : [] });
  }

  /** Makes the page reread the cart. */
  async refresh(): Promise<void> {
    this.harness.calls.held.delete('CartGetById');
    await this.harness.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await this.expectSettledWrites();
  }

  async expectSettledWrites(): Promise<void> {
    await expect.poll(() => this.harness.machine.state('cart')).toEqual({ resting: 'ready' });
  }

  /** Holds the readback if it is the next call; others pass. */
  holdReading(next: StateValue): void {
    if (JSON.stringify(next) === JSON.stringify({ going: 'readingBack' })) {
      this.harness.calls.held.add('CartGetById');
    }
  }

  async letThrough(operation: string): Promise<void> {
    const route = await this.harness.calls.next(operation);
    if (operation === 'CartGetById') this.harness.calls.held.delete(operation);
    await route.continue();
  }

  async fail(operation: string): Promise<void> {
    // A read is retried automatically.
    const times = operation === 'CartGetById' ? 3 : 1;
    await this.harness.platform.addFault({ status: 500, operations: [operation], times });
    await this.letThrough(operation);
  }

  /** One plant is below its minimum. */
  async makeCouponIdle(): Promise<void> {
    await this.harness.platform.hold(this.#cartId, this.#variant, 1);
    await this.letThrough('CartDiscountCodesUpdate');
  }

  async end(): Promise<void> {
    await this.harness.calls.release();
    await this.harness.platform.clearFaults();
  }
}
