import { expect, test } from 'vitest';
import { API_VERSIONS } from '../../src/graphql/versions/api-schemas.ts';
import { EVERY_VERSION, type GraphqlAnswer, platformOfFile } from '../support/platform-under-test.ts';
import { PACHIRA } from '../support/shopper.ts';

const shop = await platformOfFile(EVERY_VERSION);

/** Asks as a client without a token does. */
async function ask(
  query: string,
  variables: object = {},
  headers: Record<string, string> = {},
  version = '2025-01',
) {
  const response = await fetch(`${shop.url}/api/${version}/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors = [] } = (await response.json()) as GraphqlAnswer;
  return { status: response.status, data, errors };
}

test.each(API_VERSIONS)(
  '[PLAT-13] without a token products, search, texts and carts are answered by %s',
  async (version) => {
    const { data, errors } = await ask(
      `{ products(first: 3) { edges { node { id title variants(first: 2) { nodes { price { amount } } } } } }
      collections(first: 2) { nodes { handle } } search(query: "パキラ", first: 2) { totalCount }
      pages(first: 1) { nodes { title } } blogs(first: 1) { nodes { title } } shop { name } }`,
      {},
      {},
      version,
    );
    expect(errors).toEqual([]);
    expect([data.products.edges, data.collections.nodes].map(({ length }) => length)).toEqual([3, 2]);
    expect(data.search.totalCount).toBeGreaterThan(0);
    const made = await ask(
      'mutation M($lines: [CartLineInput!]) { cartCreate(input: { lines: $lines }) { cart { id } userErrors { code } } }',
      { lines: [{ merchandiseId: PACHIRA }] },
      {},
      version,
    );
    const { id } = made.data.cartCreate.cart;
    const added = await ask(
      'mutation M($id: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $id, lines: $lines) { cart { totalQuantity } } }',
      { id, lines: [{ merchandiseId: PACHIRA }] },
      {},
      version,
    );
    expect(added.data).toEqual({ cartLinesAdd: { cart: { totalQuantity: 2 } } });
  },
);

test.each([
  ['tags', '{ shop { name } product(handle: "pachira-mini") { tags } }', 'unauthenticated_read_product_tags'],
  [
    'productTags',
    '{ shop { name } productTags(first: 2) { edges { node } } }',
    'unauthenticated_read_product_tags',
  ],
  ['menu', '{ shop { name } menu(handle: "footer") { title } }', 'unauthenticated_read_content'],
  [
    'metaobjects',
    '{ shop { name } metaobjects(type: "banner", first: 1) { nodes { handle } } }',
    'unauthenticated_read_metaobjects',
  ],
  [
    'metaobject',
    '{ shop { name } metaobject(handle: { type: "banner", handle: "banner-1" }) { handle } }',
    'unauthenticated_read_metaobjects',
  ],
  [
    'customer',
    '{ shop { name } customer(customerAccessToken: "x") { email } }',
    'unauthenticated_read_customers',
  ],
  ['metafield', '{ shop { name metafield(namespace: "shop", key: "tags") { value } } }', undefined],
])('[PLAT-13] without a token %s is refused by the field, beside the rest', async (name, query, scope) => {
  const { status, data, errors } = await ask(query);
  // A field that is never null takes its neighbours with it, by the rules of GraphQL.
  const isNever = ['productTags', 'metaobjects'].includes(name);
  expect([status, data?.shop.name ?? null]).toEqual([200, isNever ? null : 'コモレノ STORE']);
  expect(errors).toMatchObject([{ extensions: { code: 'ACCESS_DENIED' } }]);
  expect(errors[0]?.path?.at(-1)).toBe(name);
  expect(errors[0]?.message).toBe(
    `Access denied for ${name} field.${scope === undefined ? '' : ` Required access: \`${scope}\` access scope.`}`,
  );
  expect((await ask(query, {}, { 'x-shopify-storefront-access-token': shop.token })).errors).toEqual([]);
});

test('[PLAT-13] without a token an entry is not read by its id, nor a customer made or signed in', async () => {
  const token = { 'shopify-storefront-private-token': shop.token };
  const { data } = await ask('{ metaobjects(type: "banner", first: 1) { nodes { id } } }', {}, token);
  const id = data.metaobjects.nodes[0]?.id;
  const byId = await ask('query Q($id: ID!) { node(id: $id) { ... on Metaobject { handle } } }', { id });
  expect([byId.data.node, byId.errors.length]).toEqual([null, 1]);
  const email = 'tokenless@example.jp';
  const made = await ask(
    'mutation M($input: CustomerCreateInput!) { customerCreate(input: $input) { customer { id } } }',
    { input: { email, password: 'a-password' } },
  );
  expect([made.data.customerCreate, made.errors[0]?.extensions?.['code']]).toEqual([null, 'ACCESS_DENIED']);
  const signedIn = await ask(
    'mutation M($input: CustomerAccessTokenCreateInput!) { customerAccessTokenCreate(input: $input) { customerUserErrors { code } } }',
    { input: { email, password: 'a-password' } },
    token,
  );
  expect(signedIn.data.customerAccessTokenCreate.customerUserErrors).toMatchObject([
    { code: 'UNIDENTIFIED_CUSTOMER' },
  ]);
});

test('[PLAT-13] an operation beyond 1,000 points needs a token, and the answer says what it costs', async () => {
  const query = (first: number) =>
    `{ products(first: ${first}) { nodes { id title featuredImage { url } variants(first: 10) { edges { node { id price { amount } } } } } } }`;
  // 1 product, 1 picture, 10 variants with a price each
  const each = 1 + 1 + 10 * 2;
  const most = Math.floor(1_000 / each);
  expect((await ask(query(most))).errors).toEqual([]);
  expect(await ask(query(most + 1))).toEqual({
    status: 200,
    data: undefined,
    errors: [
      {
        message: 'Complexity exceeded',
        extensions: { code: 'MAX_COMPLEXITY_EXCEEDED', cost: (most + 1) * each, maxCost: 1_000 },
      },
    ],
  });
  expect(
    (await ask(query(most + 1), {}, { 'x-shopify-storefront-access-token': shop.token })).errors,
  ).toEqual([]);
});
