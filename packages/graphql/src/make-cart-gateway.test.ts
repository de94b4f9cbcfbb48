import { CART_LINES_READ } from '@shop/rules/cart/cart';
import type { CartGateway, CartOutcome } from '@shop/rules/cart/cart-gateway';
import { encodeGlobalId, type GlobalId } from '@shop/rules/global-id';
import { afterAll, describe, expect, test } from 'vitest';
import { makeCartGateway } from './make-cart-gateway';
import { makeShopperFetch } from './retrying-fetch';
import { type FakeAnswer, startFakePlatform } from './testing/fake-platform';
import { wireCart, wireLine } from './testing/wire-cart';

const platform = await startFakePlatform();
afterAll(() => platform.close());

const CART = 'gid://shopify/Cart/c1?key=k1';
const LINE = 'gid://shopify/CartLine/l1?cart=c1';
const VARIANT = 'gid://shopify/ProductVariant/1';
const ADDRESS = 'gid://shopify/CartSelectableAddress/a1';

function id(plain: string): GlobalId {
  const encoded = encodeGlobalId(plain);
  if (!encoded.ok) {
    throw new Error(plain);
  }
  return encoded.value;
}

function gateway(answer: FakeAnswer, timeoutMs = 2000): CartGateway {
  platform.answer(answer);
  return makeCartGateway(
    makeShopperFetch({ platformUrl: platform.url, publicToken: 'public', timeoutMs, firstWaitMs: 1 }),
    'EN',
  );
}

const payload = { cart: wireCart(), userErrors: [], warnings: [] };
const cartId = id(CART);
const line = { merchandiseGlobalId: id(VARIANT), quantity: 3 };

describe('cart requests', () => {
  test.each<
    [operation: string, field: string, call: (gate: CartGateway) => Promise<unknown>, variables: object]
  >([
    [
      'CartCreate',
      'cartCreate',
      (gate) =>
        gate.createCart({
          line,
          discountCodes: ['APP10'],
          attributes: [{ key: 'UTM_SOURCE', value: 'mail' }],
          province: 'JP-01',
        }),
      {
        merchandiseId: VARIANT,
        quantity: 3,
        discountCodes: ['APP10'],
        attributes: [{ key: 'UTM_SOURCE', value: 'mail' }],
        buyerIdentity: { countryCode: 'JP' },
        delivery: {
          addresses: [
            { selected: true, address: { deliveryAddress: { countryCode: 'JP', provinceCode: 'JP-01' } } },
          ],
        },
      },
    ],
    [
      'CartRestore',
      'cartCreate',
      (gate) =>
        gate.restoreCart({
          lines: [line, { merchandiseGlobalId: id(LINE), quantity: 1 }],
          discountCodes: ['APP10'],
          attributes: [],
          province: 'JP-01',
        }),
      {
        lines: [
          { merchandiseId: VARIANT, quantity: 3 },
          { merchandiseId: LINE, quantity: 1 },
        ],
        discountCodes: ['APP10'],
        attributes: [],
      },
    ],
    [
      'CartLinesAdd',
      'cartLinesAdd',
      (gate) => gate.addLines({ cartId, lines: [line] }),
      { cartId: CART, lines: [{ merchandiseId: VARIANT, quantity: 3 }] },
    ],
    [
      'CartLinesUpdate',
      'cartLinesUpdate',
      (gate) => gate.updateLines({ cartId, lines: [{ lineId: id(LINE), quantity: 2 }] }),
      { cartId: CART, lines: [{ id: LINE, quantity: 2 }] },
    ],
    [
      'CartLinesRemove',
      'cartLinesRemove',
      (gate) => gate.removeLines({ cartId, lineIds: [id(LINE)] }),
      { cartId: CART, lineIds: [LINE] },
    ],
    [
      'CartDeliveryAddressesAdd',
      'cartDeliveryAddressesAdd',
      (gate) => gate.changeDestination({ cartId, province: 'JP-47', addressId: null }),
      {
        cartId: CART,
        addresses: [{ selected: true, address: { deliveryAddress: { provinceCode: 'JP-47' } } }],
      },
    ],
    [
      'CartDeliveryAddressesUpdate',
      'cartDeliveryAddressesUpdate',
      (gate) => gate.changeDestination({ cartId, province: 'JP-47', addressId: id(ADDRESS) }),
      {
        cartId: CART,
        addresses: [
          {
            id: ADDRESS,
            selected: true,
            // The fields of a previous gift are cleared.
            address: {
              deliveryAddress: {
                countryCode: 'JP',
                provinceCode: 'JP-47',
                lastName: null,
                zip: null,
                city: null,
                address1: null,
                phone: null,
              },
            },
          },
        ],
      },
    ],
    [
      'CartDeliveryAddressesUpdate',
      'cartDeliveryAddressesUpdate',
      (gate) =>
        gate.changeDestination({
          cartId,
          province: 'JP-47',
          addressId: id(ADDRESS),
          recipient: {
            name: '森 花',
            postalCode: '9000001',
            city: '',
            address: '那覇市港町1-2',
            phone: '0980000000',
          },
        }),
      {
        cartId: CART,
        addresses: [
          {
            id: ADDRESS,
            selected: true,
            address: {
              deliveryAddress: {
                countryCode: 'JP',
                provinceCode: 'JP-47',
                lastName: '森 花',
                zip: '900-0001',
                city: null,
                address1: '那覇市港町1-2',
                phone: '0980000000',
              },
            },
          },
        ],
      },
    ],
    [
      'CartAttributesUpdate',
      'cartAttributesUpdate',
      (gate) => gate.changeAttributes({ cartId, attributes: [{ key: 'eGift', value: 'true' }] }),
      { cartId: CART, attributes: [{ key: 'eGift', value: 'true' }] },
    ],
    [
      'CartNoteUpdate',
      'cartNoteUpdate',
      (gate) => gate.changeNote({ cartId, note: '玄関前に' }),
      { cartId: CART, note: '玄関前に' },
    ],
    [
      'CartDiscountCodesUpdate',
      'cartDiscountCodesUpdate',
      (gate) => gate.changeDiscountCodes({ cartId, discountCodes: ['APP10'] }),
      { cartId: CART, discountCodes: ['APP10'] },
    ],
  ])(
    '[PLAT-01][PLAT-03] %s: one request, plain ids, the public header, the language',
    async (operation, field, call, variables) => {
      const outcome = await call(gateway({ body: { data: { [field]: payload } } }));
      expect(outcome).toMatchObject({ ok: true, value: { cart: { globalId: btoa(CART) } } });
      expect(platform.seen).toHaveLength(1);
      expect(platform.seen[0]).toMatchObject({
        url: '/api/2025-01/graphql.json',
        headers: { 'x-shopify-storefront-access-token': 'public' },
        body: { operationName: operation, variables: { language: 'EN', ...variables } },
      });
    },
  );

  test('[CART-04] CartGetById reads the same fields as every mutation returns', async () => {
    const gate = gateway({ body: { data: { cart: wireCart() } } });
    expect(await gate.readCart({ cartId })).toMatchObject({ ok: true });
    const read = platform.seen[0]?.body.query ?? '';
    platform.answer({ body: { data: { cartLinesAdd: payload } } });
    await gate.addLines({ cartId, lines: [line] });
    const change = platform.seen[0]?.body.query ?? '';
    const fragment = /fragment CartDetail on Cart \{[\s\S]*?\n\}/;
    expect(fragment.exec(read)?.[0]).toBe(fragment.exec(change)?.[0]);
    expect(read).toContain(`lines(first: ${CART_LINES_READ})`);
    expect(change).toContain('userErrors');
    expect(change).toContain('warnings');
  });

  const lineOf = (n: number, quantity = 1) =>
    wireLine({ id: `gid://shopify/CartLine/${n}?cart=c1`, quantity });
  const page = (from: number, to: number, next: string | null) => ({
    nodes: Array.from({ length: to - from }, (_, at) => lineOf(from + at)),
    pageInfo: { hasNextPage: next !== null, endCursor: next },
  });
  const first = wireCart({ totalQuantity: 400, lines: page(0, 100, 'a') });
  const further = (lines: object | null) => ({ body: { data: { cart: lines && { lines } } } });
  const pieces = (outcome: CartOutcome) =>
    outcome.ok ? outcome.value.cart.lines.map(({ quantity }) => quantity).length : outcome.error.code;

  test('[CART-10] a cart is read and changed with all of its lines, page by page', async () => {
    const rest = [further(page(100, 350, 'b')), further(page(350, 400, null))];
    const gate = gateway({ body: {} });
    platform.answer({ body: { data: { cart: first } } }, ...rest);
    expect(pieces(await gate.readCart({ cartId }))).toBe(400);
    const asked = platform.seen.map(({ body: { variables } }) => [variables['after'], variables['language']]);
    expect(asked).toEqual([
      [undefined, 'EN'],
      ['a', 'EN'],
      ['b', 'EN'],
    ]);
    platform.answer({ body: { data: { cartLinesAdd: { ...payload, cart: first } } } }, ...rest);
    expect(pieces(await gate.addLines({ cartId, lines: [line] }))).toBe(400);
  });

  test.each([
    ['ends meanwhile', [further(null)], 'invalidCart'],
    ['cannot be read on', [further(page(100, 350, 'b')), { status: 500, body: '' }], 'unreachable'],
    ['is refused further on', [{ status: 403, body: '' }], 'unreachable'],
    ['lists no end', [further(page(0, 1, 'a'))], 'malformedAnswer'],
  ] as const)('[CART-10] part of the lines of a cart that %s is not taken for all', async (_, rest, code) => {
    const gate = gateway({ body: {} });
    platform.answer({ body: { data: { cart: first } } }, ...rest);
    expect(pieces(await gate.readCart({ cartId }))).toBe(code);
    platform.answer({ body: { data: { cartLinesAdd: { ...payload, cart: first } } } }, ...rest);
    expect(pieces(await gate.addLines({ cartId, lines: [line] }))).toBe(code);
  });

  test('a cart is never cached: two reads are two requests', async () => {
    const gate = gateway({ body: { data: { cart: wireCart() } } });
    await gate.readCart({ cartId });
    await gate.readCart({ cartId });
    expect(platform.seen).toHaveLength(2);
  });
});

describe('errors', () => {
  const read = (answer: FakeAnswer, timeoutMs?: number) => gateway(answer, timeoutMs).readCart({ cartId });
  const add = (answer: FakeAnswer) => gateway(answer).addLines({ cartId, lines: [line] });
  const error = (code?: string, message = 'no') => ({
    body: { errors: [{ message, ...(code && { extensions: { code } }) }] },
  });
  /** Data beside an error: the execution had begun. */
  const half = (code?: string) => ({ body: { ...error(code).body, data: { cartLinesAdd: null } } });

  test.each<[name: string, answer: FakeAnswer, code: string]>([
    ['no such cart', { body: { data: { cart: null } } }, 'invalidCart'],
    ['an id that is none', error('INVALID', 'Invalid global id'), 'invalidCart'],
    ['500', { status: 500, body: 'x' }, 'unreachable'],
    ['429', { status: 429, body: '' }, 'unreachable'],
    ['throttled', error('THROTTLED'), 'unreachable'],
    ['401', { status: 401, body: {} }, 'refused'],
    ['a refused query', error('undefinedField'), 'refused'],
    ['a proxy’s page', { body: '<html>' }, 'malformedAnswer'],
    ['a cut answer', { body: '{"data":{"cart":' }, 'malformedAnswer'],
    ['not the promised shape', { body: { data: { cart: { id: CART } } } }, 'malformedAnswer'],
    ['lines that are none', { body: { data: { cart: { ...wireCart(), lines: null } } } }, 'malformedAnswer'],
  ])('[CART-04] on read: %s is %s, marked InvalidCheckoutIdError', async (_name, answer, code) => {
    const detail = expect.stringMatching(/^InvalidCheckoutIdError: /);
    expect(await read(answer)).toMatchObject({ ok: false, error: { code, detail } });
  });

  test.each<[name: string, answer: FakeAnswer, code: string]>([
    [
      'no such cart',
      {
        body: {
          data: {
            cartLinesAdd: {
              cart: null,
              warnings: [],
              userErrors: [
                { code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' },
              ],
            },
          },
        },
      },
      'invalidCart',
    ],
    ['500', { status: 500, body: '' }, 'unreachable'],
    ['503', { status: 503, body: '' }, 'unavailable'],
    ['429', { status: 429, body: '' }, 'unavailable'],
    ['throttled', error('THROTTLED'), 'unavailable'],
    ['an error within', error('INTERNAL_SERVER_ERROR'), 'unreachable'],
    ['no payload', { body: { data: { cartLinesAdd: null } } }, 'malformedAnswer'],
    ['no data', { body: {} }, 'malformedAnswer'],
    ['a refused query', error('undefinedField'), 'refused'],
    ['a failure with a reason', { status: 500, ...error() }, 'unreachable'],
    ['an unavailable platform with a reason', { status: 503, ...error() }, 'unavailable'],
    ['no access', half('ACCESS_DENIED'), 'refused'],
    ['half an answer, with an error of no known code', half('SOMETHING'), 'unreachable'],
    ['half an answer, with an error without a code', half(), 'unreachable'],
    [
      'neither a cart nor a reason',
      { body: { data: { cartLinesAdd: { cart: null, userErrors: [], warnings: [] } } } },
      'malformedAnswer',
    ],
  ])('[CART-03][CART-05][TRUTH-01] on add: %s is %s', async (_name, answer, code) => {
    expect(await add(answer)).toMatchObject({ ok: false, error: { code } });
  });

  const applyCode = (answer: FakeAnswer) =>
    gateway(answer).changeDiscountCodes({ cartId, discountCodes: ['APP10'] });

  test.each<[name: string, answer: FakeAnswer, code: string]>([
    ['500', { status: 500, body: '' }, 'unreachable'],
    ['a cut answer', { body: '{"data":{' }, 'malformedAnswer'],
    ['a refused query', error('undefinedField'), 'refused'],
    [
      'no such cart',
      {
        body: {
          data: {
            cartDiscountCodesUpdate: {
              cart: null,
              warnings: [],
              userErrors: [{ code: 'INVALID', field: ['cartId'], message: 'no' }],
            },
          },
        },
      },
      'invalidCart',
    ],
  ])('[CART-06] on a discount code: %s is %s, marked InvalidCartIdError', async (_name, answer, code) => {
    const detail = expect.stringMatching(/^InvalidCartIdError: /);
    expect(await applyCode(answer)).toMatchObject({ ok: false, error: { code, detail } });
  });

  test.each([
    ['MISSING_DISCOUNT_CODE', 'MISSING_DISCOUNT_CODE: no such code', 'discountMissing'],
    ['INVALID', 'CUSTOMER_ALREADY_USED_ONCE_PER_CUSTOMER_DISCOUNT_NOTICE: used', 'discountAlreadyUsed'],
    ['INVALID', 'DISCOUNT_ALREADY_APPLIED: twice', 'discountAlreadyApplied'],
  ])(
    '[CART-06] a code rejected by %s "%s" is reported with the cart as %s',
    async (code, message, failure) => {
      const userErrors = [{ code, field: ['discountCodes'], message }];
      const answer = { body: { data: { cartDiscountCodesUpdate: { ...payload, userErrors } } } };
      expect(await applyCode(answer)).toMatchObject({ ok: true, value: { discountFailure: failure } });
    },
  );

  test('[STORE-05] a cart names the storefront for analytics, where configured', async () => {
    const options = { platformUrl: platform.url, publicToken: 'public', firstWaitMs: 1 };
    for (const storefrontId of ['1000012345', null]) {
      platform.answer({ status: 200, body: { data: { cart: wireCart() } } });
      await makeCartGateway(makeShopperFetch({ ...options, storefrontId }), 'JA').readCart({ cartId });
      expect(platform.seen.at(-1)?.headers['shopify-storefront-id']).toBe(storefrontId ?? undefined);
    }
  });

  test('[CART-04] a timeout, a refused connection and an abort are outages', async () => {
    expect(await read('hang', 50)).toMatchObject({ error: { code: 'unreachable' } });
    const late = gateway('hang', 50).addLines({ cartId, lines: [line] });
    expect(await late).toMatchObject({ error: { code: 'timedOut' } });
    const nowhere = makeShopperFetch({
      platformUrl: 'http://127.0.0.1:9',
      publicToken: 'public',
      firstWaitMs: 1,
    });
    expect(await makeCartGateway(nowhere, 'JA').readCart({ cartId })).toMatchObject({
      error: { code: 'unreachable' },
    });
    const abort = new AbortController();
    const hanging = gateway('hang').addLines({ cartId, lines: [line] }, abort.signal);
    abort.abort();
    expect(await hanging).toMatchObject({ error: { code: 'unreachable' } });
    expect(await gateway('hang').readCart({ cartId }, abort.signal)).toMatchObject({
      error: { code: 'unreachable' },
    });
  });
});
