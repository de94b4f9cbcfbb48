import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { seeded } from '../support/seeded';
import { walkCheckout } from '../support/walk-checkout';
import type { Fleet } from './fleet';

/** Results of the shoppers. */
export interface Shopping {
  /** Shop requests answered at the first or second attempt. */
  readonly answered: number;
  /** Requests sent a second time. */
  readonly repeated: number;
  /** Requests that failed twice, as text; none is expected. */
  readonly failures: readonly string[];
  /** Pieces that shoppers added, present in their carts. */
  readonly added: number;
  readonly inCarts: number;
}

/** Plants that are always in stock in the catalogue, and related pages. */
const PAGES = [
  '/',
  '/ornamentplants',
  '/search?q=%E3%83%91%E3%82%AD%E3%83%A9',
  '/en/products/pachira-mini',
  '/cart',
];
const PLANT = 'pachira-mini';

const cartAnswer = z.object({
  cart: z.object({ id: z.string(), checkoutUrl: z.string(), totalQuantity: z.number() }).nullable(),
});

/** Maximum pieces added by one shopper: less than the stock. */
const MAX_ADDED = 50;

/** A shopper who loads pages with all their files, and fills a cart, until stopped. */
class Shopper {
  answered = 0;
  repeated = 0;
  added = 0;
  readonly failures: string[] = [];
  readonly #fleet: Fleet;
  readonly #name: string;
  #cart: string | null = null;

  constructor(fleet: Fleet, name: string) {
    this.#fleet = fleet;
    this.#name = name;
  }

  async shop(isOver: () => boolean, chance: () => number, restMs: number): Promise<void> {
    const variant = await firstVariant(this.#fleet, PLANT);
    while (!isOver()) {
      const page = PAGES[Math.floor(chance() * PAGES.length)] ?? '/';
      const html = await this.#read(page);
      const files = [...html.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+)"/g)].map(
        ([, file]) => file ?? '',
      );
      const file = files[Math.floor(chance() * files.length)];
      if (file !== undefined) await this.#read(file);
      await this.#read(`/products/${PLANT}`);
      await this.#read(`/api/products?productIds=${productOf(html) ?? 1}`);
      if (this.added < MAX_ADDED) await this.#add(variant);
      await pause(restMs * (0.5 + chance()));
    }
  }

  /** Pieces in this shopper's cart on the platform. */
  async inCart(): Promise<number> {
    if (this.#cart === null) return 0;
    const query = 'query ($id: ID!) { cart(id: $id) { id checkoutUrl totalQuantity } }';
    const { cart } = cartAnswer.parse(await this.#fleet.platform.ask(query, { id: this.#cart }));
    return cart?.totalQuantity ?? 0;
  }

  async #add(variant: string): Promise<void> {
    const lines = [{ merchandiseId: variant, quantity: 1 }];
    const fields = '{ cart { id checkoutUrl totalQuantity } }';
    const answer =
      this.#cart === null
        ? await this.#fleet.platform.ask(
            `mutation ($lines: [CartLineInput!]) { answer: cartCreate(input: { lines: $lines }) ${fields} }`,
            { lines },
          )
        : await this.#fleet.platform.ask(
            `mutation ($id: ID!, $lines: [CartLineInput!]!) { answer: cartLinesAdd(cartId: $id, lines: $lines) ${fields} }`,
            { id: this.#cart, lines },
          );
    const { cart } = z.object({ answer: cartAnswer }).parse(answer).answer;
    this.#cart = cart?.id ?? null;
    this.added += 1;
  }

  /** Retries once after a moment, like a browser with a cut connection, or a reload. */
  async #read(path: string): Promise<string> {
    const failures: string[] = [];
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      try {
        const response = await fetch(`${this.#fleet.url}${path}`, {
          headers: { 'x-test-client': this.#name },
          signal: AbortSignal.timeout(20_000),
        });
        const text = await response.text();
        if (response.status === 200) {
          this.answered += 1;
          return text;
        }
        failures.push(String(response.status));
      } catch (error) {
        failures.push(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
      }
      if (attempt === 1) {
        this.repeated += 1;
        await pause(300);
      }
    }
    this.failures.push(`${path}: ${failures.join(', then ')}`);
    return '';
  }
}

/**
 * Runs shoppers while the fleet is disturbed.
 * @param restMs average milliseconds between the pages of one
 */
export async function shopWhile(
  fleet: Fleet,
  shoppers: number,
  restMs: number,
  work: () => Promise<void>,
): Promise<Shopping> {
  let isOver = false;
  const chance = seeded(shoppers);
  const all = Array.from({ length: shoppers }, (_, n) => new Shopper(fleet, address(n)));
  const shopping = Promise.all(all.map((shopper) => shopper.shop(() => isOver, chance, restMs)));
  try {
    await Promise.race([work(), shopping.then(() => undefined)]);
  } finally {
    isOver = true;
  }
  await shopping;
  const inCarts = await Promise.all(all.map((shopper) => shopper.inCart()));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    answered: sum(all.map(({ answered }) => answered)),
    repeated: sum(all.map(({ repeated }) => repeated)),
    failures: all.flatMap(({ failures }) => failures),
    added: sum(all.map(({ added }) => added)),
    inCarts: sum(inCarts),
  };
}

/** Result of a sale of one scarce plant. */
export interface FlashSale {
  readonly orders: number;
  /** Shoppers who got the sold-out message. */
  readonly soldOut: number;
  readonly faults: readonly string[];
}

/** Every shopper opens the plant's page, adds one piece to a cart and goes through the checkout. */
export async function flashSale(
  fleet: Fleet,
  shoppers: number,
  variant: string,
  page: string,
): Promise<FlashSale> {
  const faults: string[] = [];
  const buy = async (n: number): Promise<boolean> => {
    const response = await fetch(`${fleet.url}${page}`, { headers: { 'x-test-client': address(n) } });
    await response.arrayBuffer();
    if (response.status !== 200) faults.push(`${page}: ${response.status}`);
    const answer = await fleet.platform.ask(
      'mutation ($lines: [CartLineInput!]) { answer: cartCreate(input: { lines: $lines }) { cart { id checkoutUrl totalQuantity } } }',
      { lines: [{ merchandiseId: variant, quantity: 1 }] },
    );
    const { cart } = z.object({ answer: cartAnswer }).parse(answer).answer;
    if (cart === null || cart.totalQuantity === 0) return false;
    return (await walkCheckout(cart.checkoutUrl, `shopper${n}@example.com`)) !== null;
  };
  const bought = await Promise.all(
    Array.from({ length: shoppers }, (_, n) =>
      buy(n).catch((error: unknown) => {
        faults.push(String(error));
        return false;
      }),
    ),
  );
  const orders = bought.filter(Boolean).length;
  return { orders, soldOut: shoppers - orders, faults };
}

const productAnswer = z.object({
  product: z.object({ variants: z.object({ nodes: z.array(z.object({ id: z.string() })) }) }).nullable(),
});

/** The platform's id of a product's first variant. */
export async function firstVariant(fleet: Fleet, handle: string): Promise<string> {
  const query =
    'query ($handle: String!) { product(handle: $handle) { variants(first: 1) { nodes { id } } } }';
  const { product } = productAnswer.parse(await fleet.platform.ask(query, { handle }));
  const id = product?.variants.nodes[0]?.id;
  if (id === undefined) throw new Error(`the platform has no ${handle}`);
  return id;
}

/** Changes a variant in the back office, which triggers webhooks. */
export async function changeVariant(fleet: Fleet, variant: string, change: object): Promise<void> {
  const response = await fetch(`${fleet.platform.url}/admin/variants/${variant.split('/').at(-1)}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', 'x-platform-admin-token': fleet.platform.adminToken },
    body: JSON.stringify(change),
  });
  if (!response.ok)
    throw new Error(`the variant was not changed: ${response.status} ${await response.text()}`);
}

/** Deletes an object in the back office, which triggers webhooks. @param path such as `products/moss` */
export async function deleteInBackOffice(fleet: Fleet, path: string): Promise<void> {
  const response = await fetch(`${fleet.platform.url}/admin/${path}`, {
    method: 'DELETE',
    headers: { 'x-platform-admin-token': fleet.platform.adminToken },
  });
  if (!response.ok) throw new Error(`${path} was not deleted: ${response.status} ${await response.text()}`);
}

/** Distinct client addresses from documentation networks. */
function address(n: number): string {
  return `198.51.${100 + Math.floor(n / 250)}.${1 + (n % 250)}`;
}

function productOf(html: string): string | undefined {
  return /data-product-id="(\d+)"/.exec(html)?.[1];
}
