import { err, ok } from '@shop/rules/result';
import { parse } from 'graphql';
import { expect, test, vi } from 'vitest';
import { makeApolloClient } from './make-apollo-client';
import { validationFailure } from './operation-result';
import type { StorefrontFetch } from './storefront-fetch';

const query = parse('query Room($id: ID!) { node(id: $id) { id } }');
const variables = { id: 'gid://shopify/Product/1' };

test('sends the text of the document with its variables over the transport, and returns the data', async () => {
  const send = vi.fn(async () => ok({ node: { id: variables.id } }));
  const { data } = await makeApolloClient(send as unknown as StorefrontFetch).query({ query, variables });
  expect(data).toEqual({ node: { id: variables.id } });
  expect(send).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('query Room($id: ID!)'),
    variables,
    expect.objectContaining({ signal: expect.any(AbortSignal) }),
  );
});

test('a failure of the transport is the error of the query', async () => {
  const send: StorefrontFetch = async () => err(validationFailure('no GraphQL answer'));
  const asked = makeApolloClient(send).query({ query, variables });
  await expect(asked).rejects.toThrow('no GraphQL answer');
});

test('a watch that ends aborts its request', async () => {
  const send = vi.fn((..._: Parameters<StorefrontFetch>) => new Promise<never>(() => undefined));
  makeApolloClient(send as StorefrontFetch)
    .watchQuery({ query, variables })
    .subscribe(() => undefined)
    .unsubscribe();
  expect(send.mock.calls[0]?.[2]?.signal?.aborted).toBe(true);
});
