// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

const lose = (element: Element | null) => element?.dispatchEvent(new Event('error'));
const sheet = () => document.querySelector('link');

// happy-dom would load sheets, and lose them.
Object.assign((globalThis as unknown as { happyDOM: { settings: object } }).happyDOM.settings, {
  disableCSSFileLoading: true,
  handleDisabledFileLoadingAsSuccess: true,
});
await import('./lost-files.inline');

test('[FAULT-05] a style sheet that is lost is loaded again at once, then at the next press', () => {
  document.body.innerHTML = '<link rel="stylesheet" href="/dialog.css">';
  const first = sheet();
  lose(first);
  const second = sheet();
  expect(second).not.toBe(first);
  expect(second?.getAttribute('href')).toBe('/dialog.css');
  lose(second);
  expect(sheet(), 'no loop').toBe(second);
  document.body.click();
  const third = sheet();
  expect(third).not.toBe(second);
  document.body.click();
  expect(sheet(), 'it is not lost any more').toBe(third);
  expect(document.querySelectorAll('link')).toHaveLength(1);
});

test('[FAULT-05] an icon whose file is lost is given its address again', () => {
  document.body.innerHTML = '<svg><use href="/icons.svg#bag"></use></svg>';
  const icon = document.querySelector('use') as Element;
  const set = vi.spyOn(icon, 'setAttribute');
  lose(icon);
  lose(icon);
  expect(set.mock.calls).toEqual([['href', '/icons.svg#bag']]);
  document.body.click();
  expect(set).toHaveBeenCalledTimes(2);
});

test.each([
  ['that are loaded and not drawn are given their address again, once', 0, 1],
  ['that are drawn are left alone', 16, 0],
])('[FAULT-05] icons %s', (_, width, times) => {
  document.body.innerHTML =
    '<svg id="closed"><use href="/icons.svg#x"></use></svg><svg><use href="/icons.svg#bag"></use></svg>';
  const icons = [...document.querySelectorAll('use')];
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  for (const icon of icons) {
    const svg = icon.parentElement as Element;
    Object.defineProperty(icon, 'ownerSVGElement', { value: svg });
    Object.assign(icon, { getBBox: () => ({ width, height: 0 }) });
    vi.spyOn(svg, 'getClientRects').mockReturnValue((svg.id === 'closed' ? [] : [{}]) as never);
  }
  const sets = icons.map((icon) => vi.spyOn(icon, 'setAttribute'));
  const loadAndDraw = () => {
    for (const icon of icons) icon.dispatchEvent(new Event('load'));
    for (const frame of frames.splice(0)) frame(0);
  };
  loadAndDraw();
  loadAndDraw();
  expect(sets.map(({ mock }) => mock.calls.length)).toEqual([times, times]);
});

test('[FAULT-05] without a connection it is loaded again once there is one', () => {
  document.body.innerHTML = '<link rel="stylesheet" href="/dialog.css">';
  const first = sheet();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  lose(first);
  document.body.click();
  expect(sheet()).toBe(first);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(sheet()).not.toBe(first);
});

test('[FAULT-05] images and preloads are left to others', () => {
  document.body.innerHTML = '<img alt="" src="/plant.jpg"><link rel="preload" href="/next.js">';
  const parts = [...document.body.children];
  for (const part of parts) lose(part);
  document.body.click();
  expect([...document.body.children]).toEqual(parts);
});

test("[FAULT-05] a lost sheet's rejection is no error, every other one is", () => {
  const reject = (reason: unknown) => {
    const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const link = document.createElement('link');
  const failure = new Event('error');
  link.dispatchEvent(failure);
  expect(reject(failure)).toBe(true);
  expect(reject(new Event('error'))).toBe(false);
  expect(reject(new Error('bug'))).toBe(false);
});
