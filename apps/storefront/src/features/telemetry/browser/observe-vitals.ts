import type { VitalName } from '../contract/vitals-limits';

/** Reports a vital's value and its element. Milliseconds, or the score for CLS. */
type Report = (name: VitalName, value: number, node?: Node | null) => void;

/** Missing in TypeScript's own types. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Node | null }[];
}

/** Shorter interactions are not reported individually, in milliseconds. */
const NOTICEABLE_MS = 40;
/** INP ignores the slowest interaction of every this many. */
const INTERACTIONS_PER_OUTLIER = 50;
const MAX_REMEMBERED = 10;
/** A session contains shifts at most one second apart, for at most five seconds. */
const SHIFT_GAP_MS = 1_000;
const SHIFT_SESSION_MS = 5_000;

/**
 * Measures LCP, INP and CLS of the page as web.dev/articles/vitals defines them. It includes entries from before this code
 * loaded, starts at activation for a prerendered page, and restarts after the back/forward cache. A page hidden before its first
 * paint reports no paint values. Metrics that the browser does not support are not reported.
 * @returns reports pending values; call it when the page is hidden
 */
export function observeVitals(report: Report): () => void {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    readonly activationStart?: number;
  })[];
  const activatedAt = navigation?.activationStart ?? 0;
  let hiddenAt =
    performance
      .getEntriesByType('visibility-state')
      .find(({ name, startTime }) => name === 'hidden' && startTime >= activatedAt)?.startTime ??
    (document.hidden ? 0 : Number.POSITIVE_INFINITY);
  const settle: (() => void)[] = [];

  /** @returns whether the browser supports it */
  function observe<Entry>(type: string, handle: (entry: Entry) => void): boolean {
    const isMeasured = PerformanceObserver.supportedEntryTypes.includes(type);
    if (isMeasured) {
      const handleAll = (entries: PerformanceEntryList) => (entries as Entry[]).forEach(handle);
      const observer = new PerformanceObserver((list) => handleAll(list.getEntries()));
      observer.observe({ type, buffered: true, durationThreshold: NOTICEABLE_MS } as PerformanceObserverInit);
      settle.push(() => handleAll(observer.takeRecords()));
    }
    return isMeasured;
  }

  observe<LargestContentfulPaint>('largest-contentful-paint', ({ startTime, element }) => {
    if (startTime < hiddenAt) report('LCP', Math.max(startTime - activatedAt, 0), element);
  });

  let worst = 0;
  /** Of the current shift session. */
  let score = 0;
  let firstAt = 0;
  let lastAt = 0;
  let largest: LayoutShift | undefined;
  const addShift = (shift: LayoutShift) => {
    const { startTime, value, hadRecentInput } = shift;
    if (hadRecentInput) return;
    if (startTime - lastAt >= SHIFT_GAP_MS || startTime - firstAt >= SHIFT_SESSION_MS || !largest) {
      score = 0;
      firstAt = startTime;
      largest = shift;
    }
    score += value;
    lastAt = startTime;
    if (value > largest.value) largest = shift;
    if (score <= worst) return;
    worst = score;
    report('CLS', score, largest.sources[0]?.node);
  };
  observe<PerformanceEntry>('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint' && startTime < hiddenAt && observe('layout-shift', addShift))
      report('CLS', 0);
  });

  /** One entry per interaction. */
  let longest: PerformanceEventTiming[] = [];
  let reported = 0;
  let before = 0;
  const addEvent = (event: PerformanceEventTiming) => {
    if (!event.interactionId && event.entryType === 'event') return;
    longest = [...longest, event]
      .sort((a, b) => b.duration - a.duration)
      .filter((one, at, all) => all.findIndex((other) => other.interactionId === one.interactionId) === at)
      .slice(0, MAX_REMEMBERED);
    const slips = Math.floor((performance.interactionCount - before) / INTERACTIONS_PER_OUTLIER) || 0;
    const inp = longest[Math.min(slips, longest.length - 1)];
    if (!inp || inp.duration === reported) return;
    reported = inp.duration;
    report('INP', reported, inp.target);
  };
  observe('event', addEvent);
  observe('first-input', addEvent);

  addEventListener('pageshow', ({ persisted, timeStamp }) => {
    if (!persisted) return;
    worst = reported = 0;
    largest = undefined;
    longest = [];
    before = performance.interactionCount;
    hiddenAt = Number.POSITIVE_INFINITY;
    requestAnimationFrame(() =>
      requestAnimationFrame((now) => {
        report('LCP', now - timeStamp);
        report('CLS', 0);
      }),
    );
  });

  return () => {
    for (const one of settle) one();
    hiddenAt = Math.min(hiddenAt, performance.now());
  };
}
