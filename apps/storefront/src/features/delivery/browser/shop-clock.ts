import { type JstDate, jstDateAt, msUntilNextJstDate } from '@shop/rules/jst-date';
import { useEffect, useState } from 'react';
import { SHOP_CLOCK_METRIC } from '#foundation/http/shop-clock-metric.ts';

/** What the shop's clock is known by. */
interface Known {
  /** Milliseconds by which it is ahead of the browser's. */
  readonly offset: number;
  /** `deviceShift` at that moment. */
  readonly shift: number;
}

/** Null until needed or until the shop has answered. */
let clock: Known | null = null;

/** A browser's two clocks may differ by less without being set. */
const TOLERANCE_MS = 60_000;

/**
 * Milliseconds by which the device's clock has gone ahead of the time since the page was opened: it was set meanwhile. After a sleep of the
 * device, too: in some browsers the page's own clock stops then, and later pages begin behind.
 */
function deviceShift(): number {
  return Date.now() - (performance.timeOrigin + performance.now());
}

/** The device's shift since the shop's time was known, if it is more than a tolerance. */
function shiftSince({ shift }: Known): number {
  const since = deviceShift() - shift;
  return Math.abs(since) < TOLERANCE_MS ? 0 : since;
}

function knownClock(): Known {
  if (clock !== null) return clock;
  const ofPage = offsetOfPage();
  clock =
    ofPage === null ? { offset: rememberedOffset(), shift: deviceShift() } : { offset: ofPage, shift: 0 };
  return clock;
}

/**
 * The shop's time: a shopper's clock may be days off, and delivery dates are calculated from today (DLV-01). A clock that was set back
 * while the page is open does not change it. One that went ahead was set, or the device slept: the shop tells (`withShopClock`).
 */
export function shopNow(): number {
  const known = knownClock();
  return Date.now() + known.offset - Math.min(0, shiftSince(known));
}

/** Sets the clock from the `Date` header of a fresh answer, accurate to the second. An answer without one changes nothing. */
export function setShopClock({ headers }: Response): void {
  const result = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(result)) clock = { offset: remembered(result - Date.now()), shift: deviceShift() };
}

/**
 * Calls back with the shop's time: at once, and again after the shop was asked, if the device's clock and the time since the page was opened
 * differ. Behind a clock that went ahead only then: by a day that is too late a chosen date would be given up. Without an answer the
 * device's clock counts, and the next look asks again.
 */
export function withShopClock(show: () => void): void {
  const since = shiftSince(knownClock());
  if (since <= 0) show();
  if (since === 0) return;
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    (response) => {
      setShopClock(response);
      show();
    },
    () => since > 0 && show(),
  );
}

/** The tab's last known offset, for pages that cannot tell it; missing where storage is denied. */
const OFFSET_KEY = 'shop:clock';

function rememberedOffset(): number {
  try {
    const known = Number(sessionStorage.getItem(OFFSET_KEY));
    return Number.isFinite(known) ? known : 0;
  } catch {
    return 0;
  }
}

function remembered(known: number): number {
  try {
    sessionStorage.setItem(OFFSET_KEY, String(known));
  } catch {
    // The next page knows only its own answer.
  }
  return known;
}

/**
 * From the document's response (packages/page-server/src/send-page.ts). A response from the browser's cache, as after back navigation or
 * a restored tab, has the time of its sending, not the current one: null, as in browsers that do not provide the value. Then the tab's last
 * known offset remains, or the browser's clock.
 */
function offsetOfPage(): number | null {
  const [page] = performance.getEntriesByType('navigation') as readonly PerformanceNavigationTiming[];
  if (page === undefined || page.type === 'back_forward' || page.transferSize === 0) return null;
  const serverTime = page.serverTiming?.find(({ name }) => name === SHOP_CLOCK_METRIC)?.description;
  const sent = serverTime === undefined ? Number.NaN : Number(serverTime);
  return Number.isSafeInteger(sent) ? remembered(sent - (performance.timeOrigin + page.responseStart)) : null;
}

/** The current day at the shop, also for pages left open over midnight; null until the page's code runs, since pages are cached. */
export function useShopDay(): JstDate | null {
  const [day, setDay] = useState<JstDate | null>(null);
  useEffect(() => {
    let midnight = 0;
    let isOpen = true;
    const show = () => {
      const now = shopNow();
      setDay(jstDateAt(now));
      window.clearTimeout(midnight);
      midnight = window.setTimeout(look, msUntilNextJstDate(now));
    };
    const look = () => withShopClock(() => isOpen && show());
    look();
    // A page suspended over midnight had no timer.
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      isOpen = false;
      window.clearTimeout(midnight);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, []);
  return day;
}
