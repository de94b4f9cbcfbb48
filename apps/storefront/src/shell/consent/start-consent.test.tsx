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

test('[ANA-04] who has not chosen is asked, and nothing is loaded before', async () => {
  await act(startConsent);
  expect(banner()?.textContent).toContain(words.text);
  expect(banner()?.parentElement?.nextElementSibling?.tagName).toBe('HEADER');
  expect([choice(), vi.mocked(startMeasuring).mock.calls.length]).toEqual([null, 0]);
});

test.each<[AnalyticsConsent, string, number, number]>([
  ['granted', words.allow, 1, 0],
  ['denied', words.refuse, 0, 1],
])('[ANA-04] what is chosen is kept and done: %s', async (chosen, button, starts, stops) => {
  await act(startConsent);
  press(button);
  expect([choice(), banner()]).toEqual([chosen, null]);
  expect(startMeasuring).toHaveBeenCalledTimes(starts);
  expect(stopTagManager).toHaveBeenCalledTimes(stops);
});

test.each<[AnalyticsConsent, number]>([
  ['granted', 1],
  ['denied', 0],
])('[ANA-04] who has chosen (%s) is not asked again', async (chosen, starts) => {
  writeCookie(analyticsConsentCookie, chosen);
  // biome-ignore lint/suspicious/noDocumentCookie: what a measuring tool has left
  document.cookie = '_ga=GA1.1.1; path=/';
  await act(startConsent);
  expect(banner()).toBeNull();
  expect(startMeasuring).toHaveBeenCalledTimes(starts);
  expect(document.cookie.includes('_ga=')).toBe(chosen === 'granted');
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = '_ga=; path=/; max-age=0';
});

test('[ANA-04] it is not seen and takes no room before its style sheet is there', async () => {
  document.querySelector('style')?.remove();
  await act(startConsent);
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(banner()?.parentElement?.style).toMatchObject({ position: 'fixed', visibility: 'hidden' });
});

test('[ANA-04] the footer’s button asks anew, with the focus in the banner and back at the button', async () => {
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
