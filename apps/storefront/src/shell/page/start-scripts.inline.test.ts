// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runInlineScript } from '#foundation/browser/testing/run-inline-script.ts';
import type {} from './start-scripts.inline';

const scripts = () =>
  Array.from(document.head.querySelectorAll('script'), (script) => script.getAttribute('src'));
const run = (data: Record<string, string> = {}) =>
  runInlineScript('startScripts', { scripts: '/a.js /b.js', ...data });
interface TestBrowser {
  readonly happyDOM: { readonly settings: { handleDisabledFileLoadingAsSuccess: boolean } };
}

let readyState: DocumentReadyState = 'loading';

let listeners: (() => void)[] = [];

/** Records the script's listeners, so that they can be removed before the next test. */
function listenOnce(target: EventTarget): void {
  const add = target.addEventListener.bind(target);
  vi.spyOn(target, 'addEventListener').mockImplementation((name, listener, options) => {
    add(name, listener, options);
    listeners.push(() => target.removeEventListener(name, listener, options));
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  // The test's browser loads no files, and would report each.
  const { settings } = (window as unknown as TestBrowser).happyDOM;
  settings.handleDisabledFileLoadingAsSuccess = true;
  listenOnce(window);
  listenOnce(document);
  document.head.innerHTML = '';
  document.body.innerHTML = '<main id="main"></main>';
  sessionStorage.clear();
  globalThis.pageStart = undefined;
  readyState = 'interactive';
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
});
afterEach(() => {
  for (const forget of listeners) forget();
  listeners = [];
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The page and its eager images are loaded and painted. */
function load(): void {
  window.dispatchEvent(new Event('load'));
  for (let frame = 0; frame < 3; frame += 1) vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1);
}

test('[PERF-01] the code starts when the page and its images are loaded and painted, once, in order', () => {
  run();
  expect(scripts()).toEqual([]);
  // Hidden images load with the code.
  expect(document.documentElement.dataset['starting']).toBe('');
  window.dispatchEvent(new Event('load'));
  expect(scripts(), 'before the frame').toEqual([]);
  for (let frame = 0; frame < 3; frame += 1) vi.advanceTimersToNextFrame();
  expect(scripts(), 'in the frame').toEqual([]);
  vi.advanceTimersByTime(1);
  expect(document.documentElement.dataset['starting']).toBeUndefined();
  window.dispatchEvent(new Event('pointerdown'));
  expect(scripts()).toEqual(['/b.js', '/a.js']);
  expect(Array.from(document.head.querySelectorAll('script'), ({ async }) => async)).toEqual([false, false]);
});

test('[PERF-01] in a hidden page it does not wait for a frame', () => {
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  run();
  window.dispatchEvent(new Event('load'));
  expect(scripts()).toEqual(['/b.js', '/a.js']);
  isHidden.mockRestore();
});

test('[NEXT-01] in a page that the browser renders ahead no code starts before somebody opens it', () => {
  Object.assign(document, { prerendering: true });
  run();
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  load();
  vi.advanceTimersByTime(10_000);
  expect(scripts()).toEqual([]);
  Object.assign(document, { prerendering: false });
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(scripts(), 'before the frame').toEqual([]);
  for (let frame = 0; frame < 3; frame += 1) vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1);
  expect(scripts()).toEqual(['/b.js', '/a.js']);
});

test('[PERF-01] a frame that does not come holds it up for seconds only', () => {
  vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  run();
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  window.dispatchEvent(new Event('load'));
  expect(scripts()).toEqual([]);
  vi.advanceTimersByTime(4_000);
  expect(scripts()).toEqual(['/b.js', '/a.js']);
});

test('[PERF-01] intent between the images and their frame does not wait for a frame', () => {
  run();
  window.dispatchEvent(new Event('load'));
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(scripts()).toEqual(['/b.js', '/a.js']);
  vi.runAllTimers();
  expect(scripts()).toEqual(['/b.js', '/a.js']);
});

test.each(['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'])(
  '[PERF-01] it starts at the first intent: %s',
  (sign) => {
    run();
    document.body.dispatchEvent(Object.assign(new Event(sign, { bubbles: true }), { movementX: 1 }));
    expect(scripts()).toEqual(['/b.js', '/a.js']);
  },
);

test('[PERF-01] a page that loads under a resting pointer is no intent', () => {
  run();
  for (const name of ['pointerover', 'pointermove']) {
    const event = new Event(name, { bubbles: true });
    document.body.dispatchEvent(Object.assign(event, { movementX: 0, movementY: 0 }));
  }
  expect(scripts()).toEqual([]);
});

test('[PERF-01] intent before the page is complete counts when it is', () => {
  readyState = 'loading';
  run();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(scripts()).toEqual([]);
  readyState = 'interactive';
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  expect(scripts()).toEqual(['/b.js', '/a.js']);
});

test('[PERF-01] an image that does not load delays it up to a timeout', () => {
  run();
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  expect(scripts()).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(scripts()).toEqual(['/b.js', '/a.js']);
});

test('[PERF-01] the code of a loading cart does not wait for images', () => {
  document.documentElement.dataset['cart'] = 'filled';
  run();
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  expect(scripts()).toEqual(['/b.js', '/a.js']);
  delete document.documentElement.dataset['cart'];
});

test.each([true, false])(
  '[PERF-01] a cart page whose own code failed to load reloads once: with a connection %s',
  (isOnline) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    document.body.innerHTML = '<main id="main"><div data-cart-part="filled"></div></main>';
    run();
    document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
    expect(reload).not.toHaveBeenCalled();
    for (let time = 0; time < 2; time += 1) window.dispatchEvent(new Event(isOnline ? 'load' : 'online'));
    expect(reload).toHaveBeenCalledTimes(1);
  },
);

test('a cart page whose own code loaded is unchanged', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  document.body.innerHTML = '<main id="main"><div data-cart-part="filled"></div></main>';
  document.documentElement.dataset['cart'] = 'empty';
  run();
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  window.dispatchEvent(new Event('load'));
  expect(reload).not.toHaveBeenCalled();
  delete document.documentElement.dataset['cart'];
});

/** A frame with an image, at a position in the window. A browser names no source of a lazy image before it has one. */
function place(top: number, loading: string | null): HTMLImageElement {
  const frame = document.createElement('span');
  frame.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
  const picture = Object.defineProperty(document.createElement('img'), 'currentSrc', { value: '' });
  if (loading !== null) picture.setAttribute('loading', loading);
  frame.append(picture);
  document.querySelector('main')?.append(frame);
  return picture;
}

test('[PERF-01] without a priority image those of the first viewport count, and the code waits for them', async () => {
  const pictures = [place(10, 'lazy'), place(window.innerHeight + 1, 'lazy')];
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  for (const picture of pictures) picture.decode = () => arrived;
  run();
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['eager', 'lazy']);
  load();
  expect(scripts()).toEqual([]);
  arrive();
  await vi.advanceTimersByTimeAsync(100);
  expect(scripts()).toEqual(['/b.js', '/a.js']);
});

test('[PERF-01] a broken image in the first viewport delays nothing', async () => {
  place(10, 'lazy').decode = () => Promise.reject(new Error('broken'));
  run();
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(100);
  expect(scripts()).toEqual(['/b.js', '/a.js']);
});

test('[PERF-01] in a browser with images switched off the code does not wait for them', () => {
  const decode = vi.fn(() => new Promise<void>(() => undefined));
  place(10, 'lazy').decode = decode;
  // Even an image that needs no connection is not read.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  run();
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  load();
  expect(scripts()).toEqual(['/b.js', '/a.js']);
  expect(decode).not.toHaveBeenCalled();
});

test('[PERF-01] with a priority image they wait for it', () => {
  place(10, null);
  const other = place(10, 'lazy');
  run();
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  expect(other.getAttribute('loading')).toBe('lazy');
});

const ALL = ['/b.js', '/a.js', '/page-data/x.js'];
/** Events created by this file; those of the test's browser, which loads nothing, are hidden from the scripts. */
const own = new WeakSet<Event>();
const settle = (name: 'load' | 'error', ...addresses: string[]) => {
  for (const address of addresses) {
    const event = new Event(name);
    own.add(event);
    document.head.querySelector(`[src="${address}"]`)?.dispatchEvent(event);
  }
};
const holdScripts = () =>
  document.addEventListener('load', (event) => own.has(event) || event.stopImmediatePropagation(), true);
/** Whether the page may hydrate (start-app.ts). */
const isComplete = async () =>
  Promise.race([pageStart?.parts.then(() => true), Promise.resolve().then(() => false)]);

test('[PERF-01] hydration waits for all of its code and data, in any order', async () => {
  run({ pageData: '/page-data/x.js' });
  holdScripts();
  load();
  expect(scripts()).toEqual(ALL);
  settle('load', '/page-data/x.js', '/b.js');
  expect(await isComplete()).toBe(false);
  settle('load', '/a.js');
  expect(await isComplete()).toBe(true);
});

test('[PERF-02] with intent it does not wait for idle time; without it does', () => {
  run();
  load();
  expect(pageStart?.isRequested).toBe(false);
  document.body.dispatchEvent(new Event('touchstart', { bubbles: true }));
  expect(pageStart?.isRequested).toBe(true);
});

test.each(['/a.js', '/b.js', '/page-data/x.js'])(
  '[PERF-01] a missing %s reloads the page once; offline the next intent retries',
  async (lost) => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const answers: Promise<Response>[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation(
      () => answers.shift() ?? Promise.reject(new TypeError('offline')),
    );
    const others = ALL.filter((address) => address !== lost);
    const fail = async (answer: Promise<Response>) => {
      answers.push(answer);
      expect(scripts().toSorted()).toEqual(ALL.toSorted());
      settle('error', lost);
      await vi.waitFor(() => expect(answers).toEqual([]));
      await answer.catch(() => undefined);
      expect(scripts()).toEqual(others);
    };
    run({ pageData: '/page-data/x.js' });
    holdScripts();
    load();
    settle('load', ...others);
    await fail(Promise.reject(new TypeError('offline')));
    expect(reload).not.toHaveBeenCalled();
    for (let time = 0; time < 2; time += 1) {
      document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      await fail(Promise.resolve(new Response(null, { status: 404 })));
    }
    expect(reload).toHaveBeenCalledTimes(1);
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(await isComplete()).toBe(false);
    settle('load', lost);
    expect(await isComplete()).toBe(true);
  },
);

test('[PERF-01] [OPS-06] a page whose build is removed before its code is requested reloads', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 404 }));
  run();
  load();
  for (const script of document.head.querySelectorAll('script')) script.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test.each([500, 503])(
  '[PERF-01] [OPS-06] a server that answers %i has the chunk asked again, without a reload',
  async (status) => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status }));
    run();
    load();
    const lost = document.head.querySelector('[src="/a.js"]');
    lost?.dispatchEvent(new Event('error'));
    await vi.advanceTimersByTimeAsync(0);
    expect(document.head.querySelector('[src="/a.js"]')).not.toBe(lost);
    expect(scripts()).toContain('/a.js');
    expect(reload).not.toHaveBeenCalled();
  },
);

test('[PERF-01] [TRUTH-01] a chunk that failed to load is retried, at once where the server has it and in seconds offline, up to a limit', async () => {
  let isOnline = true;
  vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
    isOnline ? Promise.resolve(new Response()) : Promise.reject(new TypeError('offline')),
  );
  const lose = async (address: string) => {
    const asked = document.head.querySelector(`[src="${address}"]`);
    asked?.dispatchEvent(new Event('error'));
    await vi.advanceTimersByTimeAsync(0);
    return asked;
  };
  run();
  load();
  const first = await lose('/a.js');
  expect(scripts()).toEqual(['/b.js', '/a.js']);
  expect(document.head.querySelector('[src="/a.js"]')).not.toBe(first);
  isOnline = false;
  await lose('/b.js');
  expect(scripts()).toEqual(['/a.js']);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(scripts()).toEqual(['/a.js', '/b.js']);
  isOnline = true;
  for (let time = 0; time < 9; time += 1) await lose('/b.js');
  expect(scripts()).toEqual(['/a.js']);
});

test('[PERF-01] data that failed to load is retried without intent', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response()));
  run({ pageData: '/page-data/x.js' });
  load();
  document.head.querySelector('[src="/page-data/x.js"]')?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(0);
  expect(scripts()).toEqual(['/b.js', '/a.js', '/page-data/x.js']);
});

test('a page without scripts starts none, and its own do not wait', () => {
  run({ scripts: '' });
  load();
  expect(scripts()).toEqual([]);
  expect(globalThis.pageStart).toBeUndefined();
});
