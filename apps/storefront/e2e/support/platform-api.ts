import type { APIRequestContext } from '@playwright/test';
import type { FaultRequest } from './fault-request';

const ADMIN = { 'X-Platform-Admin-Token': 'komoreno-admin-token' };
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

/** The platform behind the shop's back: its faults, its stock, and what it really holds. */
export class PlatformApi {
  readonly #url;
  readonly #request;

  constructor(url: string, request: APIRequestContext) {
    this.#url = url;
    this.#request = request;
  }

  /** Clears all faults, and the counts of calls. */
  async clear(): Promise<void> {
    await this.#request.delete(`${this.#url}/__faults`);
  }

  async fault(fault: FaultRequest): Promise<void> {
    const answer = await this.#request.post(`${this.#url}/__faults`, { data: fault });
    if (!answer.ok()) throw new Error(await answer.text());
  }

  /** How often each operation came since `clear`. */
  async calls(): Promise<Record<string, number>> {
    const answer = await this.#request.get(`${this.#url}/__faults`);
    return ((await answer.json()) as { calls: Record<string, number> }).calls;
  }

  /** @param variant its number */
  async setStock(variant: string, available: number): Promise<void> {
    const answer = await this.#request.patch(`${this.#url}/admin/variants/${variant}`, {
      headers: ADMIN,
      data: { available },
    });
    if (!answer.ok()) throw new Error(await answer.text());
  }

  /** Changes a variant as a merchant would. @param variant its number */
  async changeVariant(
    variant: string,
    change: { readonly available?: number; readonly price?: number },
  ): Promise<void> {
    const answer = await this.#request.patch(`${this.#url}/admin/variants/${variant}`, {
      headers: ADMIN,
      data: change,
    });
    if (!answer.ok()) throw new Error(await answer.text());
  }

  /**
   * Changes words as a merchant would, or a shopper who writes a review.
   * @param path of the back office, `products/umbellata`
   */
  async changeWords<Answer>(path: string, words: Readonly<Record<string, string>>): Promise<Answer> {
    const answer = await this.#request.patch(`${this.#url}/admin/${path}`, { headers: ADMIN, data: words });
    if (!answer.ok()) throw new Error(await answer.text());
    return (await answer.json()) as Answer;
  }

  /** What a query of the Storefront API answers. */
  async ask<Data>(query: string, variables: Readonly<Record<string, unknown>>): Promise<Data> {
    const answer = await this.#request.post(`${this.#url}/api/2025-01/graphql.json`, {
      headers: { 'X-Shopify-Storefront-Access-Token': 'komoreno-public-token' },
      data: { query, variables },
    });
    return ((await answer.json()) as { data: Data }).data;
  }

  /** What it holds for the cart of a cookie; null when there is no such cart. */
  async cart(cookieValue: string | null): Promise<HeldCart | null> {
    const answer = await this.#request.post(`${this.#url}/api/2025-01/graphql.json`, {
      headers: { 'X-Shopify-Storefront-Access-Token': 'komoreno-public-token' },
      data: { query: HELD, variables: { id: atob(cookieValue ?? '') } },
    });
    return ((await answer.json()) as { data: { cart: HeldCart | null } }).data.cart;
  }

  /** The pieces of each line of that cart. */
  async quantities(cookieValue: string | null): Promise<number[]> {
    return (await this.cart(cookieValue))?.lines.nodes.map(({ quantity }) => quantity) ?? [];
  }
}
