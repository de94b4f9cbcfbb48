import { afterEach, expect, test, vi } from 'vitest';
import { readInvalidDateProducts } from './read-invalid-date-products';

const { signal } = new AbortController();

afterEach(() => vi.unstubAllGlobals());

function answerWith(answer: () => Response | Promise<Response>) {
  const asked = vi.fn(async (_url: string, _init: RequestInit) => answer());
  vi.stubGlobal('fetch', asked);
  return asked;
}

test('[API-05] requests every handle, and parses the list', async () => {
  const asked = answerWith(() => Response.json(['seedling']));
  expect(await readInvalidDateProducts(['plant', 'seedling', '苗'], signal)).toEqual({
    ok: true,
    value: ['seedling'],
  });
  const url = new URL(asked.mock.calls[0]?.[0] ?? '', 'http://shop.example');
  expect(url.pathname).toBe('/api/invalid-date-products');
  expect(url.searchParams.getAll('productHandles')).toEqual(['plant', 'seedling', '苗']);
});

test('[API-05] [CART-10] the products of a cart with more lines than one request takes are all asked for', async () => {
  const handles = Array.from({ length: 250 }, (_, at) => `plant-${at}`);
  const asked = answerWith(() => Response.json([]));
  asked.mockImplementation(async (url) => Response.json(url.includes('plant-249') ? ['plant-249'] : []));
  expect(await readInvalidDateProducts(handles, signal)).toEqual({ ok: true, value: ['plant-249'] });
  const parts = asked.mock.calls.map(([url]) => new URL(url, 'http://shop.example').searchParams);
  expect(parts.map((part) => part.size)).toEqual([100, 100, 50]);
  expect(parts.flatMap((part) => part.getAll('productHandles'))).toEqual(handles);
  asked.mockImplementation(async (url) =>
    url.includes('plant-249') ? new Response('{}', { status: 503 }) : Response.json([]),
  );
  expect(await readInvalidDateProducts(handles, signal)).toEqual({ ok: false, error: 'unreachable' });
});

test.each<[string, () => Response | Promise<Response>, string]>([
  ['a platform out of reach', () => new Response('{}', { status: 503 }), 'unreachable'],
  ['no connection', () => Promise.reject(new TypeError('failed to fetch')), 'unreachable'],
  ['a page instead of JSON', () => new Response('<html>'), 'unreachable'],
  ['a refusal', () => new Response('{}', { status: 400 }), 'refused'],
  ['another shape', () => Response.json({ handles: [] }), 'refused'],
])('[API-05] %s is a failure, never an empty list', async (_name, answer, error) => {
  answerWith(answer);
  expect(await readInvalidDateProducts(['plant'], signal)).toEqual({ ok: false, error });
});
