import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const SHOP = Date.parse('2026-11-26T09:00:00Z');
/** The device is nine days behind. */
const DEVICE = SHOP - 9 * 86_400_000;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: DEVICE, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function opened(entry: object | undefined) {
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(DEVICE - 700);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue((entry === undefined ? [] : [entry]) as never);
  return import('./shop-clock');
}
const document = {
  type: 'navigate',
  transferSize: 300,
  responseStart: 200,
  serverTiming: [{ name: 'clock', description: String(SHOP - 500) }],
};

test("[DLV-09] the server time is derived from the page's response, independent of the device clock", async () => {
  const { shopNow } = await opened(document);
  expect(shopNow()).toBe(SHOP);
});

test('[DLV-07] a later response updates it, and one without a date does not', async () => {
  const { shopNow, setShopClock } = await opened(document);
  setShopClock(new Response(null, { headers: { date: new Date(SHOP + 60_000).toUTCString() } }));
  expect(shopNow()).toBe(SHOP + 60_000);
  setShopClock(new Response(null));
  expect(shopNow()).toBe(SHOP + 60_000);
});

test.each([
  ['was drawn from what the browser had', { ...document, transferSize: 0 }],
  ['is one of the way back', { ...document, type: 'back_forward' }],
  ['says no time', { ...document, serverTiming: [] }],
  ['says no number', { ...document, serverTiming: [{ name: 'clock', description: 'soon' }] }],
  ['is of a browser that does not tell', { ...document, serverTiming: undefined }],
  ['is absent', undefined],
])('[DLV-09] a document that %s does not set the clock', async (_, entry) => {
  const { shopNow } = await opened(entry);
  expect(shopNow()).toBe(DEVICE);
});
