import { warmHeader } from '@shop/page-server/warm-header';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetProcess } from '#test/support/forget-process.ts';
import { noteRendered, renderedPages, warmProduct } from './warm-product';

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

test('the visited pages of a changed product are requested by the storefront itself, in sequence', async () => {
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

beforeEach(forgetProcess);
afterEach(forgetProcess);

describe('the visited pages of a product', () => {
  test('are remembered, without duplicates', () => {
    noteRendered('pachira', '/products/pachira');
    noteRendered('pachira', '/en/products/pachira');
    noteRendered('pachira', '/products/pachira');
    noteRendered('moss', '/products/moss');
    expect(renderedPages('pachira')).toEqual(['/products/pachira', '/en/products/pachira']);
    expect(renderedPages('moss')).toEqual(['/products/moss']);
    expect(renderedPages('unseen')).toEqual([]);
  });

  test('are forty per product at most', () => {
    const address = (index: number) => `/products/pachira?variant=${index}`;
    for (let index = 1; index <= 41; index += 1) noteRendered('pachira', address(index));
    expect(renderedPages('pachira')).toEqual(Array.from({ length: 40 }, (_, index) => address(index + 1)));
  });

  test('are those of two thousand products; the least recently rendered is evicted', () => {
    for (let index = 1; index <= 2_000; index += 1) noteRendered(`p${index}`, `/products/p${index}`);
    expect(renderedPages('p1')).toEqual(['/products/p1']);
    noteRendered('p1', '/en/products/p1');
    noteRendered('p2001', '/products/p2001');
    expect(renderedPages('p2')).toEqual([]);
    expect(renderedPages('p1')).toEqual(['/products/p1', '/en/products/p1']);
    expect(renderedPages('p3')).toEqual(['/products/p3']);
    expect(renderedPages('p2001')).toEqual(['/products/p2001']);
  });
});
