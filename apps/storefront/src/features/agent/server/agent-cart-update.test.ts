import type { Cart } from '@shop/rules/cart/cart';
import type { GlobalId } from '@shop/rules/global-id';
import { err, ok } from '@shop/rules/result';
import { describe, expect, test } from 'vitest';
import { AGENT_META } from '#test/support/agent-call.ts';
import {
  answerWith,
  cart,
  codes,
  dated,
  ID,
  items,
  lineOf,
  platform,
  variantOf,
} from '#test/support/agent-cart-platform.ts';
import { cancelCartForAgent, readCartForAgent, updateCartForAgent } from './agent-cart';
import type { AgentServices } from './agent-services';

const CANCEL = { ...AGENT_META, 'idempotency-key': '0b7f6f0e-5c0a-4b39-9c1e-8a1d3f1c2b4a' };

describe('[AGENT-03] a cart of an agent that is changed', () => {
  const removed = ({ removeLines }: ReturnType<typeof platform>['calls']) =>
    removeLines.mock.calls.map((call: readonly unknown[]) => (call[0] as { lineIds: string[] }).lineIds);

  test('[TRUTH-01] a change that fails halfway, or without an answer, is not told as none: the cart is to be read', async () => {
    const lost = async () => err({ code: 'timedOut' as const, detail: '' });
    const told = (answer: object) =>
      'messages' in answer ? (answer.messages as { content: string }[]).map(({ content }) => content) : [];
    const maybe = ['The cart may have been changed, in whole or in part: read it before you try again'];
    for (const failing of ['addLines', 'removeLines'] as const) {
      const { calls, services } = platform();
      calls[failing].mockImplementation(lost as never);
      const asked = { line_items: items(['3', 1]) };
      expect(told(await updateCartForAgent({ meta: AGENT_META, id: ID, cart: asked }, services))).toEqual(
        maybe,
      );
    }
    const { calls, services } = platform();
    calls.removeLines.mockImplementation(lost as never);
    expect(told(await cancelCartForAgent({ meta: CANCEL, id: ID }, services))).toEqual(maybe);
    calls.readCart.mockImplementation(lost as never);
    expect(told(await readCartForAgent({ meta: AGENT_META, id: ID }, services))).toEqual([
      'The cart could not be read; try again',
    ]);
  });

  const unchanged = 'The cart is unchanged: the platform did not take the change';
  const changed = 'The cart may have been changed, in whole or in part: read it before you try again';
  test.each([
    ['addLines', 'unavailable', `${unchanged}; try again`, 'recoverable'],
    ['addLines', 'tooManyLines', `${unchanged} (tooManyLines)`, 'unrecoverable'],
    ['addLines', 'unreachable', changed, 'recoverable'],
    ['removeLines', 'unavailable', changed, 'recoverable'],
    ['removeLines', 'refused', changed, 'recoverable'],
  ] as const)(
    '[TRUTH-01] whose %s fails with %s says what is known of it',
    async (failing, code, content, severity) => {
      const { calls, services } = platform();
      calls[failing].mockResolvedValue(err({ code, detail: '' }) as never);
      const asked = { line_items: items(['3', 1]) };
      const answer = await updateCartForAgent({ meta: AGENT_META, id: ID, cart: asked }, services);
      expect(answer).toMatchObject({ messages: [{ code: 'cart_unavailable', content, severity }] });
    },
  );

  test('is updated: lines are added first, then quantities change, then others are removed', async () => {
    const { calls, services } = platform();
    const line_items = items(['1', 1], ['3', 1], ['3', 1]);
    await updateCartForAgent({ meta: AGENT_META, id: ID, cart: { line_items } }, services);
    expect(calls.addLines).toHaveBeenCalledExactlyOnceWith({
      cartId: ID,
      lines: [{ merchandiseGlobalId: variantOf(3), quantity: 2 }],
    });
    expect(calls.updateLines).toHaveBeenCalledExactlyOnceWith({
      cartId: ID,
      lines: [{ lineId: lineOf(1, 0).globalId, quantity: 1 }],
    });
    expect(calls.removeLines).toHaveBeenCalledExactlyOnceWith({
      cartId: ID,
      lineIds: [lineOf(2, 0).globalId],
    });
  });

  test.each([
    [5, [], []],
    [7, [['last', 5]], []],
    [4, [['last', 2]], []],
    [2, [], ['last']],
    [1, [['first', 1]], ['last']],
  ])(
    '[TRUTH-01] with a variant on two lines, of 2 and 3 items, has %i of it if asked for',
    async (quantity, changed, gone) => {
      const { calls, services } = platform();
      const lines = [{ ...lineOf(1, 2), globalId: lineOf(8, 0).globalId }, lineOf(1, 3)];
      const twice = { ...cart, lines, totalQuantity: 5 } as unknown as Cart;
      calls.readCart.mockResolvedValue(ok({ cart: twice, warnings: [], discountFailure: null }));
      const names = new Map([
        [lineOf(8, 0).globalId, 'first'],
        [lineOf(1, 0).globalId, 'last'],
      ]);
      const line_items = items(['1', quantity]);
      await updateCartForAgent({ meta: AGENT_META, id: ID, cart: { line_items } }, services);
      const updated = calls.updateLines.mock.calls.flatMap((call: readonly unknown[]) =>
        (call[0] as { lines: { lineId: GlobalId; quantity: number }[] }).lines.map((line) => [
          names.get(line.lineId),
          line.quantity,
        ]),
      );
      const left = removed(calls).flat();
      expect([updated, left.map((id) => names.get(id as GlobalId))]).toEqual([changed, gone]);
    },
  );

  const held = [...cart.lines, ...Array.from({ length: 400 }, (_, at) => lineOf(10 + at, 1))];
  const wholeCart = { ...cart, lines: held, totalQuantity: 403 } as Cart;
  /** The platform with a cart of 402 lines. */
  const full = () => {
    const { calls, services } = platform();
    calls.readCart.mockResolvedValue(ok({ cart: wholeCart, warnings: [], discountFailure: null }));
    const readVariants = async (ids: readonly number[]) =>
      ids.map((id) => ({ id, globalId: variantOf(id), quantity: 5 }));
    return { calls, services: { ...services, readVariants } as unknown as AgentServices };
  };
  test('[CART-10] of more lines than are listed is updated whole: each other line goes', async () => {
    const { calls, services } = full();
    const line_items = items(['1', 2], ['12', 3]);
    await updateCartForAgent({ meta: AGENT_META, id: ID, cart: { line_items } }, services);
    expect(calls.addLines).not.toHaveBeenCalled();
    expect(calls.updateLines).toHaveBeenCalledExactlyOnceWith({
      cartId: ID,
      lines: [{ lineId: lineOf(12, 0).globalId, quantity: 3 }],
    });
    expect(removed(calls).map(({ length }) => length)).toEqual([250, 150]);
    const kept = [lineOf(1, 0).globalId, lineOf(12, 0).globalId];
    expect(new Set(removed(calls).flat())).toEqual(
      new Set(held.map(({ globalId }) => globalId).filter((id) => !kept.includes(id))),
    );
  });

  test('[CART-10] of more lines than are listed is given up whole', async () => {
    const { calls, services } = full();
    await cancelCartForAgent({ meta: CANCEL, id: ID }, services);
    expect(removed(calls).flat()).toEqual(held.map(({ globalId }) => globalId));
  });

  test('[CART-10] that ends while its lines are read is not found, and nothing is changed', async () => {
    const { calls, services } = platform();
    const ended = err({ code: 'invalidCart' as const, detail: '' });
    calls.readCart.mockImplementation(async () => ended as never);
    const line_items = items(['3', 1]);
    for (const answer of [
      await updateCartForAgent({ meta: AGENT_META, id: ID, cart: { line_items } }, services),
      await cancelCartForAgent({ meta: CANCEL, id: ID }, services),
    ])
      expect(codes(answer)).toEqual([['not_found', undefined]]);
    for (const call of [calls.addLines, calls.updateLines, calls.removeLines])
      expect(call).not.toHaveBeenCalled();
  });

  test('keeps its lines where no requested item is available', async () => {
    const { calls, services } = platform();
    const line_items = items(['9', 1], ['nonsense', 1]);
    const answer = await updateCartForAgent({ meta: AGENT_META, id: ID, cart: { line_items } }, services);
    expect(calls.removeLines).not.toHaveBeenCalled();
    expect(answer).toMatchObject({ id: ID, line_items: [{ quantity: 2 }, { quantity: 1 }] });
    expect(codes(answer).map(([code]) => code)).toEqual(['not_found', 'out_of_stock']);
  });

  const cut = (number: number) => ({
    ...cart,
    lines: cart.lines.map((line) =>
      line.variantId === number ? { ...line, warning: 'notEnoughStock' as const } : line,
    ),
  });

  test.each([
    ['a line goes after it', items(['1', 4]), undefined],
    ['a delivery is set after it', items(['1', 4], ['2', 1]), { note: 'x' }],
    ['both', items(['1', 4]), { note: 'x' }],
  ])('reports a reduced quantity, also where %s (CART-12)', async (_, line_items, delivery) => {
    const { calls, services } = platform();
    calls.updateLines.mockImplementation(answerWith(cut(1)));
    const answer = await updateCartForAgent(
      { meta: AGENT_META, id: ID, cart: { line_items, delivery } },
      services,
    );
    expect(codes(answer)).toEqual([['quantity_reduced', '$.line_items[0]']]);
    expect(answer).toMatchObject({
      messages: [{ content: expect.stringContaining(cart.lines[0]?.title ?? '?') }],
    });
  });

  test('clears a day that other lines exclude, with a message (DLV-03, DLV-07)', async () => {
    const { calls, services } = platform();
    const forbidding = {
      ...dated,
      totalQuantity: 1,
      lines: [{ ...lineOf(3, 1), sku: 'toytp500101_set' }],
    } as unknown as Cart;
    calls.readCart.mockImplementation(answerWith(dated));
    calls.addLines.mockImplementation(answerWith(forbidding));
    calls.removeLines.mockImplementation(answerWith(forbidding));
    calls.changeAttributes.mockImplementation(answerWith({ ...forbidding, attributes: [] }));
    const line_items = items(['3', 1]);
    const answer = await updateCartForAgent({ meta: AGENT_META, id: ID, cart: { line_items } }, services);
    expect(calls.changeAttributes).toHaveBeenCalledExactlyOnceWith({ cartId: ID, attributes: [] });
    expect(codes(answer)).toEqual([['delivery_date_unavailable', '$.delivery.date']]);
    expect(answer).toMatchObject({ delivery: { date: null } });
  });
});
