// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { countAiTag } from '#features/analytics/browser/measure.ts';
import { readProducts } from '#features/favorite/browser/read-products.ts';
import { sendRestockRequest } from '#features/restock-notice/browser/restock-form.ts';
import { settingsAttributes, shopSettings } from '#foundation/browser/shop-settings.ts';
import { postJson } from '#foundation/forms/post-json.ts';

const answer = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal('fetch', answer));
afterEach(() => {
  vi.unstubAllGlobals();
  answer.mockReset();
  document.documentElement.lang = '';
});

const sent = () => {
  const [address, init = {}] = answer.mock.calls[0] ?? [];
  return {
    address: String(address),
    init,
    body: init.body === undefined ? null : JSON.parse(String(init.body)),
  };
};

describe('a body for an endpoint of the shop', () => {
  test("is sent as JSON with the page's language; status and body are returned", async () => {
    document.documentElement.lang = 'en';
    answer.mockResolvedValue(Response.json({ status: 'success' }, { status: 201 }));
    expect(await postJson('/api/x', { a: 1 })).toEqual({ status: 201, body: { status: 'success' } });
    expect(sent()).toMatchObject({
      address: '/api/x',
      body: { a: 1 },
      init: { method: 'POST', headers: { 'content-type': 'application/json', 'accept-language': 'en' } },
    });
    expect(new Headers(sent().init.headers).get('traceparent')).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
    expect(sent().init.signal).toBeInstanceOf(AbortSignal);
  });

  test('a response that is not JSON has no body; a missing response is null', async () => {
    answer.mockResolvedValueOnce(new Response('<html>', { status: 502 }));
    expect(await postJson('/api/x', {})).toEqual({ status: 502, body: null });
    answer.mockRejectedValueOnce(new TypeError('offline'));
    expect(await postJson('/api/x', {})).toBeNull();
  });
});

describe('[RESTOCK-01] [API-02] a restock notice request', () => {
  const request = { address: 'hana@example.com', variantId: 2, productId: 1 } as Parameters<
    typeof sendRestockRequest
  >[0];
  const refusal = (field: string, status = 400) =>
    Response.json({ errors: [{ field, detail: 'wrong' }] }, { status });

  test('is sent with its variant, product and address', async () => {
    answer.mockResolvedValue(Response.json({}));
    expect(await sendRestockRequest(request)).toEqual({ ok: true, value: null });
    expect(sent()).toMatchObject({
      address: '/api/stock-notification',
      body: { variant_id: 2, product_id: 1, mail_address: 'hana@example.com' },
    });
  });

  test.each([
    ['the address is refused', refusal('mail_address'), 'invalid'],
    ['the variant is refused', refusal('variant_id'), 'gone'],
    [
      'a field is refused whose reason names the address',
      Response.json({ errors: [{ field: 'x', detail: '"mail_address"' }] }, { status: 400 }),
      'gone',
    ],
    ['there are too many', refusal('mail_address', 429), 'refused'],
    ['the refusal has another shape', Response.json({ errors: 'mail_address' }, { status: 400 }), 'refused'],
    ['the refusal is no JSON', new Response('', { status: 400 }), 'refused'],
  ])('when %s', async (_, response, error) => {
    answer.mockResolvedValue(response);
    expect(await sendRestockRequest(request)).toEqual({ ok: false, error });
  });

  test('without a response', async () => {
    answer.mockRejectedValue(new TypeError('offline'));
    expect(await sendRestockRequest(request)).toEqual({ ok: false, error: 'unreachable' });
  });
});

describe('[API-04] products by number', () => {
  const read = () => readProducts([3, 1], new AbortController().signal);
  const plant = { id: 3, handle: 'a', title: 'A', price: 100 };

  test.each([
    ['ja', 'ja'],
    ['en', 'en'],
  ])("are requested in order and in the page's language (%s)", async (lang, locale) => {
    document.documentElement.lang = lang;
    answer.mockResolvedValue(Response.json([plant]));
    expect(await read()).toEqual({ ok: true, value: [plant] });
    expect(sent().address).toBe(`/api/products?productIds=3&productIds=1&locale=${locale}`);
  });

  test.each([
    ['refuses', Response.json([], { status: 503 })],
    ['answers no list', Response.json({})],
    ['answers something else in the list', Response.json([plant, { id: '3' }])],
    ['answers no JSON', new Response('<html>')],
  ])('are unavailable when the server %s', async (_, response) => {
    answer.mockResolvedValue(response);
    expect(await read()).toEqual({ ok: false, error: 'unreachable' });
  });

  test('are aborted with the page', async () => {
    const page = new AbortController();
    answer.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
        }),
    );
    const reading = readProducts([1], page.signal);
    page.abort();
    expect(await reading).toEqual({ ok: false, error: 'unreachable' });
  });
});

describe('[TAG-01] [API-03] a selected tag', () => {
  test('is counted by a keepalive request; a failure is only logged', async () => {
    const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    answer.mockResolvedValueOnce(new Response(null, { status: 204 }));
    countAiTag({ parentId: 1, childId: 102 }, '/en/products/a');
    expect(sent()).toMatchObject({
      address: '/api/ai-tags/counts',
      body: { parentAITagId: 1, childAITagId: 102, path: '/en/products/a' },
      init: { method: 'POST', keepalive: true, headers: { 'content-type': 'application/json' } },
    });
    await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
    expect(logged).not.toHaveBeenCalled();
    answer.mockResolvedValueOnce(new Response(null, { status: 503 }));
    countAiTag({ parentId: 1, childId: 102 }, '/');
    await vi.waitFor(() => expect(logged).toHaveBeenCalledWith('the chosen tag was not counted: 503'));
    answer.mockRejectedValueOnce(new TypeError('offline'));
    countAiTag({ parentId: 1, childId: 102 }, '/');
    await vi.waitFor(() => expect(logged).toHaveBeenCalledTimes(2));
    logged.mockRestore();
  });
});

test("the page's platform settings are parsed, Japanese unless English is set", () => {
  const settings = { platformUrl: 'https://p.test', publicToken: 'token' };
  // Only another version than the code's is written (STORE-06).
  expect(settingsAttributes(settings)).not.toHaveProperty('data-platform-version');
  expect(settingsAttributes({ ...settings, apiVersion: '2026-04' })).toHaveProperty(
    'data-platform-version',
    '2026-04',
  );
  for (const [name, value] of Object.entries(settingsAttributes(settings))) {
    document.documentElement.setAttribute(name, value);
  }
  expect(shopSettings()).toEqual({ ...settings, locale: 'ja' });
  document.documentElement.lang = 'en';
  expect(shopSettings()).toEqual({ ...settings, locale: 'en' });
  for (const name of Object.keys(settingsAttributes(settings)))
    document.documentElement.removeAttribute(name);
  expect(shopSettings()).toEqual({ platformUrl: '', publicToken: '', locale: 'en' });
});
