// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stopTagManager } from '#features/analytics/browser/tag-manager.ts';
import { type AnalyticsConsent, analyticsConsentCookie } from '#foundation/cookies/analytics-consent.ts';
import { readCookie, writeCookie } from '#foundation/cookies/browser-cookies.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { changeConsent, startConsent } from './start-consent';
import { startMeasuring } from './start-measuring';

vi.mock('./start-measuring', () => ({ startMeasuring: vi.fn() }));
vi.mock('#features/analytics/browser/tag-manager.ts', () => ({ stopTagManager: vi.fn() }));
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const { consent: words } = { consent: messages('en').consent };
const banner = () => document.querySelector('section');
const press = (name: string) =>
  act(() =>
    [...document.querySelectorAll('section button')]
      .find((one) => one.textContent === name)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
  );
const choice = () => readCookie(analyticsConsentCookie);

beforeEach(() => {
  document.documentElement.lang = 'en';
  document.body.innerHTML =
    '<style>section { position: fixed }</style><header></header><footer><button data-consent="">Cookies</button></footer>';
});
afterEach(() => {
  if (banner()) press(words.refuse);
  writeCookie(analyticsConsentCookie, null);
  document.body.innerHTML = '';
  vi.mocked(startMeasuring).mockReset();
  vi.mocked(stopTagManager).mockReset();
});

test('[ANA-04] without a choice the banner is shown, and nothing is loaded before', async () => {
  await act(startConsent);
  expect(banner()?.textContent).toContain(words.text);
  expect(banner()?.parentElement?.nextElementSibling?.tagName).toBe('HEADER');
  expect([choice(), vi.mocked(startMeasuring).mock.calls.length]).toEqual([null, 0]);
});

test.each<[AnalyticsConsent, string, number, number]>([
  ['granted', words.allow, 1, 0],
  ['denied', words.refuse, 0, 1],
])('[ANA-04] a choice is stored and applied: %s', async (chosen, button, starts, stops) => {
  await act(startConsent);
  press(button);
  expect([choice(), banner()]).toEqual([chosen, null]);
  expect(startMeasuring).toHaveBeenCalledTimes(starts);
  expect(stopTagManager).toHaveBeenCalledTimes(stops);
});

test.each<[AnalyticsConsent, number]>([
  ['granted', 1],
  ['denied', 0],
])('[ANA-04] after a choice (%s) the banner is not shown again', async (chosen, starts) => {
  writeCookie(analyticsConsentCookie, chosen);
  // biome-ignore lint/suspicious/noDocumentCookie: what a measuring tool has left
  document.cookie = '_ga=GA1.1.1; path=/';
  await act(startConsent);
  expect(banner()).toBeNull();
  expect(startMeasuring).toHaveBeenCalledTimes(starts);
  // By its value: happy-dom shows a cookie that is deleted until the millisecond is over.
  expect(document.cookie.includes('_ga=GA1')).toBe(chosen === 'granted');
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = '_ga=; path=/; max-age=0';
});

test('[ANA-04] it is hidden and takes no space before its style sheet loads', async () => {
  document.querySelector('style')?.remove();
  await act(startConsent);
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(banner()?.parentElement?.style).toMatchObject({ position: 'fixed', visibility: 'hidden' });
});

test('[ANA-04] the footer button reopens the banner, moves the focus into it and back to the button', async () => {
  writeCookie(analyticsConsentCookie, 'granted');
  const button = document.querySelector<HTMLElement>('[data-consent]') as HTMLElement;
  await act(() => changeConsent(button));
  await act(() => changeConsent(button));
  expect(document.querySelectorAll('section')).toHaveLength(1);
  expect(banner()?.textContent).toContain(words.textGranted);
  await vi.waitFor(() => expect(document.activeElement).toBe(banner()));
  expect(banner()?.parentElement?.style).toMatchObject({ position: '', visibility: '' });
  press(words.refuse);
  expect([choice(), document.activeElement]).toEqual(['denied', button]);
  expect(stopTagManager).toHaveBeenCalledTimes(1);
});
