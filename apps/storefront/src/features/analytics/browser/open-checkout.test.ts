// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { analyticsConsentCookie } from '#foundation/cookies/analytics-consent.ts';
import { writeCookie } from '#foundation/cookies/browser-cookies.ts';
import { openCheckout } from './open-checkout';

const URL = 'https://checkout.example/checkouts/1';
const PRODUCT = {
  id: '7',
  name: 'パキラ',
  brand: '農園',
  category: '観葉植物',
  variant: '6号',
  price: 6980,
  quantity: 1,
};
const events = () => (window.dataLayer ?? []).flatMap((entry) => ('event' in entry ? [entry.event] : []));
let assign: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  document.documentElement.dataset['tagManager'] = 'https://tags.example/gtm.js';
  writeCookie(analyticsConsentCookie, 'granted');
  assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
});
afterEach(() => {
  delete document.documentElement.dataset['tagManager'];
  writeCookie(analyticsConsentCookie, null);
  Reflect.deleteProperty(window, 'dataLayer');
  vi.restoreAllMocks();
});

test('[ANA-01] [ANA-03] the checkout is requested first, and reported before navigation', () => {
  openCheckout(URL, 'cart', () => {
    expect(assign).toHaveBeenCalledWith(URL);
    return [PRODUCT];
  });
  expect(events()).toEqual(['checkout', 'begin_checkout']);
});

test('[ANA-03] without known products nothing is reported', () => {
  openCheckout(URL, 'buyNow', () => []);
  expect(assign).toHaveBeenCalledWith(URL);
  expect(events()).toEqual([]);
});

test('[ANA-01] an error in analytics never blocks the checkout', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fault = new Error('bug');
  openCheckout(URL, 'cart', () => {
    throw fault;
  });
  expect(assign).toHaveBeenCalledWith(URL);
  expect(log).toHaveBeenCalledWith('a sale could not be measured', fault);
});
