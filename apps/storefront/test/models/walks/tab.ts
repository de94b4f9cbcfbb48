import type { CartEvent } from '@shop/machines/cart/cart-events';
import { cartView } from '@shop/machines/cart/cart-view';
import { type CartActor, provideCartActors } from '@shop/machines/cart/make-cart-actor';
import { TabPorts } from '@shop/machines/testing/tab-ports';
import type { AddRequest } from '@shop/rules/cart/add-request';
import type { CartGateway } from '@shop/rules/cart/cart-gateway';
import type { GlobalId } from '@shop/rules/global-id';
import { yen } from '@shop/rules/yen';
import { createActor, SimulatedClock } from 'xstate';
import type { Platform } from '../support/platform';
import { verifiedGatewayOf } from '../support/shopper';
import { createInTurn } from './create-in-turn';
import { FaultyWire } from './faulty-wire';

/** State shared by one shopper's tabs: cookie, storage, turns, and the channel. */
export interface Jar {
  readonly ports: TabPorts;
  readonly tabs: Tab[];
}

/** A jar without tabs. */
export function makeJar(cartId: GlobalId | null): Jar {
  return { ports: new TabPorts(cartId), tabs: [] };
}

/** Display data of an added line, unused here. */
export const DISPLAY = { handle: '', title: '', variantTitle: '', vendor: '', imageUrl: '', price: yen(1) };

/** More than the debounce time after an edit. */
const TURN_MS = 400;

/** A tab's cart over the network, with its own clock. */
export class Tab {
  readonly actor: CartActor;
  /** The tab's calls, for its other parts. */
  readonly gateway: CartGateway;
  readonly wire: FaultyWire;
  /** Requested pieces of each add, by request id. */
  readonly asked = new Map<string, number>();
  readonly #clock = new SimulatedClock();
  readonly #jar: Jar;
  /** State known to all tabs: a tab that reads the cart after a notification does not notify again. */
  #known = '';

  constructor(platform: Platform, jar: Jar) {
    this.#jar = jar;
    this.wire = new FaultyWire(platform);
    const verified = verifiedGatewayOf(platform, jar.ports, { fetch: this.wire.fetch });
    this.gateway = createInTurn(verified, jar.ports);
    const machine = provideCartActors(this.gateway, () => ({ discountCodes: [], attributes: [] }));
    this.actor = createActor(machine, {
      input: { cartId: jar.ports.id, province: 'JP-13' },
      clock: this.#clock,
    });
    // After the event, when the snapshot contains its data.
    this.actor.on('cart.changed', ({ globalId }) => {
      if (globalId !== this.#jar.ports.id) this.#jar.ports.wasAtCheckout = false;
      this.#jar.ports.id = globalId;
      queueMicrotask(() => this.#tell());
    });
    this.actor.on('cart.forgotten', () => {
      this.#jar.ports.id = null;
      this.#jar.ports.wasAtCheckout = false;
      queueMicrotask(() => this.#tell());
    });
    this.actor.start();
    jar.tabs.push(this);
  }

  get isSettled(): boolean {
    return this.actor.getSnapshot().hasTag('settled');
  }

  /** Displayed pieces by variant. */
  get shown(): Record<string, number> {
    const { lines, pendingLines } = cartView(this.actor.getSnapshot());
    return Object.fromEntries([
      ...lines.map(({ merchandiseGlobalId, shownQuantity }) => [atob(merchandiseGlobalId), shownQuantity]),
      ...pendingLines.map(({ merchandiseGlobalId, quantity }) => [atob(merchandiseGlobalId), quantity]),
    ]);
  }

  add(merchandiseGlobalId: GlobalId, quantity: number): void {
    this.request({
      requestId: `tab-${this.asked.size}`,
      line: { merchandiseGlobalId, quantity },
      display: DISPLAY,
    });
  }

  /** Adds like the product page. */
  request(request: AddRequest): void {
    this.asked.set(request.requestId, request.line.quantity);
    this.actor.send({ type: 'line.add', ...request });
  }

  /** Sets a displayed line's quantity, 0 to remove it. */
  setQuantity(merchandiseGlobalId: GlobalId, quantity: number): void {
    const line = cartView(this.actor.getSnapshot()).lines.find(
      (shown) => shown.merchandiseGlobalId === merchandiseGlobalId,
    );
    if (line !== undefined) {
      const action: CartEvent =
        quantity === 0
          ? { type: 'line.remove', lineId: line.globalId }
          : { type: 'line.setQuantity', lineId: line.globalId, quantity };
      this.actor.send(action);
    }
  }

  /** The shopper focuses this tab. */
  refresh(): void {
    this.actor.send({ type: 'cart.refresh', cartId: this.#jar.ports.id });
  }

  passTime(): void {
    this.#clock.increment(TURN_MS);
  }

  #tell(): void {
    const { cart, cartId } = this.actor.getSnapshot().context;
    const news = [
      cartId,
      ...(cart?.lines ?? []).map(({ globalId, quantity }) => `${globalId}=${quantity}`),
      // Sent delivery data is a change too.
      JSON.stringify([cart?.attributes ?? [], cart?.note ?? '']),
    ].join(' ');
    if (news !== this.#known) {
      this.#known = news;
      for (const tab of this.#jar.tabs) {
        if (tab !== this) tab.#receive(news, cartId);
      }
    }
  }

  #receive(news: string, cartId: GlobalId | null): void {
    if (news !== this.#known) {
      this.#known = news;
      this.actor.send({ type: 'cart.adopt', cartId });
    }
  }
}

/** Lets time pass until no tab has pending work. @throws when they never settle */
export async function settleTabs(tabs: readonly Tab[]): Promise<void> {
  const deadline = Date.now() + 30_000;
  do {
    for (const tab of tabs) {
      tab.passTime();
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
    if (Date.now() > deadline) {
      throw new Error(
        `a tab does not become idle: ${tabs.map(({ actor }) => JSON.stringify(actor.getSnapshot().value)).join(', ')}`,
      );
    }
  } while (!tabs.every(({ isSettled }) => isSettled));
}
