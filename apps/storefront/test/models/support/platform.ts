import { apiPath } from '@shop/graphql/api-version';
import { encodeGlobalId, type GlobalId } from '@shop/rules/global-id';

/** Body of the platform's `POST /__faults`. */
export interface Fault {
  readonly latencyMs?: number;
  readonly status?: number;
  readonly throttled?: boolean;
  readonly drop?: 'before' | 'after';
  readonly malformed?: boolean;
  readonly expireCarts?: boolean;
  readonly reorder?: boolean;
  readonly operations?: readonly string[];
  readonly times?: number;
}

/** A line on the platform; ids as on the wire. */
export interface HeldLine {
  readonly id: string;
  readonly variant: string;
  readonly quantity: number;
}

/** A cart's purchase: pieces and unit price by variant, and the amount due for the goods, in yen. */
export interface HeldMoney {
  readonly lines: Readonly<Record<string, { readonly quantity: number; readonly price: number }>>;
  readonly due: number;
}

/** A sold variant; its id as on the wire. */
export interface HeldVariant {
  readonly id: string;
  readonly title: string;
  readonly available: number;
}

/** A cart's stored checkout preferences. */
export interface HeldPreferences {
  readonly attributes: readonly { readonly key: string; readonly value: string }[];
  readonly note: string;
  /** The discount codes, applicable or not. */
  readonly codes: readonly string[];
  readonly checkoutUrl: string;
}

export const PUBLIC_TOKEN = 'localpublictoken0123456789abcdef';

const LINES = 'lines(first: 100) { nodes { id quantity merchandise { ... on ProductVariant { id } } } }';

/** The platform through a separate client: for external changes, and for its actual state. */
export class Platform {
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  async addFault(fault: Fault): Promise<void> {
    await this.#send('/__faults', { method: 'POST', body: JSON.stringify(fault) });
  }

  async clearFaults(): Promise<void> {
    await this.#send('/__faults', { method: 'DELETE' });
  }

  /** The ids of a product's variants. */
  async variantsOf(handle: string): Promise<string[]> {
    return (await this.stockOf(handle)).map(({ id }) => id);
  }

  /** A product's variants with their stock. */
  async stockOf(handle: string): Promise<HeldVariant[]> {
    const data = await this.#ask(
      'query($handle: String!) { product(handle: $handle) { variants(first: 20) { nodes { id title quantityAvailable } } } }',
      { handle },
    );
    return nodes(at(data, 'product', 'variants')).map((node) => ({
      id: String(at(node, 'id')),
      title: String(at(node, 'title')),
      available: Number(at(node, 'quantityAvailable')),
    }));
  }

  /** Creates a cart. */
  async createCart(variant: string, quantity: number): Promise<GlobalId> {
    const data = await this.#ask(
      'mutation($input: CartInput) { cartCreate(input: $input) { cart { id } } }',
      {
        input: { lines: [{ merchandiseId: variant, quantity }] },
      },
    );
    const id = encodeGlobalId(String(at(data, 'cartCreate', 'cart', 'id')));
    if (!id.ok) {
      throw new Error(JSON.stringify(data));
    }
    return id.value;
  }

  /** Lines of a cart; null when it does not exist (any more). */
  async linesOf(cartId: GlobalId): Promise<HeldLine[] | null> {
    const data = await this.#ask(`query($id: ID!) { cart(id: $id) { ${LINES} } }`, { id: plain(cartId) });
    const cart = at(data, 'cart');
    return cart === null
      ? null
      : nodes(at(cart, 'lines')).map((node) => ({
          id: String(at(node, 'id')),
          variant: String(at(node, 'merchandise', 'id')),
          quantity: Number(at(node, 'quantity')),
        }));
  }

  /** Null when the cart does not exist (any more). */
  async moneyOf(cartId: GlobalId): Promise<HeldMoney | null> {
    const line = 'quantity merchandise { ... on ProductVariant { id price { amount } } }';
    const fields = `cost { totalAmount { amount } } lines(first: 100) { nodes { ${line} } }`;
    const data = await this.#ask(`query($id: ID!) { cart(id: $id) { ${fields} } }`, { id: plain(cartId) });
    const cart = at(data, 'cart');
    if (cart === null) return null;
    const lines = nodes(at(cart, 'lines')).map((node) => {
      const price = Number(at(node, 'merchandise', 'price', 'amount'));
      return [String(at(node, 'merchandise', 'id')), { quantity: Number(at(node, 'quantity')), price }];
    });
    return { lines: Object.fromEntries(lines), due: Number(at(cart, 'cost', 'totalAmount', 'amount')) };
  }

  /** @throws when the cart does not exist */
  async preferencesOf(cartId: GlobalId): Promise<HeldPreferences> {
    const fields = 'note checkoutUrl attributes { key value } discountCodes { code }';
    const data = await this.#ask(`query($id: ID!) { cart(id: $id) { ${fields} } }`, { id: plain(cartId) });
    const cart = at(data, 'cart');
    return {
      attributes: list(at(cart, 'attributes')).map((one) => ({
        key: String(at(one, 'key')),
        value: String(at(one, 'value')),
      })),
      note: String(at(cart, 'note') ?? ''),
      codes: list(at(cart, 'discountCodes')).map((one) => String(at(one, 'code'))),
      checkoutUrl: String(at(cart, 'checkoutUrl')),
    };
  }

  /** Another tab: sets the cart's quantity of a variant. */
  async hold(cartId: GlobalId, variant: string, quantity: number): Promise<void> {
    const line = (await this.linesOf(cartId))?.find((held) => held.variant === variant);
    const id = plain(cartId);
    if (line === undefined && quantity > 0) {
      await this.#ask(
        'mutation($id: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $id, lines: $lines) { cart { id } } }',
        {
          id,
          lines: [{ merchandiseId: variant, quantity }],
        },
      );
    } else if (line !== undefined && line.quantity !== quantity) {
      await this.#ask(
        'mutation($id: ID!, $lines: [CartLineUpdateInput!]!) { cartLinesUpdate(cartId: $id, lines: $lines) { cart { id } } }',
        { id, lines: [{ id: line.id, quantity }] },
      );
    }
  }

  /** Sets a variant's stock in the back office. */
  async setStock(variant: string, available: number): Promise<void> {
    await this.#changeVariant(variant, { available });
  }

  /** In yen, of one piece. */
  async priceOf(variant: string): Promise<number> {
    const data = await this.#ask(
      'query($id: ID!) { node(id: $id) { ... on ProductVariant { price { amount } } } }',
      { id: variant },
    );
    return Number(at(data, 'node', 'price', 'amount'));
  }

  /** Sets a variant's price in the back office. */
  async setPrice(variant: string, price: number): Promise<void> {
    await this.#changeVariant(variant, { price });
  }

  /** Creates a product with one variant in the back office. @returns the variant's id */
  async makeProduct(handle: string, price: number): Promise<string> {
    const variants = [{ title: 'Default Title', price, available: 9 }];
    await this.#ofBackOffice('POST', '/admin/products', { handle, title: handle, variants });
    const [variant] = await this.variantsOf(handle);
    if (variant === undefined) throw new Error(`${handle} was not created`);
    return variant;
  }

  async deleteProduct(handle: string): Promise<void> {
    await this.#ofBackOffice('DELETE', `/admin/products/${handle}`);
  }

  async #changeVariant(variant: string, change: Record<string, number>): Promise<void> {
    await this.#ofBackOffice('PATCH', `/admin/variants/${variant.split('/').at(-1)}`, change);
  }

  async #ofBackOffice(method: string, path: string, body?: object): Promise<void> {
    await this.#send(path, {
      method,
      headers: { 'x-platform-admin-token': 'local-admin-token' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  /** These operations have no name, so faults by operation name do not affect them. */
  async #ask(query: string, variables: Record<string, unknown>): Promise<unknown> {
    const answer = await this.#send(apiPath(), {
      method: 'POST',
      headers: { 'X-Shopify-Storefront-Access-Token': PUBLIC_TOKEN },
      body: JSON.stringify({ query, variables }),
    });
    if (at(answer, 'errors') !== undefined) {
      throw new Error(JSON.stringify(answer));
    }
    return at(answer, 'data');
  }

  async #send(path: string, { headers, ...init }: RequestInit): Promise<unknown> {
    const response = await fetch(new URL(path, this.url), {
      ...init,
      headers: { 'content-type': 'application/json', ...headers },
    });
    const text = await response.text();
    if (!response.ok) {
      throw new Error(`${path} responded with ${response.status}: ${text}`);
    }
    return text === '' ? null : JSON.parse(text);
  }
}

/** An id of ours as on the wire. */
export function plain(id: GlobalId): string {
  return atob(id);
}

function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null
        ? (part as Readonly<Record<string, unknown>>)[key]
        : undefined,
    value,
  );
}

function nodes(connection: unknown): unknown[] {
  return list(at(connection, 'nodes'));
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
