// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const SHOP = Date.parse('2026-11-26T09:00:00Z');
/** The device is nine days behind. */
const DEVICE = SHOP - 9 * 86_400_000;

beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
  vi.useFakeTimers({ now: DEVICE, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function opened(entry: object | undefined) {
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(DEVICE - 700);
  vi.spyOn(performance, 'now').mockReturnValue(700);
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

test.each([
  ['the page before', document],
  ['an answer of the shop', undefined],
] as const)(
  '[DLV-01] [DLV-09] on the way back a wrong device clock is corrected by %s',
  async (_, before) => {
    const { shopNow, setShopClock } = await opened(before);
    const headers = { date: new Date(SHOP).toUTCString() };
    if (before === undefined) setShopClock(new Response(null, { headers }));
    expect(shopNow()).toBe(SHOP);
    vi.resetModules();
    const back = await opened({ ...document, type: 'back_forward' });
    expect(back.shopNow()).toBe(SHOP);
  },
);

test('[DLV-09] where storage is denied the clock is the page’s own, or the device’s', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect((await opened(document)).shopNow()).toBe(SHOP);
  vi.resetModules();
  expect((await opened(undefined)).shopNow()).toBe(DEVICE);
});

test('[DLV-09] a stored offset that is none leaves the device’s clock', async () => {
  sessionStorage.setItem('shop:clock', 'soon');
  expect((await opened(undefined)).shopNow()).toBe(DEVICE);
});

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** An hour passes in the open page, and the device's clock is set by `set` beside. */
function passHour(set: number) {
  vi.spyOn(performance, 'now').mockReturnValue(700 + HOUR);
  vi.setSystemTime(DEVICE + HOUR + set);
}

test.each([
  ['page', 'and was needed before', true],
  ['page', 'and was not needed yet', false],
  ['answer', 'and was needed before', true],
] as const)(
  '[DLV-09] a device clock that is set back while the page is open changes nothing: known by the %s, %s',
  async (by, _, isNeeded) => {
    const { shopNow, setShopClock } = await opened(by === 'page' ? document : undefined);
    if (by === 'answer')
      setShopClock(new Response(null, { headers: { date: new Date(SHOP).toUTCString() } }));
    if (isNeeded) expect(shopNow()).toBe(SHOP);
    passHour(-3 * DAY);
    expect(shopNow()).toBe(SHOP + HOUR);
  },
);

test('[DLV-09] whether a device clock that went ahead was set, or the device slept, the shop is asked', async () => {
  const { shopNow, withShopClock } = await opened(document);
  const answer = new Response(null, { headers: { date: new Date(SHOP + HOUR).toUTCString() } });
  const ask = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(answer);
  vi.stubGlobal('fetch', ask);
  const times: number[] = [];
  const show = () => times.push(shopNow());
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  withShopClock(show);
  expect(ask, 'nothing is asked of a steady clock').not.toHaveBeenCalled();
  passHour(9 * DAY);
  withShopClock(show);
  expect(times, 'nothing is shown by a clock that may be wrong').toEqual([SHOP]);
  await settled();
  expect(times[1], 'without an answer the device is believed to have slept').toBe(SHOP + HOUR + 9 * DAY);
  withShopClock(show);
  await settled();
  expect(ask).toHaveBeenLastCalledWith(location.href, { method: 'HEAD', cache: 'no-store' });
  expect(times[2]).toBe(SHOP + HOUR);
  withShopClock(show);
  expect(times).toHaveLength(4);
  expect(ask, 'once').toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});
