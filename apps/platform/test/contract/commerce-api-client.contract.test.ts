import { createStorefrontApiClient } from '@shopify/storefront-api-client';
import { describe, expect, test } from 'vitest';
import { API_VERSIONS } from '../../src/graphql/versions/api-schemas.ts';
import { platformOfFile } from '../support/platform-under-test.ts';
import { PACHIRA } from '../support/shopper.ts';

const SECOND = 'gid://shopify/ProductVariant/42319870625007';
const shop = await platformOfFile();

interface Payload {
  readonly cart: {
    readonly id: string;
    readonly totalQuantity: number;
    readonly note: string;
    readonly lines: { readonly nodes: readonly { readonly id: string }[] };
  } | null;
}

describe.each(['2025-01', API_VERSIONS.at(-1) ?? ''])(
  '[PLAT-04] @shopify/storefront-api-client with version %s',
  (apiVersion) => {
    test('runs a whole cart lifecycle', async () => {
      const client = createStorefrontApiClient({
        storeDomain: shop.url.replace('http:', 'https:'),
        apiVersion,
        publicAccessToken: shop.token,
        // The client requires https; the request is sent over the platform's http.
        customFetchApi: (url, init) => fetch(String(url).replace('https:', 'http:'), init),
      });
      const cartOf = async (operation: string, variables: Record<string, unknown>) => {
        const { data, errors } = await client.request<Record<string, Payload>>(operation, { variables });
        expect(errors).toBeUndefined();
        const [payload] = Object.values(data ?? {});
        return payload?.cart ?? expect.fail(JSON.stringify(payload));
      };
      const fields =
        '{ cart { id totalQuantity note attributes { key value } lines(first: 10) { nodes { id quantity } } } userErrors { code message } warnings { code } }';
      const created = await cartOf(`mutation($input: CartInput) { cartCreate(input: $input) ${fields} }`, {
        input: { lines: [{ merchandiseId: PACHIRA, quantity: 1 }] },
      });
      const cartId = created.id;
      const added = await cartOf(
        `mutation($cartId: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $cartId, lines: $lines) ${fields} }`,
        { cartId, lines: [{ merchandiseId: SECOND, quantity: 2 }] },
      );
      expect(added.totalQuantity).toBe(3);
      const lineId = added.lines.nodes[1]?.id;
      const updated = await cartOf(
        `mutation($cartId: ID!, $lines: [CartLineUpdateInput!]!) { cartLinesUpdate(cartId: $cartId, lines: $lines) ${fields} }`,
        { cartId, lines: [{ id: lineId, quantity: 5 }] },
      );
      expect(updated.totalQuantity).toBe(6);
      const noted = await cartOf(
        `mutation($cartId: ID!, $note: String!) { cartNoteUpdate(cartId: $cartId, note: $note) ${fields} }`,
        { cartId, note: 'ありがとう' },
      );
      expect(noted.note).toBe('ありがとう');
      const removed = await cartOf(
        `mutation($cartId: ID!, $lineIds: [ID!]!) { cartLinesRemove(cartId: $cartId, lineIds: $lineIds) ${fields} }`,
        { cartId, lineIds: [lineId] },
      );
      expect(removed.totalQuantity).toBe(1);
      const wrong = createStorefrontApiClient({
        storeDomain: shop.url.replace('http:', 'https:'),
        apiVersion,
        publicAccessToken: 'not-the-token',
        customFetchApi: (url, init) => fetch(String(url).replace('https:', 'http:'), init),
      });
      expect((await wrong.request('{ shop { name } }')).errors?.networkStatusCode).toBe(401);
    });
  },
);
