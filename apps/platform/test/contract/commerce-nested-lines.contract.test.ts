import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { API_VERSIONS } from '../../src/graphql/versions/api-schemas.ts';
import { visit } from '../support/plain-browser.ts';
import { EVERY_VERSION, type PlatformUnderTest, platformUnderTest } from '../support/platform-under-test.ts';
import { setStock } from '../support/shopper.ts';

const NEWEST = API_VERSIONS.at(-1) ?? '';
const FIELDS = `{ cart { id checkoutUrl totalQuantity cost { subtotalAmount { amount } } lines(first: 20) { nodes { id quantity
  merchandise { ... on ProductVariant { id } }
  ... on CartLine { instructions { canRemove canUpdateQuantity } parentRelationship { parent { id merchandise { ... on ProductVariant { id } } } } } } } }
  userErrors { code field } warnings { code target } }`;

interface Line {
  readonly id: string;
  readonly quantity: number;
  readonly merchandise: { readonly id: string };
  readonly parentRelationship: { readonly parent: { readonly id: string } } | null;
}

let shop: PlatformUnderTest;
/** Four variants of different products. */
let plant: string;
let pot: string;
let card: string;
let soil: string;
beforeAll(async () => {
  shop = await platformUnderTest(EVERY_VERSION);
});
beforeEach(async () => {
  const { data } = await shop.ask(
    '{ products(first: 4, sortKey: BEST_SELLING) { nodes { variants(first: 1) { nodes { id } } } } }',
  );
  const ids = (data.products.nodes as { variants: { nodes: { id: string }[] } }[]).map(
    ({ variants }) => variants.nodes[0]?.id ?? '',
  );
  [plant = '', pot = '', card = '', soil = ''] = ids;
  for (const id of ids) await setStock(shop, id, 50);
});
afterAll(() => shop.stop());

async function run(mutation: string, variables: Record<string, unknown>, version = NEWEST) {
  const response = await fetch(`${shop.url}/api/${version}/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': shop.token },
    body: JSON.stringify({ query: mutation, variables }),
  });
  const answer = await response.json();
  expect(answer.errors).toBeUndefined();
  return Object.values(answer.data as object)[0] as {
    cart: {
      id: string;
      checkoutUrl: string;
      lines: { nodes: Line[] };
      cost: object;
      totalQuantity: number;
    } | null;
    userErrors: { code: string; field: string[] }[];
    warnings: { code: string; target: string }[];
  };
}

const create = (lines: readonly object[], version?: string) =>
  run(
    `mutation M($lines: [CartLineInput!]) { cartCreate(input: { lines: $lines }) ${FIELDS} }`,
    { lines },
    version,
  );
const change = (field: 'Add' | 'Update', id: string, lines: readonly object[]) =>
  run(
    `mutation M($id: ID!, $lines: [CartLine${field === 'Add' ? '' : 'Update'}Input!]!) { cartLines${field}(cartId: $id, lines: $lines) ${FIELDS} }`,
    { id, lines },
  );
const remove = (id: string, lineIds: readonly string[]) =>
  run(
    `mutation M($id: ID!, $lineIds: [ID!]!) { cartLinesRemove(cartId: $id, lineIds: $lineIds) ${FIELDS} }`,
    {
      id,
      lineIds,
    },
  );

/** A cart's lines: variant, quantity and the place of the parent. */
function shape({ cart }: Awaited<ReturnType<typeof run>>) {
  const nodes = cart?.lines.nodes ?? [];
  return nodes.map(({ merchandise, quantity, parentRelationship }) => [
    merchandise.id,
    quantity,
    parentRelationship === null ? null : nodes.findIndex(({ id }) => id === parentRelationship.parent.id),
  ]);
}

const cartOf = (payload: Awaited<ReturnType<typeof run>>) => {
  if (payload.cart === null) throw new Error(JSON.stringify(payload.userErrors));
  return payload.cart;
};

describe('[PLAT-12] a nested line', () => {
  test.each(API_VERSIONS.filter((version) => version >= '2025-10'))(
    'is added with its parent in one request, in whatever order, by %s',
    async (version) => {
      const made = await create(
        [
          { merchandiseId: pot, parent: { merchandiseId: plant } },
          { merchandiseId: plant, quantity: 2 },
          { merchandiseId: soil },
          { merchandiseId: card, quantity: 3, parent: { merchandiseId: plant } },
        ],
        version,
      );
      expect(made.userErrors).toEqual([]);
      expect(shape(made)).toEqual([
        [plant, 2, null],
        [pot, 1, 0],
        [card, 3, 0],
        [soil, 1, null],
      ]);
      expect(cartOf(made).lines.nodes[1]).toMatchObject({
        instructions: { canRemove: true, canUpdateQuantity: true },
        parentRelationship: { parent: { merchandise: { id: plant } } },
      });
    },
  );

  test('is added below a line of the cart by its id, follows it, merges with its equal, and costs what it costs', async () => {
    const made = cartOf(await create([{ merchandiseId: plant }, { merchandiseId: soil }]));
    const lineId = made.lines.nodes[0]?.id;
    const child = { merchandiseId: pot, parent: { lineId } };
    await change('Add', made.id, [child, { merchandiseId: pot }]);
    const added = await change('Add', made.id, [{ ...child, quantity: 2 }]);
    expect(shape(added)).toEqual([
      [plant, 1, null],
      [pot, 3, 0],
      [soil, 1, null],
      [pot, 1, null],
    ]);
    const alone = await create([
      { merchandiseId: plant },
      { merchandiseId: pot, quantity: 4 },
      { merchandiseId: soil },
    ]);
    expect(added.cart?.cost).toEqual(alone.cart?.cost);
    const { html } = await visit(cartOf(added).checkoutUrl);
    expect(html).toContain('class="line nested"');
    // Pages of lines follow the same order.
    const first = await run(
      `query Q($id: ID!) { cart(id: $id) { lines(first: 2) { nodes { id } pageInfo { endCursor } } } }`,
      { id: made.id },
    );
    const page = first as unknown as { lines: { nodes: { id: string }[]; pageInfo: { endCursor: string } } };
    const next = await run(
      `query Q($id: ID!, $after: String) { cart(id: $id) { lines(first: 2, after: $after) { nodes { id } } } }`,
      { id: made.id, after: page.lines.pageInfo.endCursor },
    );
    const rest = next as unknown as { lines: { nodes: { id: string }[] } };
    expect([...page.lines.nodes, ...rest.lines.nodes].map(({ id }) => id)).toEqual(
      added.cart?.lines.nodes.map(({ id }) => id),
    );
  });

  test.each(['remove', 'update'])('goes when its parent is taken out by %s; others stay', async (by) => {
    const made = cartOf(
      await create([
        { merchandiseId: plant },
        { merchandiseId: pot, parent: { merchandiseId: plant } },
        { merchandiseId: soil },
      ]),
    );
    const [parent] = made.lines.nodes;
    const after =
      by === 'remove'
        ? await remove(made.id, [parent?.id ?? ''])
        : await change('Update', made.id, [{ id: parent?.id, quantity: 0 }]);
    expect([after.userErrors, shape(after)]).toEqual([[], [[soil, 1, null]]]);
  });

  test('is taken out and changed by itself', async () => {
    const made = cartOf(
      await create([{ merchandiseId: plant }, { merchandiseId: pot, parent: { merchandiseId: plant } }]),
    );
    const child = made.lines.nodes[1]?.id ?? '';
    expect(shape(await change('Update', made.id, [{ id: child, quantity: 4, merchandiseId: card }]))).toEqual(
      [
        [plant, 1, null],
        [card, 4, 0],
      ],
    );
    expect(shape(await remove(made.id, [child]))).toEqual([[plant, 1, null]]);
  });

  test('follows a parent that becomes equal to another line', async () => {
    const made = cartOf(
      await create([
        { merchandiseId: plant },
        { merchandiseId: pot, parent: { merchandiseId: plant } },
        { merchandiseId: soil },
        { merchandiseId: pot, quantity: 2, parent: { merchandiseId: soil } },
        { merchandiseId: card, parent: { merchandiseId: soil } },
      ]),
    );
    const other = made.lines.nodes.find(({ merchandise }) => merchandise.id === soil);
    const merged = await change('Update', made.id, [{ id: other?.id, merchandiseId: plant }]);
    expect([merged.userErrors, shape(merged)]).toEqual([
      [],
      [
        [plant, 2, null],
        [pot, 3, 0],
        [card, 1, 0],
      ],
    ]);
  });

  test('is not added when its parent is sold out', async () => {
    await setStock(shop, plant, 0);
    const made = await create([
      { merchandiseId: plant },
      { merchandiseId: pot, parent: { merchandiseId: plant } },
      { merchandiseId: soil },
    ]);
    expect([shape(made), made.warnings]).toEqual([
      [[soil, 1, null]],
      [{ code: 'MERCHANDISE_OUT_OF_STOCK', target: plant }],
    ]);
  });

  test('is cloned with its cart', async () => {
    const made = cartOf(
      await create([{ merchandiseId: plant }, { merchandiseId: pot, parent: { merchandiseId: plant } }]),
    );
    const clone = await run(
      `mutation M($id: ID!) { cartClone(cartId: $id) ${FIELDS.replace('warnings { code target }', '')} }`,
      {
        id: made.id,
      },
    );
    expect(shape(clone)).toEqual([
      [plant, 1, null],
      [pot, 1, 0],
    ]);
    expect(clone.cart?.lines.nodes[0]?.id).not.toBe(made.lines.nodes[0]?.id);
  });

  test('below itself, below a nested line, below none, or below two is refused, and the cart stays', async () => {
    const made = cartOf(
      await create([{ merchandiseId: plant }, { merchandiseId: pot, parent: { merchandiseId: plant } }]),
    );
    const [parent, child] = made.lines.nodes;
    const refused = async (line: object) => {
      const { cart, userErrors } = await change('Add', made.id, [{ merchandiseId: soil }, line]);
      expect(cart).toBeNull();
      return userErrors;
    };
    const at = (...field: string[]) => ['lines', '1', 'parent', ...field];
    const tooDeep = { code: 'PARENT_LINE_NESTING_TOO_DEEP', field: at('lineId') };
    expect(await refused({ merchandiseId: plant, parent: { lineId: parent?.id } })).toEqual([tooDeep]);
    expect(await refused({ merchandiseId: card, parent: { lineId: child?.id } })).toEqual([tooDeep]);
    expect(await refused({ merchandiseId: card, parent: { lineId: `${child?.id}x` } })).toEqual([
      { code: 'PARENT_LINE_NOT_FOUND', field: at('lineId') },
    ]);
    expect(await refused({ merchandiseId: card, parent: { merchandiseId: plant } })).toEqual([
      { code: 'PARENT_LINE_INVALID_REFERENCE', field: at('merchandiseId') },
    ]);
    expect(
      await refused({ merchandiseId: card, parent: { merchandiseId: 'gid://shopify/ProductVariant/1' } }),
    ).toEqual([{ code: 'PARENT_LINE_NOT_FOUND', field: at('merchandiseId') }]);
    for (const named of [{}, { lineId: parent?.id, merchandiseId: soil }])
      expect(await refused({ merchandiseId: card, parent: named })).toEqual([
        { code: 'INVALID', field: at() },
      ]);
    const circular = await change('Update', made.id, [{ id: child?.id, merchandiseId: plant }]);
    expect(circular).toMatchObject({ cart: null, userErrors: [{ code: 'PARENT_LINE_NESTING_TOO_DEEP' }] });
    expect(shape(await change('Update', made.id, []))).toEqual([
      [plant, 1, null],
      [pot, 1, 0],
    ]);
  });

  test('of a parent that is in the cart already has the code of its version', async () => {
    const made = cartOf(await create([{ merchandiseId: plant }]));
    const { userErrors } = await run(
      `mutation M($id: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $id, lines: $lines) ${FIELDS} }`,
      { id: made.id, lines: [{ merchandiseId: pot, parent: { merchandiseId: plant } }] },
      '2025-10',
    );
    expect(userErrors).toMatchObject([{ code: 'PARENT_LINE_NOT_FOUND' }]);
  });
});
