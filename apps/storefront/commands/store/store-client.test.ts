import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { askAdmin, StoreRefusal } from './store-client';

let server: Server | undefined;
afterEach(() => void server?.close());

/** A store that answers each request with the next of these, and then with the last. */
async function storeOf(answers: readonly (readonly [status: number, body: object, wait?: string])[]) {
  let asked = 0;
  server = createServer((_request, response) => {
    const [status, body, wait] = answers[Math.min(asked, answers.length - 1)] ?? [500, {}];
    asked += 1;
    response.writeHead(status, wait === undefined ? {} : { 'retry-after': wait }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const access = { url, apiVersion: '2025-01', publicToken: 'p', privateToken: null, adminToken: 'a' };
  return { ask: askAdmin(access, 'a'), asked: () => asked };
}

const busy = (requestedQueryCost: number) => ({
  errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
  extensions: { cost: { requestedQueryCost, throttleStatus: { currentlyAvailable: 9, restoreRate: 1_000 } } },
});
const DONE = { data: { shop: { id: '1' } } };

test('[STORE-04] a request that a busy store did not run is sent again once the store has room', async () => {
  const { ask, asked } = await storeOf([
    [200, busy(10)],
    [429, { errors: 'Exceeded' }, '0'],
    [200, busy(5)],
    [200, DONE],
  ]);
  expect(await ask('{ shop { id } }')).toEqual(DONE.data);
  expect(asked()).toBe(4);
});

test('[STORE-04] a store that stays busy is named with its own word, after ten requests', async () => {
  const { ask, asked } = await storeOf([[200, busy(10)]]);
  await expect(ask('{ shop { id } }')).rejects.toThrow(/answered: Throttled$/);
  expect(asked()).toBe(10);
});

test('[STORE-04] any other refusal is not repeated', async () => {
  const { ask, asked } = await storeOf([
    [200, { errors: [{ message: 'Access denied for menus field.', extensions: { code: 'ACCESS_DENIED' } }] }],
  ]);
  await expect(ask('{ shop { id } }')).rejects.toThrow(StoreRefusal);
  const failing = await storeOf([[500, {}]]);
  await expect(failing.ask('{ shop { id } }')).rejects.toThrow(/answered 500/);
  expect([asked(), failing.asked()]).toEqual([1, 1]);
});
