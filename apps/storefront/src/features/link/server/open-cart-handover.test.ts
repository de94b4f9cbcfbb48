import type { Cart, CartLine, LineToAdd } from '@shop/rules/cart/cart';
import type { CartGateway } from '@shop/rules/cart/cart-gateway';
import type { CartLinkItem } from '@shop/rules/cart/cart-link';
import { err } from '@shop/rules/result';
import { describe, expect, test, vi } from 'vitest';
import {
  answerWith,
  cartOf,
  cookiesOf,
  idOf,
  LINE,
  linkServicesUnderTest,
  NEW_CART,
  NOW,
  OLD_CART,
  openedLink,
  redirectOf,
  SHOP_URL,
  withCart,
} from '#test/support/link-services-under-test.ts';
import type { LinkServices } from './link-services';
import { openCartHandover, receiveCartHandover, signHandover } from './receive-cart-handover';

describe("[AGENT-03] an agent's cart, opened in the storefront", () => {
  const id = idOf('gid://shopify/Cart/agents?key=3').replace(/=+$/, '');
  const agents = cartOf(idOf('gid://shopify/Cart/agents?key=3'), {
    lines: [
      { ...LINE, variantId: 1, merchandiseGlobalId: idOf('gid://shopify/ProductVariant/1'), quantity: 2 },
    ] as Cart['lines'],
    attributes: [
      { key: 'お届け希望日', value: '2026-12-05' },
      { key: 'CART_ID', value: 'agents' },
    ],
    note: 'Please ring twice',
    discountCodes: [{ code: 'APP10', applicable: true }],
  });

  test('is a new cart of the shopper with everything of the original', async () => {
    const changeNote = vi.fn(async () => answerWith(cartOf(NEW_CART)));
    const { given, calls } = linkServicesUnderTest({ held: agents, gateway: { changeNote } });
    const request = openedLink(`/cart/open/${id}`, { cookie: 'utm_source=agent' });
    const response = await openCartHandover(request, { locale: 'ja', id }, given);
    expect(redirectOf(response)).toEqual([303, '/cart']);
    expect(cookiesOf(response)[0]).toBe(`cart_id=${encodeURIComponent(NEW_CART)}`);
    expect(calls.restoreCart).toHaveBeenCalledExactlyOnceWith({
      lines: [{ merchandiseGlobalId: idOf('gid://shopify/ProductVariant/1'), quantity: 2 }],
      attributes: [
        { key: 'お届け希望日', value: '2026-12-05' },
        { key: 'UTM_SOURCE', value: 'agent' },
      ],
      discountCodes: ['APP10'],
      province: 'JP-13',
    });
    expect(changeNote).toHaveBeenCalledExactlyOnceWith({ cartId: NEW_CART, note: 'Please ring twice' });
  });

  const token = signHandover(agents.globalId, { secret: 'a secret of the test', now: NOW });
  const question = `/cart/link/ask/agent/${token}`;
  /** A platform with the agent's cart and the shopper's. */
  const both = (more: Partial<CartGateway> = {}) =>
    linkServicesUnderTest({
      gateway: {
        readCart: vi.fn(async ({ cartId }) =>
          answerWith(cartId === OLD_CART ? cartOf(OLD_CART, { lines: [LINE] }) : agents),
        ),
        changeNote: vi.fn(async () => answerWith(cartOf(NEW_CART))),
        changeDestination: vi.fn(async () => answerWith(cartOf(NEW_CART))),
        ...more,
      },
    });

  test('requires confirmation where the shopper has a filled cart, with its complete content', async () => {
    const { given, calls } = both();
    const request = openedLink(`/cart/open/${id}`, withCart);
    expect(redirectOf(await openCartHandover(request, { locale: 'ja', id }, given))).toEqual([303, question]);
    expect(calls.restoreCart).not.toHaveBeenCalled();
  });

  test('also for a bot, or above the rate limit', async () => {
    const { given, calls } = both();
    const looked = openedLink(`/en/cart/open/${id}`, { 'sec-purpose': 'prefetch' });
    expect(redirectOf(await openCartHandover(looked, { locale: 'en', id }, given))[1]).toBe(`/en${question}`);
    const limited = { ...given, mayChange: async () => false };
    expect(
      redirectOf(await openCartHandover(openedLink(`/cart/open/${id}`), { locale: 'ja', id }, limited))[1],
    ).toBe(question);
    expect(calls.restoreCart).not.toHaveBeenCalled();
  });

  test("that is unknown during a platform outage shows the page's error", async () => {
    const unreachable = async () => err({ code: 'unreachable' as const, detail: '' });
    const { given } = linkServicesUnderTest({ gateway: { readCart: unreachable } });
    expect(
      redirectOf(await openCartHandover(openedLink(`/cart/open/${id}`), { locale: 'ja', id }, given))[1],
    ).toBe(question);
  });

  test('that is invalid, expired or empty is reported as such', async () => {
    const { given } = linkServicesUnderTest();
    const empty = linkServicesUnderTest({ held: cartOf(agents.globalId) });
    for (const [none, shop] of [
      ['not-a-cart', given],
      [id, given],
      [id, empty.given],
    ] as const) {
      const response = await openCartHandover(
        openedLink(`/cart/open/${none}`),
        { locale: 'ja', id: none },
        shop,
      );
      expect([...redirectOf(response), ...cookiesOf(response)]).toEqual([303, '/cart/link/ended/agent/none']);
    }
  });

  const choose = (
    mode: string,
    handover = token,
    headers: Record<string, string> = withCart,
    fields: Record<string, string> = {},
  ) =>
    new Request(`${SHOP_URL}/api/cart-handovers`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: SHOP_URL, ...headers },
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
        answerWith(cartId === OLD_CART ? cartOf(OLD_CART, { lines: [LINE] }) : { ...agents, ...gift }),
      ),
    });
    const response = await receiveCartHandover(choose('replace'), given);
    expect(redirectOf(response)).toEqual([303, '/cart']);
    expect(cookiesOf(response)[0]).toBe(`cart_id=${encodeURIComponent(NEW_CART)}`);
    expect(calls.restoreCart).toHaveBeenCalledExactlyOnceWith({
      lines: [{ merchandiseGlobalId: idOf('gid://shopify/ProductVariant/1'), quantity: 2 }],
      attributes: [{ key: 'お届け希望日', value: '2026-12-05' }],
      discountCodes: ['APP10', 'SECOND'],
      province: 'JP-47',
    });
    expect(calls.changeNote).toHaveBeenCalledExactlyOnceWith({ cartId: NEW_CART, note: 'Please ring twice' });
    expect(calls.changeDestination).toHaveBeenCalledExactlyOnceWith({
      cartId: NEW_CART,
      province: 'JP-47',
      addressId: null,
      recipient: gift.deliveryAddress?.recipient,
    });
    expect(calls.addLines).not.toHaveBeenCalled();
  });

  test("merges its items and codes into the shopper's, and changes nothing else", async () => {
    const { given, calls } = both();
    const response = await receiveCartHandover(choose('add'), given);
    expect([...redirectOf(response), cookiesOf(response)[0]]).toEqual([
      303,
      '/cart',
      `cart_id=${encodeURIComponent(OLD_CART)}`,
    ]);
    expect(calls.addLines).toHaveBeenCalledExactlyOnceWith({
      cartId: OLD_CART,
      lines: [{ merchandiseGlobalId: idOf('gid://shopify/ProductVariant/1'), quantity: 2 }],
    });
    expect(calls.changeDiscountCodes).toHaveBeenCalledExactlyOnceWith({
      cartId: OLD_CART,
      discountCodes: ['APP10'],
    });
    for (const call of [calls.restoreCart, calls.changeNote, calls.changeDestination]) {
      expect(call).not.toHaveBeenCalled();
    }
  });

  test("is used completely where the shopper's cart is gone", async () => {
    const { given, calls } = both();
    expect(redirectOf(await receiveCartHandover(choose('add', token, {}), given))).toEqual([303, '/cart']);
    expect(calls.restoreCart).toHaveBeenCalledOnce();
    expect(calls.changeNote).toHaveBeenCalledOnce();
  });

  test('is rejected with an expired or forged token, and when it has expired itself', async () => {
    const { given, calls } = both();
    const late = { ...given, now: () => new Date(NOW.getTime() + 3_601_000) };
    const ended = [303, '/cart/link/ended/agent/none'];
    expect(redirectOf(await receiveCartHandover(choose('replace'), late))).toEqual(ended);
    expect(redirectOf(await receiveCartHandover(choose('replace', 'made.up'), given))).toEqual(ended);
    expect(redirectOf(await receiveCartHandover(choose('replace'), linkServicesUnderTest().given))).toEqual(
      ended,
    );
    // Given up since its page listed it.
    const emptied = linkServicesUnderTest({ held: cartOf(agents.globalId) });
    const listed = choose('replace', token, {}, { listed: '1:2' });
    expect(redirectOf(await receiveCartHandover(listed, emptied.given))).toEqual(ended);
    expect(emptied.calls.restoreCart).not.toHaveBeenCalled();
    expect(calls.restoreCart).not.toHaveBeenCalled();
  });

  test('that could not be copied completely reports it', async () => {
    const refused = both({ restoreCart: async () => err({ code: 'rejected' as const, detail: '' }) });
    expect(redirectOf(await receiveCartHandover(choose('replace'), refused.given))).toEqual([
      303,
      `/cart/link/failed/agent/${token}`,
    ]);
    const short = both({
      restoreCart: async () => answerWith(cartOf(NEW_CART), { warnings: ['notEnoughStock'] }),
    });
    expect(redirectOf(await receiveCartHandover(choose('replace'), short.given))).toEqual([
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
      answerWith(
        cartId === OLD_CART ? cartOf(OLD_CART, { lines: [LINE] }) : { ...agents, lines: linesOf(items) },
      ),
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
    expect(redirectOf(await receiveCartHandover(choose(mode), many))).toEqual([303, '/cart']);
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
      return { path: redirectOf(await receiveCartHandover(choose('replace'), given))[1], calls };
    };
    const { path, calls } = await press(items);
    expect(path).toBe('/cart/link/part/9:1');
    expect(vi.mocked(calls.restoreCart).mock.calls[0]).toMatchObject([{ lines: [{ quantity: 2 }] }]);
    // As many as a link can name, and one more.
    const named = await press([...items.slice(0, 1), ...manyItems(50)]);
    expect(named.path).toMatch(/^\/cart\/link\/part\/1000:1,/);
    expect((await press([...items.slice(0, 1), ...manyItems(51)])).path).toBe(
      `/cart/link/part/agent/${token}`,
    );
  });

  test.each(['replace', 'add'])(
    'gives what its page listed, and names what is gone since (%s)',
    async (mode) => {
      const press = async (listed: string, told = '') => {
        const { given, calls } = both();
        const choice = choose(mode, token, withCart, { listed, told });
        const path = redirectOf(await receiveCartHandover(choice, given))[1];
        const first = mode === 'replace' ? calls.restoreCart : calls.addLines;
        const [[input]] = vi.mocked(first).mock.calls as unknown as [[{ lines: readonly LineToAdd[] }]];
        return [path, input.lines.map(({ quantity }) => quantity)];
      };
      expect(await press('1:2,77:3')).toEqual(['/cart/link/part/77:3', [2]]);
      expect(await press('1:2,77:3', '77')).toEqual(['/cart', [2]]);
      // The agent changed its cart since the page.
      expect(await press('1:3,2:1')).toEqual(['/cart', [3, 1]]);
      expect(await press('1:1,9:0', '9')).toEqual(['/cart', [1]]);
      // Sold out on the page, and back since: nobody asked for a piece of it.
      expect(await press('1:1,2:0')).toEqual(['/cart/link/part/2:1', [1]]);
      for (const damaged of ['', 'x', '1:2,', '-1:2', '1:2:3'])
        expect(await press(damaged), damaged).toEqual(['/cart', [2]]);
    },
  );

  test('with as many lines as a cart can have is not refused for its length', async () => {
    const { given } = both();
    const ids = Array.from({ length: 499 }, (_, index) => 42_319_870_264_559 + index);
    const fields = { listed: `1:2,${ids.map((one) => `${one}:9999`).join(',')}`, told: ids.join(',') };
    const press = choose('replace', token, withCart, fields);
    expect(redirectOf(await receiveCartHandover(press, given))).toEqual([303, '/cart']);
  });

  test('is rejected for a cross-site form, and for an unknown choice', async () => {
    const { given } = both();
    const elsewhere = choose('replace', token, { ...withCart, origin: 'https://evil.example' });
    expect((await receiveCartHandover(elsewhere, given)).status).toBe(403);
    expect((await receiveCartHandover(choose('empty'), given)).status).toBe(400);
  });
});
