import type { CartGateway, CartToCreate } from '@shop/rules/cart/cart-gateway';
import { err, ok } from '@shop/rules/result';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withCartLock, withCreateLock } from './cart-locks';

const LINE = { merchandiseGlobalId: 'variant' as never, quantity: 1 };
const INPUT: CartToCreate = { line: LINE, discountCodes: [], attributes: [], province: 'JP-13' };

/** A slow platform, and the cookie shared by all tabs. */
function world(addOutcome?: 'invalidCart' | 'unreachable', lagMs = 0) {
  let cookie: string | null = null;
  const calls: string[] = [];
  const answer = (globalId: string) => ok({ cart: { globalId } } as never);
  const gateway = {
    createCart: async () => {
      calls.push('create');
      await new Promise((resolve) => setTimeout(resolve, 10));
      return answer(`cart-${calls.length}`);
    },
    addLines: async ({ cartId }: { cartId: string }) => {
      calls.push(`add to ${cartId}`);
      return addOutcome === undefined ? answer(cartId) : err({ code: addOutcome, detail: '' });
    },
  } as unknown as CartGateway;
  const shared = {
    read: () => cookie as never,
    // Other tabs see it with a delay.
    write: (id: string) => {
      setTimeout(() => {
        cookie = id;
      }, lagMs);
    },
  };
  return { calls, tab: () => withCreateLock(gateway, shared), shared };
}

type Act = (lock: object | null) => Promise<unknown>;

/** The browser's locks, one holder at a time. */
function locks() {
  let last: Promise<unknown> = Promise.resolve();
  let held = 0;
  return {
    request: (_name: string, ...rest: [Act] | [{ ifAvailable: boolean }, Act]) => {
      const act = rest.at(-1) as Act;
      if (rest.length === 2 && held > 0) return act(null);
      held += 1;
      last = last
        .then(() => act({}))
        .finally(() => {
          held -= 1;
        });
      return last;
    },
  };
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => vi.stubGlobal('navigator', { locks: locks() }));
afterEach(() => vi.unstubAllGlobals());

describe('[CART-01][CART-10] a cart is created once', () => {
  test('two simultaneous tabs: the second line goes into the cart of the first', async () => {
    const { calls, tab } = world();
    const [first, second] = await Promise.all([tab().createCart(INPUT), tab().createCart(INPUT)]);
    expect(calls).toEqual(['create', 'add to cart-1']);
    expect(first).toEqual(second);
  });

  test('a cookie that another tab sees with a delay is awaited', async () => {
    const { calls, tab } = world(undefined, 100);
    await Promise.all([tab().createCart(INPUT), tab().createCart(INPUT)]);
    expect(calls).toEqual(['create', 'add to cart-1']);
  });

  test('the id is in the cookie before the next tab gets the lock', async () => {
    const { tab, shared } = world();
    await tab().createCart(INPUT);
    await soon();
    expect(shared.read()).toBe('cart-1');
  });

  test('[CART-03] a cart of the cookie that is gone is replaced', async () => {
    const { calls, tab, shared } = world('invalidCart');
    shared.write('dead');
    await soon();
    expect(await tab().createCart(INPUT)).toMatchObject({ ok: true });
    expect(calls).toEqual(['add to dead', 'create']);
  });

  test('[CART-04] an outage creates no second cart', async () => {
    const { calls, tab, shared } = world('unreachable');
    shared.write('cart-0');
    await soon();
    expect(await tab().createCart(INPUT)).toMatchObject({ ok: false, error: { code: 'unreachable' } });
    expect(calls).toEqual(['add to cart-0']);
  });

  test('a browser without Web Locks still creates carts', async () => {
    vi.stubGlobal('navigator', {});
    const { calls, tab } = world();
    await tab().createCart(INPUT);
    await soon();
    await tab().createCart(INPUT);
    expect(calls).toEqual(['create', 'add to cart-1']);
  });
});

afterEach(() => vi.unstubAllGlobals());

const withLocks = (request: unknown) => vi.stubGlobal('navigator', { locks: { request } });

test('[TRUTH-01] with locks a tab has exclusive access', async () => {
  withLocks((_name: string, _options: unknown, act: () => Promise<void>) => act());
  expect(await withCartLock(async (isAlone) => ({ isAlone }))).toEqual({ isAlone: true });
});

test('[TRUTH-01] without locks exclusive access is unknown', async () => {
  vi.stubGlobal('navigator', {});
  expect(await withCartLock(async (isAlone) => isAlone)).toBe(false);
});

test('[TRUTH-01] a rejected lock, or a lock timeout, blocks nothing', async () => {
  withLocks(() => Promise.reject(new DOMException('refused', 'SecurityError')));
  expect(await withCartLock(async (isAlone) => isAlone)).toBe(false);
});

test('an exception of the call is rethrown, and it is not repeated', async () => {
  withLocks((_name: string, _options: unknown, act: () => Promise<void>) => act());
  const act = vi.fn(() => Promise.reject(new Error('bug')));
  await expect(withCartLock(act)).rejects.toThrow('bug');
  expect(act).toHaveBeenCalledOnce();
});
