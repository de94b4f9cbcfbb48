import { BUILT_DELIVERY_RULES } from '@shop/brands/built-delivery-rules';
import { cartView } from '@shop/machines/cart/cart-view';
import { joinDeliveryAndGate } from '@shop/machines/checkout/join-delivery-and-gate';
import {
  type CheckoutGateActor,
  makeCheckoutGateActor,
} from '@shop/machines/checkout/make-checkout-gate-actor';
import { EMPTY_DELIVERY_FORM, preferencesOf } from '@shop/machines/delivery/delivery-context';
import {
  type DeliveryActor,
  joinCartAndDelivery,
  makeDeliveryActor,
} from '@shop/machines/delivery/make-delivery-actor';
import { type DeliveryPreferences, toAttributes, toNote } from '@shop/rules/cart/delivery-preferences';
import { isSameDiscountCode, shouldForgetDiscountCode } from '@shop/rules/cart/discount';
import { jstDateAt } from '@shop/rules/jst-date';
import { readInvalidDateProducts } from '#features/delivery/browser/read-invalid-date-products.ts';
import type { Systems } from '../support/model-adapter';
import type { HeldMoney } from '../support/platform';
import { type Departure, departureOf } from './departure';
import { type Jar, Tab } from './tab';

/** Cookies of a shopper in the checkout. */
export interface CheckoutJar extends Jar {
  discountCode: string | null;
}

/** A cart page's displayed purchase; null: the sum is unknown. */
export type Seen = Pick<HeldMoney, 'lines'> & { readonly due: number | null };

const COOKIES = { utm_source: 'mail' };

/** A tab with the cart page: cart, delivery form and gate over the network, connected as in the page. */
export class CheckoutTab {
  readonly cart: Tab;
  readonly delivery: DeliveryActor;
  readonly gate: CheckoutGateActor;
  /** Leaving for the checkout: it accepts no input until the shopper is back. */
  isLeft = false;
  /** Not checked yet. */
  departures: Departure[] = [];
  /** The displayed state at the current or last press. */
  seen: Seen | null = null;
  readonly #jar: CheckoutJar;
  readonly #proceed: () => Promise<void>;
  /** Presses not yet confirmed or refused by the form. */
  #pressing = 0;
  #pressed: Promise<unknown> = Promise.resolve();

  constructor({ platform, shopUrl }: Systems, jar: CheckoutJar) {
    this.#jar = jar;
    this.cart = new Tab(platform, jar);
    const { actor } = this.cart;
    actor.on('discount.refused', ({ code, discountCodes }) => {
      const waiting = this.#jar.discountCode;
      const isRefused = discountCodes.some((refused) => isSameDiscountCode(refused, waiting ?? ''));
      if (isRefused && shouldForgetDiscountCode(code)) this.#jar.discountCode = null;
    });
    this.delivery = makeDeliveryActor(
      {
        readInvalidDateProducts: (handles, signal) => readInvalidDateProducts(handles, signal, shopUrl),
        findAddress: async () => null,
      },
      { today: jstDateAt(Date.now()), form: EMPTY_DELIVERY_FORM, rules: BUILT_DELIVERY_RULES },
    ).start();
    joinCartAndDelivery(actor, this.delivery);
    this.gate = makeCheckoutGateActor({
      cart: actor,
      gateway: this.cart.gateway,
      visitorData: () => ({ cookies: COOKIES, discountCode: this.#jar.discountCode }),
    });
    this.gate.on('checkout.open', () => {
      this.#jar.ports.wasAtCheckout = true;
      this.isLeft = true;
      // After the event, when the snapshot contains its data.
      queueMicrotask(() => this.departures.push(departureOf(this)));
    });
    this.gate.start();
    this.#proceed = joinDeliveryAndGate(this.delivery, this.gate, actor);
  }

  proceed(): void {
    if (!this.isBusy) this.seen = this.#seenNow();
    this.#pressing += 1;
    const press = this.#proceed().finally(() => {
      this.#pressing -= 1;
    });
    this.#pressed = Promise.all([this.#pressed, press]);
  }

  /** The current displayed state. */
  #seenNow(): Seen {
    const { lines, totals } = cartView(this.cart.actor.getSnapshot());
    const code = this.#jar.discountCode;
    const { codes } = this.cart.actor.getSnapshot().context;
    return {
      lines: Object.fromEntries(
        lines.map(({ merchandiseGlobalId, shownQuantity: quantity, price }) => [
          atob(merchandiseGlobalId),
          { quantity, price },
        ]),
      ),
      // The discount of a pending coupon is not known yet.
      due:
        totals === null || code !== null || Object.keys(codes).length > 0
          ? null
          : totals.total - totals.shippingFee,
    };
  }

  /** Waits until no cart call, press or gate is pending. */
  async settle(): Promise<void> {
    const deadline = Date.now() + 10_000;
    do {
      this.cart.passTime();
      await new Promise((resolve) => setTimeout(resolve, 2));
      if (Date.now() > deadline) throw new Error(`it does not become idle: ${this.state}`);
    } while (this.isBusy);
    await this.#pressed;
  }

  /** Whether input differs from the cart. */
  get hasDrafts(): boolean {
    const { context } = this.delivery.getSnapshot();
    return !isSameRequest(preferencesOf(context), context.held);
  }

  get isBusy(): boolean {
    return (
      this.#pressing > 0 ||
      !this.cart.isSettled ||
      this.delivery.getSnapshot().hasTag('busy') ||
      this.gate.getSnapshot().matches('going')
    );
  }

  get state(): string {
    const values = [this.cart.actor, this.delivery, this.gate].map((actor) => actor.getSnapshot().value);
    return JSON.stringify(values);
  }

  /** The shopper returns to the page, or focuses it again. */
  comeBack(): void {
    this.isLeft = false;
    this.gate.send({ type: 'page.return' });
    this.cart.refresh();
  }

  stop(): void {
    for (const actor of [this.gate, this.delivery, this.cart.actor]) actor.stop();
  }
}

/** Whether both are sent identically. */
function isSameRequest(one: DeliveryPreferences, other: DeliveryPreferences): boolean {
  const sent = (preferences: DeliveryPreferences) =>
    JSON.stringify([toAttributes(preferences, {}), toNote(preferences)]);
  return sent(one) === sent(other);
}
