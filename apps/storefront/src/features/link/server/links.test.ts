import type { SellableVariant } from '@shop/graphql/to-rules/to-variant';
import type { Cart, CartLine, LineToAdd } from '@shop/rules/cart/cart';
import type { CartAnswer, CartGateway } from '@shop/rules/cart/cart-gateway';
import type { CartLinkItem } from '@shop/rules/cart/cart-link';
import { encodeGlobalId, type GlobalId } from '@shop/rules/global-id';
import { err, ok } from '@shop/rules/result';
import { describe, expect, test, vi } from 'vitest';
import { PlatformUnreachableError } from '#foundation/platform/platform-errors.ts';
import { log } from '#foundation/process/log.ts';
import type { LinkServices } from './link-services';
import { openCartLink } from './open-cart-link';
import { openDiscountLink } from './open-discount-link';
import { openCartHandover, receiveCartHandover, signHandover } from './receive-cart-handover';
import { receiveCartLink } from './receive-cart-link';
import { receiveFavoriteLink } from './receive-favorite-link';

const SHOP = 'http://localhost:3000';
const NOW = new Date('2026-11-26T00:00:00Z');

function idOf(plain: string): GlobalId {
  const id = encodeGlobalId(plain);
  if (!id.ok) throw new Error(plain);
  return id.value;
}
const OLD = idOf('gid://shopify/Cart/old?key=1');
const NEW = idOf('gid://shopify/Cart/new?key=2');

const cartOf = (globalId: GlobalId, more: Partial<Cart> = {}) =>
  ({ globalId, totalQuantity: 2, lines: [], discountCodes: [], ...more }) as unknown as Cart;
const line = { warning: null } as Cart['lines'][number];
const answer = (cart: Cart, more: Partial<CartAnswer> = {}) =>
  ok({ cart, warnings: [], discountFailure: null, ...more });

/** The tests' platform: one variant for each number up to 9, with five pieces each. */
function services({
  held = null as Cart | null,
  gateway = {} as Partial<CartGateway>,
  mayChange = true,
} = {}) {
  const calls = {
    readCart: vi.fn(async () =>
      held === null ? err({ code: 'invalidCart' as const, detail: '' }) : answer(held),
    ),
    restoreCart: vi.fn(async () => answer(cartOf(NEW))),
    addLines: vi.fn(async () => answer(cartOf(OLD))),
    changeDiscountCodes: vi.fn(async () => answer(cartOf(OLD))),
    ...gateway,
  };
  const given: LinkServices = {
    shopUrl: SHOP,
    secret: 'a secret of the test',
    now: () => NOW,
    gateway: () => calls as unknown as CartGateway,
    readVariants: async (ids) =>
      ids
        .filter((id) => id < 10)
        .map((id) => ({
          id,
          globalId: idOf(`gid://shopify/ProductVariant/${id}`),
          quantity: id === 9 ? 0 : 5,
        })) as unknown as SellableVariant[],
    mayChange: async () => mayChange,
  };
  return { given, calls };
}

const open = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Request(`${SHOP}${path}`, { method, headers });
const withCart = { cookie: `cart_id=${OLD}` };
const where = (response: Response) => [response.status, response.headers.get('location')];
const cookies = (response: Response) => response.headers.getSetCookie().map((text) => text.split(';')[0]);
const openItems = (items: string, request: Request, given: LinkServices) =>
  openCartLink(request, { locale: 'ja', items }, given);

describe('[LINK-01] a cart link', () => {
  test("without a cart creates one with the items, the link's code and attribution", async () => {
    const { given, calls } = services();
    const request = open('/cart/1:2,3:1?discount=app10', {
      cookie: 'utm_source=mail; delivery_province=JP-01; discount_code=OTHER',
      'sec-fetch-dest': 'document',
    });
    const response = await openItems('1:2,3:1', request, given);
    expect(where(response)).toEqual([303, '/cart']);
    expect(cookies(response)).toEqual([`cart_id=${encodeURIComponent(NEW)}`, 'cart_count=2']);
    expect(calls.restoreCart).toHaveBeenCalledExactlyOnceWith({
      lines: [
        { merchandiseGlobalId: idOf('gid://shopify/ProductVariant/1'), quantity: 2 },
        { merchandiseGlobalId: idOf('gid://shopify/ProductVariant/3'), quantity: 1 },
      ],
      discountCodes: ['app10'],
      attributes: [{ key: 'UTM_SOURCE', value: 'mail' }],
      province: 'JP-01',
    });
  });

  test('also with an empty or completed cart', async () => {
    for (const held of [null, cartOf(OLD)]) {
      const { given } = services({ held });
      expect(where(await openItems('1:1', open('/cart/1:1', withCart), given))).toEqual([303, '/cart']);
    }
  });

  test('a filled cart is never changed without confirmation', async () => {
    const { given, calls } = services({ held: cartOf(OLD, { lines: [line] }) });
    const response = await openItems('1:2', open('/en/cart/1:2?discount=A', withCart), given);
    expect(where(response)).toEqual([303, '/cart/link/ask/1:2/A']);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(calls.restoreCart).not.toHaveBeenCalled();
    expect(calls.addLines).not.toHaveBeenCalled();
  });

  test('nor is one that cannot be read', async () => {
    const unreachable = async () => err({ code: 'unreachable' as const, detail: '' });
    const { given, calls } = services({ gateway: { readCart: unreachable } });
    expect(where(await openItems('1:2', open('/cart/1:2', withCart), given))).toEqual([
      303,
      '/cart/link/ask/1:2',
    ]);
    expect(calls.restoreCart).not.toHaveBeenCalled();
  });

  test.each([
    ['a browser that fetches ahead', { 'sec-purpose': 'prefetch;prerender' }, 'GET'],
    ['a preview', { purpose: 'preview' }, 'GET'],
    ['a picture of another page', { 'sec-fetch-dest': 'image' }, 'GET'],
    ['HEAD', {}, 'HEAD'],
  ])('%s changes nothing', async (_, headers, method) => {
    const { given, calls } = services();
    const response = await openItems(
      '1:1',
      open('/cart/1:1', headers as Record<string, string>, method),
      given,
    );
    expect(where(response)).toEqual([303, '/cart/link/ask/1:1']);
    expect(calls.restoreCart).not.toHaveBeenCalled();
  });

  test.each([
    ['something unknown', '1:1,77:1'],
    ['something sold out', '1:1,9:1'],
    ['more than there is', '1:6'],
  ])('%s shows a preview before any cart is changed', async (_, items) => {
    const { given, calls } = services();
    expect(where(await openItems(items, open(`/cart/${items}`), given))).toEqual([
      303,
      `/cart/link/ask/${items}`,
    ]);
    expect(calls.restoreCart).not.toHaveBeenCalled();
  });

  test('during a platform outage, or above the rate limit, the page asks', async () => {
    const away = services();
    const failing = {
      ...away.given,
      readVariants: () => Promise.reject(new PlatformUnreachableError('away')),
    };
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    expect(where(await openItems('1:1', open('/cart/1:1'), failing))).toEqual([303, '/cart/link/ask/1:1']);
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
    const { given } = services({ mayChange: false });
    expect(where(await openItems('1:1', open('/cart/1:1'), given))).toEqual([303, '/cart/link/ask/1:1']);
  });

  const form = (fields: Record<string, string>, headers: Record<string, string> = withCart) =>
    new Request(`${SHOP}/api/cart-links`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: SHOP, ...headers },
      body: String(new URLSearchParams({ language: 'en', ...fields })),
    });

  test('added: the lines are merged into the existing cart, and its codes stay', async () => {
    const held = cartOf(OLD, { lines: [line], discountCodes: [{ code: 'OLD', applicable: true }] });
    const { given, calls } = services({ gateway: { addLines: vi.fn(async () => answer(held)) } });
    const response = await receiveCartLink(form({ items: '1:2', mode: 'add', code: 'NEW' }), given);
    expect(where(response)).toEqual([303, '/en/cart']);
    expect(calls.changeDiscountCodes).toHaveBeenCalledExactlyOnceWith({
      cartId: OLD,
      discountCodes: ['OLD', 'NEW'],
    });
    expect(calls.restoreCart).not.toHaveBeenCalled();
  });

  test('replaced: a new cart is used, and the old one is unchanged', async () => {
    const { given, calls } = services({ held: cartOf(OLD, { lines: [line] }) });
    const response = await receiveCartLink(form({ items: '1:2,9:1', told: '9', mode: 'replace' }), given);
    expect(where(response)).toEqual([303, '/en/cart']);
    expect(cookies(response)[0]).toBe(`cart_id=${encodeURIComponent(NEW)}`);
    expect(calls.addLines).not.toHaveBeenCalled();
  });

  const lineOf = (variant: number, warning: 'notEnoughStock' | null) =>
    ({
      warning,
      merchandiseGlobalId: idOf(`gid://shopify/ProductVariant/${variant}`),
    }) as Cart['lines'][number];

  test('reduced quantities are reported with their items alone, and so is an empty result', async () => {
    const lines = [lineOf(1, 'notEnoughStock'), lineOf(2, null), lineOf(8, 'notEnoughStock')];
    const short = services({ gateway: { addLines: vi.fn(async () => answer(cartOf(OLD, { lines }))) } });
    expect(where(await receiveCartLink(form({ items: '1:5,2:1', mode: 'add' }), short.given))).toEqual([
      303,
      '/en/cart/link/part/1:5',
    ]);
    const none = services({
      gateway: {
        addLines: vi.fn(async () =>
          answer(cartOf(OLD, { lines: [lineOf(2, null)] }), { warnings: ['outOfStock'] }),
        ),
      },
    });
    expect(where(await receiveCartLink(form({ items: '1:5,2:1', mode: 'add' }), none.given))).toEqual([
      303,
      '/en/cart/link/part/1:5',
    ]);
    const refused = services({
      gateway: { addLines: vi.fn(async () => err({ code: 'rejected' as const, detail: '' })) },
    });
    const response = await receiveCartLink(form({ items: '1:5', mode: 'add' }), refused.given);
    expect(where(response)).toEqual([303, '/en/cart/link/failed/1:5']);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test.each(['add', 'replace'])(
    '%s: what sold out or was withdrawn since the page is reported, once',
    async (mode) => {
      const { given } = services();
      const press = async (told: string) =>
        where(await receiveCartLink(form({ items: '1:2,9:3,77:1', mode, told }), given))[1];
      expect(await press('')).toBe('/en/cart/link/part/9:3,77:1');
      expect(await press('77')).toBe('/en/cart/link/part/9:3');
      expect(await press('9,77')).toBe('/en/cart');
      expect(await press('1,x,')).toBe('/en/cart/link/part/9:3,77:1');
    },
  );

  test('a cross-site form, an unknown choice and an empty list are rejected', async () => {
    const { given } = services();
    const elsewhere = form({ items: '1:1', mode: 'add' }, { origin: 'https://evil.example' });
    expect((await receiveCartLink(elsewhere, given)).status).toBe(403);
    expect((await receiveCartLink(form({ items: '1:1', mode: 'empty' }), given)).status).toBe(400);
    expect((await receiveCartLink(form({ items: '1:0', mode: 'add' }), given)).status).toBe(400);
  });
});

describe("[AGENT-03] an agent's cart, opened in the storefront", () => {
  const id = idOf('gid://shopify/Cart/agents?key=3').replace(/=+$/, '');
  const agents = cartOf(idOf('gid://shopify/Cart/agents?key=3'), {
    lines: [
      { ...line, variantId: 1, merchandiseGlobalId: idOf('gid://shopify/ProductVariant/1'), quantity: 2 },
    ] as Cart['lines'],
    attributes: [
      { key: 'お届け希望日', value: '2026-12-05' },
      { key: 'CART_ID', value: 'agents' },
    ],
    note: 'Please ring twice',
    discountCodes: [{ code: 'APP10', applicable: true }],
  });

  test('is a new cart of the shopper with everything of the original', async () => {
    const changeNote = vi.fn(async () => answer(cartOf(NEW)));
    const { given, calls } = services({ held: agents, gateway: { changeNote } });
    const request = open(`/cart/open/${id}`, { cookie: 'utm_source=agent' });
    const response = await openCartHandover(request, { locale: 'ja', id }, given);
    expect(where(response)).toEqual([303, '/cart']);
    expect(cookies(response)[0]).toBe(`cart_id=${encodeURIComponent(NEW)}`);
    expect(calls.restoreCart).toHaveBeenCalledExactlyOnceWith({
      lines: [{ merchandiseGlobalId: idOf('gid://shopify/ProductVariant/1'), quantity: 2 }],
      attributes: [
        { key: 'お届け希望日', value: '2026-12-05' },
        { key: 'UTM_SOURCE', value: 'agent' },
      ],
      discountCodes: ['APP10'],
      province: 'JP-13',
    });
    expect(changeNote).toHaveBeenCalledExactlyOnceWith({ cartId: NEW, note: 'Please ring twice' });
  });

  const token = signHandover(agents.globalId, { secret: 'a secret of the test', now: NOW });
  const question = `/cart/link/ask/agent/${token}`;
  /** A platform with the agent's cart and the shopper's. */
  const both = (more: Partial<CartGateway> = {}) =>
    services({
      gateway: {
        readCart: vi.fn(async ({ cartId }) =>
          answer(cartId === OLD ? cartOf(OLD, { lines: [line] }) : agents),
        ),
        changeNote: vi.fn(async () => answer(cartOf(NEW))),
        changeDestination: vi.fn(async () => answer(cartOf(NEW))),
        ...more,
      },
    });

  test('requires confirmation where the shopper has a filled cart, with its complete content', async () => {
    const { given, calls } = both();
    const request = open(`/cart/open/${id}`, withCart);
    expect(where(await openCartHandover(request, { locale: 'ja', id }, given))).toEqual([303, question]);
    expect(calls.restoreCart).not.toHaveBeenCalled();
  });

  test('also for a bot, or above the rate limit', async () => {
    const { given, calls } = both();
    const looked = open(`/en/cart/open/${id}`, { 'sec-purpose': 'prefetch' });
    expect(where(await openCartHandover(looked, { locale: 'en', id }, given))[1]).toBe(`/en${question}`);
    const limited = { ...given, mayChange: async () => false };
    expect(where(await openCartHandover(open(`/cart/open/${id}`), { locale: 'ja', id }, limited))[1]).toBe(
      question,
    );
    expect(calls.restoreCart).not.toHaveBeenCalled();
  });

  test("that is unknown during a platform outage shows the page's error", async () => {
    const unreachable = async () => err({ code: 'unreachable' as const, detail: '' });
    const { given } = services({ gateway: { readCart: unreachable } });
    expect(where(await openCartHandover(open(`/cart/open/${id}`), { locale: 'ja', id }, given))[1]).toBe(
      question,
    );
  });

  test('that is invalid, expired or empty is reported as such', async () => {
    const { given } = services();
    const empty = services({ held: cartOf(agents.globalId) });
    for (const [none, shop] of [
      ['not-a-cart', given],
      [id, given],
      [id, empty.given],
    ] as const) {
      const response = await openCartHandover(open(`/cart/open/${none}`), { locale: 'ja', id: none }, shop);
      expect([...where(response), ...cookies(response)]).toEqual([303, '/cart/link/ended/agent/none']);
    }
  });

  const choose = (
    mode: string,
    handover = token,
    headers: Record<string, string> = withCart,
    fields: Record<string, string> = {},
  ) =>
    new Request(`${SHOP}/api/cart-handovers`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: SHOP, ...headers },
      body: String(new URLSearchParams({ language: 'ja', handover, mode, ...fields })),
    });

  test("replaces the shopper's with gift, day, note and every code", async () => {
    const gift: Partial<Cart> = {
      deliveryAddress: {
        globalId: idOf('gid://shopify/CartSelectableAddress/1'),
        province: 'JP-47',
        recipient: { name: '贈', postalCode: '9000001', city: '那覇市', address: '1-1', phone: '' },
      },
      discountCodes: [
        { code: 'APP10', applicable: true },
        { code: 'SECOND', applicable: false },
      ],
    };
    const { given, calls } = both({
      readCart: vi.fn(async ({ cartId }) =>
        answer(cartId === OLD ? cartOf(OLD, { lines: [line] }) : { ...agents, ...gift }),
      ),
    });
    const response = await receiveCartHandover(choose('replace'), given);
    expect(where(response)).toEqual([303, '/cart']);
    expect(cookies(response)[0]).toBe(`cart_id=${encodeURIComponent(NEW)}`);
    expect(calls.restoreCart).toHaveBeenCalledExactlyOnceWith({
      lines: [{ merchandiseGlobalId: idOf('gid://shopify/ProductVariant/1'), quantity: 2 }],
      attributes: [{ key: 'お届け希望日', value: '2026-12-05' }],
      discountCodes: ['APP10', 'SECOND'],
      province: 'JP-47',
    });
    expect(calls.changeNote).toHaveBeenCalledExactlyOnceWith({ cartId: NEW, note: 'Please ring twice' });
    expect(calls.changeDestination).toHaveBeenCalledExactlyOnceWith({
      cartId: NEW,
      province: 'JP-47',
      addressId: null,
      recipient: gift.deliveryAddress?.recipient,
    });
    expect(calls.addLines).not.toHaveBeenCalled();
  });

  test("merges its items and codes into the shopper's, and changes nothing else", async () => {
    const { given, calls } = both();
    const response = await receiveCartHandover(choose('add'), given);
    expect([...where(response), cookies(response)[0]]).toEqual([
      303,
      '/cart',
      `cart_id=${encodeURIComponent(OLD)}`,
    ]);
    expect(calls.addLines).toHaveBeenCalledExactlyOnceWith({
      cartId: OLD,
      lines: [{ merchandiseGlobalId: idOf('gid://shopify/ProductVariant/1'), quantity: 2 }],
    });
    expect(calls.changeDiscountCodes).toHaveBeenCalledExactlyOnceWith({
      cartId: OLD,
      discountCodes: ['APP10'],
    });
    for (const call of [calls.restoreCart, calls.changeNote, calls.changeDestination]) {
      expect(call).not.toHaveBeenCalled();
    }
  });

  test("is used completely where the shopper's cart is gone", async () => {
    const { given, calls } = both();
    expect(where(await receiveCartHandover(choose('add', token, {}), given))).toEqual([303, '/cart']);
    expect(calls.restoreCart).toHaveBeenCalledOnce();
    expect(calls.changeNote).toHaveBeenCalledOnce();
  });

  test('is rejected with an expired or forged token, and when it has expired itself', async () => {
    const { given, calls } = both();
    const late = { ...given, now: () => new Date(NOW.getTime() + 3_601_000) };
    const ended = [303, '/cart/link/ended/agent/none'];
    expect(where(await receiveCartHandover(choose('replace'), late))).toEqual(ended);
    expect(where(await receiveCartHandover(choose('replace', 'made.up'), given))).toEqual(ended);
    expect(where(await receiveCartHandover(choose('replace'), services().given))).toEqual(ended);
    expect(calls.restoreCart).not.toHaveBeenCalled();
  });

  test('that could not be copied completely reports it', async () => {
    const refused = both({ restoreCart: async () => err({ code: 'rejected' as const, detail: '' }) });
    expect(where(await receiveCartHandover(choose('replace'), refused.given))).toEqual([
      303,
      `/cart/link/failed/agent/${token}`,
    ]);
    const short = both({ restoreCart: async () => answer(cartOf(NEW), { warnings: ['notEnoughStock'] }) });
    expect(where(await receiveCartHandover(choose('replace'), short.given))).toEqual([
      303,
      '/cart/link/part/1:2',
    ]);
  });

  const manyItems = (n: number) =>
    Array.from({ length: n }, (_, index) => ({ variantId: 1_000 + index, quantity: 1 }));
  /** Two lines of each variant of more than one piece. */
  const linesOf = (items: readonly CartLinkItem[]) =>
    items.flatMap(({ variantId, quantity }) =>
      (quantity > 1 ? [1, quantity - 1] : [quantity]).map((pieces) => ({ variantId, quantity: pieces })),
    ) as unknown as CartLine[];
  /** An agent's cart of these. */
  const readsLines = (items: readonly CartLinkItem[]) => ({
    readCart: vi.fn(async ({ cartId }) =>
      answer(cartId === OLD ? cartOf(OLD, { lines: [line] }) : { ...agents, lines: linesOf(items) }),
    ),
  });
  const everyVariant: LinkServices['readVariants'] = async (ids) =>
    ids.map((id) => ({
      id,
      globalId: idOf(`gid://shopify/ProductVariant/${id}`),
      quantity: 5,
    })) as unknown as Awaited<ReturnType<LinkServices['readVariants']>>;

  test.each(['replace', 'add'])('with more lines than are read with a cart loses none (%s)', async (mode) => {
    const { given, calls } = both(readsLines(manyItems(260)));
    const many = { ...given, readVariants: everyVariant };
    expect(where(await receiveCartHandover(choose(mode), many))).toEqual([303, '/cart']);
    const first = mode === 'replace' ? calls.restoreCart : calls.addLines;
    const sent = [
      ...vi.mocked(first).mock.calls,
      ...(mode === 'replace' ? vi.mocked(calls.addLines).mock.calls : []),
    ].flatMap(([input]) => (input as { lines: readonly unknown[] }).lines);
    expect(sent).toHaveLength(260);
    expect(calls.changeNote).toHaveBeenCalledTimes(mode === 'replace' ? 1 : 0);
  });

  test('with lines that are sold out is opened with the others, and names them', async () => {
    const items = [
      { variantId: 1, quantity: 2 },
      { variantId: 9, quantity: 0 },
    ];
    const press = async (held: readonly CartLinkItem[]) => {
      const { given, calls } = both(readsLines(held));
      return { path: where(await receiveCartHandover(choose('replace'), given))[1], calls };
    };
    const { path, calls } = await press(items);
    expect(path).toBe('/cart/link/part/9:1');
    expect(vi.mocked(calls.restoreCart).mock.calls[0]).toMatchObject([{ lines: [{ quantity: 2 }] }]);
    expect((await press([...items.slice(0, 1), ...manyItems(60)])).path).toBe(
      `/cart/link/part/agent/${token}`,
    );
  });

  test.each(['replace', 'add'])(
    'gives what its page listed, and names what is gone since (%s)',
    async (mode) => {
      const press = async (listed: string, told = '') => {
        const { given, calls } = both();
        const choice = choose(mode, token, withCart, { listed, told });
        const path = where(await receiveCartHandover(choice, given))[1];
        const first = mode === 'replace' ? calls.restoreCart : calls.addLines;
        const [[input]] = vi.mocked(first).mock.calls as unknown as [[{ lines: readonly LineToAdd[] }]];
        return [path, input.lines.map(({ quantity }) => quantity)];
      };
      expect(await press('1:2,77:3')).toEqual(['/cart/link/part/77:3', [2]]);
      expect(await press('1:2,77:3', '77')).toEqual(['/cart', [2]]);
      // The agent changed its cart since the page.
      expect(await press('1:3,2:1')).toEqual(['/cart', [3, 1]]);
      expect(await press('1:1,9:0', '9')).toEqual(['/cart', [1]]);
      for (const damaged of ['', 'x', '1:2,', '-1:2', '1:2:3'])
        expect(await press(damaged), damaged).toEqual(['/cart', [2]]);
    },
  );

  test('with as many lines as a cart can have is not refused for its length', async () => {
    const { given } = both();
    const ids = Array.from({ length: 499 }, (_, index) => 42_319_870_264_559 + index);
    const fields = { listed: `1:2,${ids.map((one) => `${one}:9999`).join(',')}`, told: ids.join(',') };
    const press = choose('replace', token, withCart, fields);
    expect(where(await receiveCartHandover(press, given))).toEqual([303, '/cart']);
  });

  test('is rejected for a cross-site form, and for an unknown choice', async () => {
    const { given } = both();
    const elsewhere = choose('replace', token, { ...withCart, origin: 'https://evil.example' });
    expect((await receiveCartHandover(elsewhere, given)).status).toBe(403);
    expect((await receiveCartHandover(choose('empty'), given)).status).toBe(400);
  });
});

describe('[LINK-02] a discount link', () => {
  const openCode = (
    path: string,
    given: LinkServices,
    headers: Record<string, string> = {},
    method = 'GET',
  ) =>
    openDiscountLink(
      open(path, headers, method),
      { locale: 'ja', code: new URL(path, SHOP).pathname.split('/').at(-1) ?? '' },
      given,
    );
  const withCode = (applicable: boolean) => ({
    changeDiscountCodes: vi.fn(async () =>
      answer(cartOf(OLD, { discountCodes: [{ code: 'APP10', applicable }] })),
    ),
  });
  const filled = cartOf(OLD, { lines: [line] });

  test('without a cart stores the code for the next one', async () => {
    const response = await openCode('/discount/APP10?redirect=/succulent', services().given);
    expect(where(response)).toEqual([303, '/succulent']);
    expect(cookies(response)).toEqual(['discount_code=APP10']);
    expect(where(await openCode('/discount/APP10', services().given))[1]).toMatch(
      /^\/discount\/noted\/APP10\//,
    );
  });

  test.each([
    [true, 'applied', ['discount_code=APP10']],
    [false, 'unsuitable', ['discount_code=APP10']],
  ])(
    'applies the code to a cart at once, and reports the result (%s)',
    async (applicable, result, expected) => {
      const { given, calls } = services({ held: filled, gateway: withCode(applicable) });
      const response = await openCode('/discount/app10', given, withCart);
      expect(where(response)[1]).toMatch(new RegExp(`^/discount/${result}/app10/`));
      expect(cookies(response)).toEqual(expected.map((text) => text.replace('APP10', 'app10')));
      expect(calls.changeDiscountCodes).toHaveBeenCalledExactlyOnceWith({
        cartId: OLD,
        discountCodes: ['app10'],
      });
    },
  );

  test('with an inapplicable code reports it before the redirect', async () => {
    const { given } = services({ held: filled, gateway: withCode(false) });
    const [, location] = where(await openCode('/discount/APP10?redirect=/cart', given, withCart));
    expect(location).toMatch(/^\/discount\/unsuitable\/APP10\//);
  });

  test('with an invalid code stores nothing', async () => {
    const missing = vi.fn(async () => answer(cartOf(OLD), { discountFailure: 'discountMissing' as const }));
    const { given } = services({ held: filled, gateway: { changeDiscountCodes: missing } });
    const response = await openCode('/discount/NOPE?redirect=/cart', given, withCart);
    expect(where(response)[1]).toMatch(/^\/discount\/refused\/NOPE\//);
    expect(cookies(response)).toEqual([]);
    expect(where(await openCode('/discount/%00', given))[1]).toMatch(/^\/discount\/refused\/-\//);
  });

  test('never redirects to another site', async () => {
    for (const evil of ['//evil.example', 'https://evil.example', '/\\evil.example', '/..//evil.example']) {
      const response = await openCode(`/discount/A?redirect=${encodeURIComponent(evil)}`, services().given);
      expect(where(response)[1]).toBe('/discount/noted/A/Lw');
    }
  });

  test('does nothing for a bot', async () => {
    const response = await openCode('/discount/APP10', services().given, {}, 'HEAD');
    expect([response.status, response.headers.getSetCookie()]).toEqual([204, []]);
  });
});

test("[LINK-03] a shared list is merged into one's own favorites, which all stay", async () => {
  const request = new Request(`${SHOP}/api/favorite-links`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: SHOP,
      cookie: 'favorite_product_ids=3.1',
    },
    body: 'items=1.2&language=ja',
  });
  const response = await receiveFavoriteLink(request, { shopUrl: SHOP });
  expect(where(response)).toEqual([303, '/favorite']);
  expect(cookies(response)).toEqual(['favorite_product_ids=2.3.1']);
  const hostile = new Request(request.url, { method: 'POST', headers: request.headers, body: 'items=1.-2' });
  expect((await receiveFavoriteLink(hostile, { shopUrl: SHOP })).status).toBe(400);
});
