// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { awaitPage, notePageData } from './awaited-page';

const CART = 'http://localhost:3000/cart';
const assign = vi.spyOn(location, 'assign').mockReturnValue();
const reload = vi.spyOn(location, 'reload').mockReturnValue();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  // Other tests of this worker share the module.
  awaitPage(null);
});

afterEach(() => {
  awaitPage(null);
  notePageData(0, false, CART);
  vi.useRealTimers();
});

test('[NAV-02] lost data of an awaited page loads its document, other lost data does not', () => {
  expect(notePageData(0, true, CART)).toBe(false);
  awaitPage(CART);
  expect(notePageData(1, false, CART)).toBe(false);
  expect(assign).not.toHaveBeenCalled();
  expect(notePageData(0, true, CART)).toBe(true);
  expect(assign.mock.calls).toEqual([[CART]]);
  awaitPage(null);
  expect(notePageData(0, true, CART)).toBe(false);
  expect(assign).toHaveBeenCalledTimes(1);
});

test('[NAV-02] open requests are waited for; a page that is not shown 5 s after the last of them is loaded', () => {
  awaitPage(CART);
  notePageData(1, false, CART);
  vi.advanceTimersByTime(60_000);
  expect(assign).not.toHaveBeenCalled();
  notePageData(0, false, CART);
  vi.advanceTimersByTime(4_900);
  expect(assign).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(assign.mock.calls).toEqual([[CART]]);
});

test('[NAV-02] a page that is shown, and one that another document replaces, is not loaded', () => {
  awaitPage(CART);
  awaitPage(null);
  vi.advanceTimersByTime(60_000);
  awaitPage(CART);
  dispatchEvent(new Event('beforeunload'));
  vi.advanceTimersByTime(60_000);
  expect(notePageData(0, true, CART)).toBe(false);
  expect(assign).not.toHaveBeenCalled();
});

test('[NAV-02] after Back the address is there already: the page is reloaded', () => {
  awaitPage(location.href);
  notePageData(0, true, CART);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(assign).not.toHaveBeenCalled();
});

test('[NAV-02] after Back within one path nothing is awaited: an address with an anchor is reloaded, which the router cannot load', () => {
  history.replaceState(null, '', '/en/ornamentplants?p=2');
  const address = location.href;
  expect(notePageData(0, true, address), 'the router loads it').toBe(false);
  history.replaceState(null, '', '#top');
  expect(notePageData(0, true, CART), 'a page that is fetched ahead').toBe(false);
  expect(notePageData(0, false, address)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(notePageData(0, true, address)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});
