import { afterEach, describe, expect, test } from 'vitest';
import { platformOfFile, platformUnderTest } from '../support/platform-under-test.ts';
import { createCart, PACHIRA, readCart } from '../support/shopper.ts';

const shop = await platformOfFile({ PLATFORM_FAULTS: 'on' });
afterEach(() => fetch(`${shop.url}/__faults`, { method: 'DELETE' }));

const inject = (fault: unknown) =>
  fetch(`${shop.url}/__faults`, { method: 'POST', body: JSON.stringify(fault) });
const named = (name: string, variables: Record<string, unknown> = {}) =>
  shop.post({ query: `query ${name} { shop { name } }`, operationName: name, ...variables });
const ADD = `mutation CartLinesAdd($cartId: ID!, $lines: [CartLineInput!]!) {
  cartLinesAdd(cartId: $cartId, lines: $lines) { cart { totalQuantity } userErrors { message } }
}`;
const add = (cartId: string) =>
  shop.post({ query: ADD, variables: { cartId, lines: [{ merchandiseId: PACHIRA }] } });

describe('fault injection', () => {
  test('does not exist unless enabled at start', async () => {
    const plain = await platformUnderTest();
    try {
      for (const method of ['GET', 'POST', 'DELETE']) {
        expect((await fetch(`${plain.url}/__faults`, { method })).status).toBe(404);
      }
    } finally {
      await plain.stop();
    }
  });

  test('a body that is too large is no fault', async () => {
    expect((await inject({ operations: ['x'.repeat(20_000)] })).status).toBe(400);
  });

  test('a status is returned for the named operation a number of times', async () => {
    await inject({ status: 503, operations: ['Named'], times: 2 });
    expect((await named('Other')).status).toBe(200);
    expect((await named('Named')).status).toBe(503);
    expect((await named('Named')).status).toBe(503);
    expect((await named('Named')).status).toBe(200);
  });

  test('latency, throttling, malformed responses', async () => {
    await inject({ latencyMs: 300, times: 1 });
    const started = performance.now();
    await named('Slow');
    expect(performance.now() - started).toBeGreaterThan(290);
    await inject({ throttled: true, times: 1 });
    expect(await (await named('Busy')).json()).toMatchObject({
      errors: [{ extensions: { code: 'THROTTLED' } }],
    });
    await inject({ malformed: true, times: 1 });
    await expect((await named('Broken')).json()).rejects.toThrow();
  });

  test('a connection dropped before executes nothing, dropped after executes all but the response', async () => {
    const { cart } = await createCart(shop, { lines: [{ merchandiseId: PACHIRA }] });
    await inject({ drop: 'before', operations: ['CartLinesAdd'], times: 1 });
    await expect(add(cart.id)).rejects.toThrow();
    expect((await readCart(shop, cart.id)).totalQuantity).toBe(1);
    await inject({ drop: 'after', operations: ['CartLinesAdd'], times: 1 });
    await expect(add(cart.id)).rejects.toThrow();
    expect((await readCart(shop, cart.id)).totalQuantity).toBe(2);
  });

  test('an expired cart', async () => {
    const { cart } = await createCart(shop, { lines: [{ merchandiseId: PACHIRA }] });
    await inject({ expireCarts: true, operations: ['CartLinesAdd'], times: 1 });
    expect(await (await add(cart.id)).json()).toMatchObject({ data: { cartLinesAdd: { cart: null } } });
    expect(await readCart(shop, cart.id)).toBeNull();
  });

  test('out-of-order responses: the second arrives first, and the first has the older state', async () => {
    const { cart } = await createCart(shop, { lines: [{ merchandiseId: PACHIRA }] });
    await inject({ reorder: true, operations: ['CartLinesAdd'], times: 2 });
    const arrivals: number[] = [];
    const note = async (response: Promise<Response>) => {
      const { data } = (await (await response).json()) as {
        data: { cartLinesAdd: { cart: { totalQuantity: number } } };
      };
      arrivals.push(data.cartLinesAdd.cart.totalQuantity);
    };
    const first = note(add(cart.id));
    await new Promise((resolve) => setTimeout(resolve, 150));
    await Promise.all([first, note(add(cart.id))]);
    expect(arrivals).toEqual([3, 2]);
  });

  test('an invalid fault is rejected by name', async () => {
    const response = await inject({ status: 200, whatever: 1 });
    expect(response.status).toBe(400);
    expect(JSON.stringify(await response.json())).toMatch(/status.*whatever/);
  });
});
