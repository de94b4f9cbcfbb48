// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { analyticsConsentCookie } from '#foundation/cookies/analytics-consent.ts';
import { writeCookie } from '#foundation/cookies/browser-cookies.ts';

const URL = 'https://tags.example/gtm.js?id=GTM-1';
const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};
/** The shopper is asked about measurement; advertising is not part of it and stays denied. */
const GRANTED = { ...DENIED, analytics_storage: 'granted' };
const { dataset } = document.documentElement;
const reload = vi.fn();
/** A freshly loaded page. */
let manager: typeof import('./tag-manager');

/** The data layer with commands as arrays. */
const layer = () =>
  (window.dataLayer ?? []).map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]' ? [...(entry as IArguments)] : entry,
  );
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src, async }) => ({ src, async }));

beforeEach(async () => {
  vi.resetModules();
  manager = await import('./tag-manager');
  dataset['tagManager'] = URL;
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.spyOn(document, 'addEventListener');
  // Tests load nothing.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLElement) node.setAttribute('type', 'text/plain');
    for (const node of nodes) document.head.insertAdjacentElement('beforeend', node as Element);
  });
});
afterEach(() => {
  for (const [type, listener] of vi.mocked(document.addEventListener).mock.calls)
    document.removeEventListener(type, listener);
  delete dataset['tagManager'];
  document.head.replaceChildren();
  writeCookie(analyticsConsentCookie, null);
  Reflect.deleteProperty(window, 'dataLayer');
  vi.restoreAllMocks();
  reload.mockReset();
});

test('[ANA-04] the consent state is pushed before the tag manager starts, as consent commands', () => {
  manager.startTagManager();
  expect(layer()).toEqual([
    ['consent', 'default', DENIED],
    ['consent', 'update', GRANTED],
    { event: 'gtm.js', 'gtm.start': expect.any(Number) },
  ]);
  expect(scripts()).toEqual([{ src: URL, async: true }]);
});

test('[ANA-04] it is loaded once, and consent is updated when changed', () => {
  manager.startTagManager();
  manager.stopTagManager();
  manager.startTagManager();
  expect(scripts()).toHaveLength(1);
  expect(layer().slice(3)).toEqual([
    ['consent', 'update', DENIED],
    ['consent', 'update', GRANTED],
  ]);
});

test('[ANA-04] without a tag manager nothing is pushed or loaded', () => {
  delete dataset['tagManager'];
  manager.startTagManager();
  expect([layer(), scripts()]).toEqual([[], []]);
});

test('[ANA-04] withdrawing consent deletes the cookies, and reloads the page only where the tool ran', () => {
  for (const pair of [
    '_ga=GA1.1.1',
    '_ga_ABC=GS1',
    '_gaming=1',
    'x_ga=1',
    'utm_source=GS1',
    'gs_user_id=GS1',
    'utm_sources=1',
  ]) {
    // biome-ignore lint/suspicious/noDocumentCookie: what a measuring tool does
    document.cookie = `${pair}; path=/`;
  }
  manager.stopTagManager();
  expect(document.cookie).not.toMatch(/GA1|GS1/);
  expect(document.cookie).toContain('_gaming=1; x_ga=1; utm_sources=1');
  expect([layer(), reload.mock.calls.length]).toEqual([[], 0]);
  manager.startTagManager();
  manager.stopTagManager();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('[ANA-04] a page with unsaved input is not reloaded', async () => {
  const { watchTyping } = await import('#foundation/browser/outdated-page.ts');
  const controller = new AbortController();
  watchTyping(controller.signal);
  const field = document.body.appendChild(document.createElement('input'));
  field.dispatchEvent(new Event('input', { bubbles: true }));
  manager.startTagManager();
  manager.stopTagManager();
  expect(reload).not.toHaveBeenCalled();
  expect(layer().at(-1)).toEqual(['consent', 'update', DENIED]);
  controller.abort();
  field.remove();
});

test('[ANA-04] consent withdrawn in another tab applies here when this tab becomes visible', () => {
  writeCookie(analyticsConsentCookie, 'granted');
  manager.startTagManager();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(reload).not.toHaveBeenCalled();
  writeCookie(analyticsConsentCookie, 'denied');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(reload).toHaveBeenCalledTimes(1);
});
