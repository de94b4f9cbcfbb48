import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { warmHeader } from '#foundation/http/warm-header.ts';
import { forgetProcess } from '#test/support/commerce-under-test.ts';
import { noteRendered } from './rendered-pages';
import { warmProduct } from './warm-product';

const send = vi.fn<typeof fetch>(async () => new Response('<html>'));

beforeEach(() => {
  forgetProcess();
  vi.stubGlobal('fetch', send);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  forgetProcess();
  send.mockClear();
});

test('the pages of a changed product that somebody saw are asked for by the shop itself, in their turn', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  noteRendered('pachira', '/products/pachira?variant=1');
  noteRendered('pachira', '/en/products/pachira');
  noteRendered('moss', '/products/moss');
  await warmProduct('pachira');
  expect(send.mock.calls.map(([address]) => address)).toEqual([
    'http://127.0.0.1:3000/products/pachira?variant=1',
    'http://127.0.0.1:3000/en/products/pachira',
  ]);
  const [, init] = send.mock.calls[0] ?? [];
  expect(init).toMatchObject({ headers: warmHeader(), cache: 'no-store' });
  expect(init?.signal).toBe(timeout.mock.results[0]?.value);
  expect(timeout.mock.calls).toEqual([[10_000], [10_000]]);
  await warmProduct('unseen');
  expect(send).toHaveBeenCalledTimes(2);
});
