// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { observeVitals } from './observe-vitals';

type Entry = Record<string, unknown>;

/** A fake of the browser's observer: delivers entries to the observers of their type, including earlier ones. */
class FakeObserver {
  static supportedEntryTypes = ['largest-contentful-paint', 'layout-shift', 'paint', 'event', 'first-input'];
  static all: FakeObserver[] = [];
  static before: Entry[] = [];
  type = '';
  waiting: Entry[] = [];
  readonly handle: (list: { getEntries: () => Entry[] }) => void;
  constructor(handle: (list: { getEntries: () => Entry[] }) => void) {
    this.handle = handle;
    FakeObserver.all.push(this);
  }
  observe({ type, buffered }: { type: string; buffered: boolean }) {
    this.type = type;
    if (buffered) this.waiting = FakeObserver.before.filter(({ entryType }) => entryType === type);
  }
  takeRecords() {
    return this.waiting.splice(0);
  }
  deliver() {
    const entries = this.takeRecords();
    if (entries.length > 0) this.handle({ getEntries: () => entries });
  }
}

/** Adds a browser entry that is delivered later. */
function notice(entryType: string, entry: Entry): void {
  for (const observer of FakeObserver.all)
    if (observer.type === entryType) observer.waiting.push({ entryType, ...entry });
}
function deliver(): void {
  for (const observer of FakeObserver.all) observer.deliver();
}

const painted = { entryType: 'paint', name: 'first-contentful-paint', startTime: 100 };
let entries: Record<string, Entry[]> = {};
let listeners: AbortController;
const reported: [name: string, value: number, node?: unknown][] = [];
const begin = () => observeVitals((...report) => void reported.push(report));

beforeEach(() => {
  entries = {};
  reported.length = 0;
  FakeObserver.all = [];
  FakeObserver.before = [];
  FakeObserver.supportedEntryTypes = [
    'largest-contentful-paint',
    'layout-shift',
    'paint',
    'event',
    'first-input',
  ];
  vi.stubGlobal('PerformanceObserver', FakeObserver);
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) => (entries[type] ?? []) as never);
  Object.assign(performance, { interactionCount: 0 });
  listeners = new AbortController();
  const { addEventListener } = window;
  vi.stubGlobal('addEventListener', (name: string, listener: EventListener) =>
    addEventListener.call(window, name, listener, { signal: listeners.signal }),
  );
});
afterEach(() => {
  listeners.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('[OBS-07] largest contentful paint', () => {
  const lcp = (startTime: number, element: unknown = null) =>
    notice('largest-contentful-paint', { startTime, element });

  test('is the last buffered entry, relative to activation', () => {
    entries['navigation'] = [{ activationStart: 50 }];
    FakeObserver.before = [{ entryType: 'largest-contentful-paint', startTime: 20, element: 'a' }];
    begin();
    lcp(1_200, 'b');
    deliver();
    expect(reported).toEqual([
      ['LCP', 0, 'a'],
      ['LCP', 1_150, 'b'],
    ]);
  });

  test.each([
    ['that came while it was hidden before', [{ name: 'hidden', startTime: 400 }], 500, 0],
    ['that came before it was hidden', [{ name: 'hidden', startTime: 400 }], 300, 1],
    [
      'of a page that was rendered ahead, hidden',
      [
        { name: 'hidden', startTime: 0 },
        { name: 'visible', startTime: 60 },
      ],
      500,
      1,
    ],
  ])('%s', (_, states, startTime, count) => {
    entries['navigation'] = [{ activationStart: 50 }];
    entries['visibility-state'] = states;
    begin();
    lcp(startTime);
    deliver();
    expect(reported).toHaveLength(count);
  });

  test('after the page was hidden is ignored', () => {
    const settle = begin();
    lcp(200);
    settle();
    expect(reported).toEqual([['LCP', 200, null]]);
    lcp(performance.now() + 1_000);
    settle();
    expect(reported).toHaveLength(1);
  });
});

describe('[OBS-07] cumulative layout shift', () => {
  const shift = (startTime: number, value: number, node: unknown = null, hadRecentInput = false) =>
    notice('layout-shift', { startTime, value, hadRecentInput, sources: [{ node }] });
  /** Starts observing, with the first paint reported. */
  function beginPainted(): void {
    FakeObserver.before = [painted];
    begin();
    deliver();
  }
  const last = () => reported.at(-1);

  test('is zero on a stable page, and not reported for one that was never painted', () => {
    beginPainted();
    expect(reported).toEqual([['CLS', 0]]);
    reported.length = 0;
    FakeObserver.before = [];
    begin();
    deliver();
    expect(reported).toEqual([]);
  });

  test('sums shifts within a second of each other', () => {
    beginPainted();
    shift(100, 0.25, 'a');
    shift(1_099, 0.5, 'b');
    shift(2_000, 0.125, 'c');
    deliver();
    expect(last()).toEqual(['CLS', 0.875, 'b']);
    shift(3_000, 0.5, 'd');
    deliver();
    expect(last()).toEqual(['CLS', 0.875, 'b']);
    shift(3_500, 0.5, 'e');
    deliver();
    expect(last()).toEqual(['CLS', 1, 'd']);
  });

  test('sums five seconds at most', () => {
    beginPainted();
    for (let at = 0; at < 10; at += 1) shift(1_000 + at * 900, 0.25);
    deliver();
    // From 1,000 to 5,500, then from 6,400 on.
    expect(last()?.[1]).toBe(1.5);
  });

  test('ignores shifts right after an interaction', () => {
    beginPainted();
    shift(100, 0.5, 'a', true);
    deliver();
    expect(reported).toEqual([['CLS', 0]]);
  });
});

describe('[OBS-07] interaction to next paint', () => {
  const event = (interactionId: number, duration: number, target: unknown = null, entryType = 'event') =>
    notice(entryType, { interactionId, duration, target });

  test('is the slowest of a few interactions, each counted once by its slowest event', () => {
    begin();
    event(7, 48, 'a');
    event(14, 80, 'b');
    event(14, 104, 'c');
    event(0, 900);
    deliver();
    expect(reported.at(-1)).toEqual(['INP', 104, 'c']);
    reported.length = 0;
    event(14, 64);
    event(21, 56);
    deliver();
    expect(reported).toEqual([]);
  });

  test('ignores one of fifty', () => {
    begin();
    Object.assign(performance, { interactionCount: 49 });
    event(7, 400, 'slow');
    event(14, 120, 'next');
    event(21, 80);
    deliver();
    expect(reported.at(-1)).toEqual(['INP', 400, 'slow']);
    Object.assign(performance, { interactionCount: 50 });
    event(28, 48);
    deliver();
    expect(reported.at(-1)).toEqual(['INP', 120, 'next']);
    // Of any number of interactions, one is known.
    Object.assign(performance, { interactionCount: 5_000 });
    event(35, 48);
    deliver();
    expect(reported.at(-1)?.[1]).toBe(48);
  });

  test("is the first input's where all are fast", () => {
    begin();
    event(7, 8, 'a', 'first-input');
    deliver();
    expect(reported).toEqual([['INP', 8, 'a']]);
  });

  test('is the slowest where the browser does not count interactions', () => {
    Object.assign(performance, { interactionCount: undefined });
    begin();
    event(7, 56);
    deliver();
    expect(reported.at(-1)?.[1]).toBe(56);
  });
});

test('[OBS-07] unreported values are reported on unload; unsupported ones never', () => {
  FakeObserver.supportedEntryTypes = ['paint', 'event', 'first-input'];
  FakeObserver.before = [painted];
  const settle = begin();
  deliver();
  notice('event', { interactionId: 7, duration: 48, target: null });
  expect(reported).toEqual([]);
  settle();
  expect(reported).toEqual([['INP', 48, null]]);
  expect(FakeObserver.all.map(({ type }) => type)).toEqual(['paint', 'event', 'first-input']);
});

test('[OBS-07] a page restored from the back/forward cache is measured again', () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (work: FrameRequestCallback) => frames.push(work));
  FakeObserver.before = [painted];
  const settle = begin();
  deliver();
  notice('layout-shift', { startTime: 100, value: 0.5, hadRecentInput: false, sources: [] });
  notice('event', { interactionId: 7, duration: 400, target: null });
  settle();
  reported.length = 0;
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(frames).toEqual([]);
  const back = Object.assign(new Event('pageshow'), { persisted: true });
  window.dispatchEvent(back);
  frames.shift()?.(back.timeStamp + 16);
  frames.shift()?.(back.timeStamp + 32);
  expect(reported).toEqual([
    // A difference of two moments is rounded.
    ['LCP', expect.closeTo(32)],
    ['CLS', 0],
  ]);
  notice('layout-shift', { startTime: 150, value: 0.25, hadRecentInput: false, sources: [] });
  notice('event', { interactionId: 700, duration: 64, target: null });
  deliver();
  expect(reported.slice(2).map(([name, value]) => [name, value])).toEqual([
    ['INP', 64],
    ['CLS', 0.25],
  ]);
});
