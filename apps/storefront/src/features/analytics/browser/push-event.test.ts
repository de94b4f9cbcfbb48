// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { analyticsConsentCookie } from '#foundation/cookies/analytics-consent.ts';
import { writeCookie } from '#foundation/cookies/browser-cookies.ts';
import { pushEvent, pushGa4Event } from './push-event';

const SEARCH = { event: 'search', search_term: '鉢' } as const;
const FORM = { event: 'formSubmit', form: 'search' } as const;
const { dataset } = document.documentElement;
/** The events that the page reported until it is left. */
const told = () => {
  window.dispatchEvent(new Event('pagehide'));
  return window.dataLayer;
};

beforeEach(() => {
  dataset['tagManager'] = 'https://tags.example/gtm.js';
});
afterEach(() => {
  delete dataset['tagManager'];
  writeCookie(analyticsConsentCookie, null);
  Reflect.deleteProperty(window, 'dataLayer');
  vi.restoreAllMocks();
});

test.each([[null], ['denied' as const]])(
  '[ANA-04] nothing is sent while consent is %s, and nothing later',
  (choice) => {
    writeCookie(analyticsConsentCookie, choice);
    pushGa4Event(SEARCH);
    pushEvent(FORM);
    expect(told()).toBeUndefined();
    writeCookie(analyticsConsentCookie, 'granted');
    pushEvent(FORM);
    expect(told()).toEqual([FORM]);
  },
);

test('[ANA-04] consent withdrawn before the next frame is respected', () => {
  writeCookie(analyticsConsentCookie, 'granted');
  pushGa4Event(SEARCH);
  writeCookie(analyticsConsentCookie, 'denied');
  expect(told()).toBeUndefined();
});

test('[ANA-03] with consent events are sent, after clearing the previous ecommerce object', () => {
  writeCookie(analyticsConsentCookie, 'granted');
  pushGa4Event(SEARCH);
  pushGa4Event(null);
  expect(told()).toEqual([{ ecommerce: null }, SEARCH]);
});

test("[ANA-01] [ANA-03] without a tag manager the page's own events stay in the data layer, GA4 events are not created", () => {
  delete dataset['tagManager'];
  writeCookie(analyticsConsentCookie, 'granted');
  pushGa4Event(SEARCH);
  pushEvent(FORM);
  expect(told()).toEqual([FORM]);
});

test('[ANA-01] an exception of an analytics tool is logged and caught', () => {
  writeCookie(analyticsConsentCookie, 'granted');
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fault = new Error('full');
  const layer: Window['dataLayer'] = [];
  layer.push = () => {
    throw fault;
  };
  window.dataLayer = layer;
  pushGa4Event(SEARCH);
  pushEvent(FORM);
  told();
  expect(log.mock.calls).toEqual([
    ['the data layer rejected an event', fault],
    ['the data layer rejected an event', fault],
  ]);
});
