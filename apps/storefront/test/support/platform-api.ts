import type { FaultRequest } from './fault-request';

const ADMIN = { 'X-Platform-Admin-Token': 'local-admin-token' };
const HELD = `query Held($id: ID!) { cart(id: $id) {
  note attributes { key value } discountCodes { code applicable }
  lines(first: 100) { nodes { quantity merchandise { ... on ProductVariant { id } } } }
} }`;

interface HeldCart {
  readonly note: string | null;
  readonly attributes: readonly { key: string; value: string }[];
  readonly discountCodes: readonly { code: string; applicable: boolean }[];
  readonly lines: { readonly nodes: readonly { quantity: number; merchandise: { id: string } }[] };
}

/** An operation received by the platform. */
interface Asked {
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** External access to the platform: its faults, stock, and actual state. */
export class PlatformApi {
  readonly #url;

  constructor(url: string) {
    this.#url = url;
  }

  /** Clears all faults, and the counts of calls. */
  async clear(): Promise<void> {
    await this.#send('DELETE', '__faults');
  }

  async fault(fault: FaultRequest): Promise<void> {
    await this.#send('POST', '__faults', fault);
  }

  /** Number of each operation since `clear`. */
  async calls(): Promise<Record<string, number>> {
    const answer = await this.#send('GET', '__faults');
    return ((await answer.json()) as { calls: Record<string, number> }).calls;
  }

  /** Operations since `clear` with a product's handle in their variables: other pages may be rendered again at any time. */
  async callsAbout(handle: string): Promise<string[]> {
    const answer = await this.#send('GET', '__faults');
    const { asked } = (await answer.json()) as { asked: readonly Asked[] };
    return asked.filter(({ variables }) => variables['handle'] === handle).map(({ operation }) => operation);
  }

  /** @param variant its number */
  setStock(variant: string, available: number): Promise<void> {
    return this.changeVariant(variant, { available });
  }

  /** Waits until the shop has received every change. The platform sends one webhook at a time, also those of earlier tests' orders. */
  async delivered(): Promise<void> {
    for (;;) {
      const answer = await this.#send('GET', 'admin/webhooks');
      const { undelivered } = (await answer.json()) as { undelivered: number };
      if (undelivered === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Changes a variant like a merchant. @param variant its number */
  async changeVariant(
    variant: string,
    change: {
      readonly available?: number;
      readonly inventoryPolicy?: 'DENY' | 'CONTINUE';
      readonly price?: number;
    },
  ): Promise<void> {
    await this.#send('PATCH', `admin/variants/${variant}`, change);
  }

  /**
   * Changes texts like a merchant.
   * @param path in the back office, `products/umbellata`
   */
  async changeWords<Answer>(path: string, words: object): Promise<Answer> {
    const answer = await this.#send('PATCH', `admin/${path}`, words);
    return (await answer.json()) as Answer;
  }

  /** Creates a new product with one variant. */
  async createProduct(product: {
    readonly handle: string;
    readonly title: string;
    readonly price: number;
    readonly available: number;
  }): Promise<void> {
    const { handle, title, price, available } = product;
    await this.#send('POST', 'admin/products', {
      handle,
      title,
      variants: [{ title: 'Default Title', price, available }],
    });
  }

  /** Creates a code for free shipping. */
  async createFreeShipping(code: string): Promise<void> {
    await this.#send('POST', 'admin/discounts', {
      title: code,
      freeShipping: true,
      minimumSubtotal: 0,
      oncePerCustomer: false,
      excludesProducts: false,
      startsAt: '2026-01-01T00:00:00+09:00',
      codes: [code],
    });
  }

  /** Creates a discount of 10 % that applies without a code. */
  async createAutomaticDiscount(title: string, code: string): Promise<void> {
    await this.#send('POST', 'admin/discounts', {
      title,
      percentage: 10,
      minimumSubtotal: 0,
      oncePerCustomer: false,
      excludesProducts: false,
      startsAt: '2026-01-01T00:00:00+09:00',
      automatic: true,
      codes: [code],
    });
  }

  async deleteDiscount(code: string): Promise<void> {
    await this.#send('DELETE', `admin/discounts/${code}`);
  }

  async deleteProduct(handle: string): Promise<void> {
    await this.#send('DELETE', `admin/products/${handle}`);
  }

  /** Runs a query of the Storefront API. */
  async ask<Data>(query: string, variables: Readonly<Record<string, unknown>>): Promise<Data> {
    const answer = await fetch(`${this.#url}/api/2025-01/graphql.json`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'X-Shopify-Storefront-Access-Token': 'localpublictoken0123456789abcdef',
      },
      body: JSON.stringify({ query, variables }),
    });
    return ((await answer.json()) as { data: Data }).data;
  }

  /** The platform's state of a cookie's cart; null when the cart does not exist. */
  async cart(cookieValue: string | null): Promise<HeldCart | null> {
    return (await this.ask<{ cart: HeldCart | null }>(HELD, { id: atob(cookieValue ?? '') })).cart;
  }

  /** The pieces of each line of that cart. */
  async quantities(cookieValue: string | null): Promise<number[]> {
    return (await this.cart(cookieValue))?.lines.nodes.map(({ quantity }) => quantity) ?? [];
  }

  /** @throws the platform's message when it refuses */
  async #send(method: string, path: string, body?: unknown): Promise<Response> {
    const answer = await fetch(`${this.#url}/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...ADMIN },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer;
  }
}
