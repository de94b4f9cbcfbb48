import { flattenConnection, parseMetafield } from '@shopify/hydrogen-react';
import { createStorefrontApiClient } from '@shopify/storefront-api-client';
import { describe, expect, test } from 'vitest';
import type { Metafield, Product } from '../../src/graphql/__generated__/resolvers.ts';
import { platformOfFile } from '../support/platform-under-test.ts';

const shop = await platformOfFile();

/** The helper's result for a metafield of any type. */
function parsed(metafield: Parameters<typeof parseMetafield>[0]): unknown {
  return parseMetafield<{ value: string | null; type: string; parsedValue: unknown }>(metafield).parsedValue;
}

/** The client requires https and the provider's own domain; its fetch is redirected to the platform. */
function client(publicAccessToken: string) {
  return createStorefrontApiClient({
    storeDomain: 'https://komoreno.myshopify.com',
    apiVersion: '2025-01',
    publicAccessToken,
    customFetchApi: (url, init) =>
      fetch(String(url).replace('https://komoreno.myshopify.com', shop.url), init),
  });
}

describe('[PLAT-01] @shopify/storefront-api-client', () => {
  test('asks for products', async () => {
    const { data, errors } = await client(shop.token).request(
      'query ($handle: String!) { product(handle: $handle) { title variants(first: 3) { edges { node { id } } } } }',
      { variables: { handle: 'pachira-mini' } },
    );
    expect(errors).toBeUndefined();
    expect(data.product.title).toBe('パキラ 実生 ミニサイズ');
  });

  test('receives errors in its expected format', async () => {
    const wrong = await client(shop.token).request('{ products { nodes { id } } }');
    expect(wrong.errors?.networkStatusCode).toBe(200);
    expect(wrong.errors?.graphQLErrors?.[0]?.message).toBe('you must provide one of first or last');
    const refused = await client('another-public-token').request('{ shop { name } }');
    expect(refused.errors?.networkStatusCode).toBe(401);
  });

  test('reads a deferred fragment, which the platform sends without deferring', async () => {
    const stream = await client(shop.token).requestStream(
      'query { product(handle: "pachira-mini") { id ...Later @defer(label: "later") } } fragment Later on Product { title }',
    );
    const parts = [];
    for await (const part of stream) parts.push(part);
    expect(parts).toMatchObject([{ data: { product: { title: 'パキラ 実生 ミニサイズ' } } }]);
    expect(parts[0]?.errors).toBeUndefined();
  });
});

describe('[PLAT-01] the helpers of @shopify/hydrogen-react', () => {
  test('read connections and metafields', async () => {
    const { data } = await shop.ask<{
      product: Pick<Product, 'variants'> & Record<'rating' | 'purposes' | 'care' | 'category', Metafield>;
    }>(`{ product(handle: "pachira-mini") {
      variants(first: 3) { edges { node { title } } }
      rating: metafield(namespace: "reviews", key: "rating") { id namespace key value type createdAt updatedAt description }
      purposes: metafield(namespace: "shop", key: "purposes") { value type }
      care: metafield(namespace: "shop", key: "care") { value type }
      category: metafield(namespace: "shop", key: "category") { value type reference { __typename ... on Collection { handle } } }
    } }`);
    const { variants, rating, purposes, care, category } = data.product;
    expect(flattenConnection(variants)).toEqual([{ title: '3号' }, { title: '4号' }]);
    expect(parsed(rating)).toMatchObject({ value: '5.0' });
    expect(parsed(purposes)).toEqual(['beginner']);
    expect(parsed(care)).toHaveProperty('minTemperatureC', 5);
    expect(parsed(category)).toMatchObject({ handle: 'ornamentplants' });
  });
});
