import { type JstDate, jstDateAt, msUntilNextJstDate } from '@shop/rules/jst-date';
import { useEffect, useState } from 'react';
import { SHOP_CLOCK_METRIC } from '#foundation/http/shop-clock-metric.ts';

/** Milliseconds by which the shop's clock is ahead of the browser's; null until needed or until the shop has answered. */
let offset: number | null = null;

/** The shop's time: a shopper's clock may be days off, and delivery dates are calculated from today (DLV-01). */
export function shopNow(): number {
  offset ??= offsetOfPage() ?? rememberedOffset();
  return Date.now() + offset;
}

/** Sets the clock from the `Date` header of a fresh answer, accurate to the second. An answer without one changes nothing. */
export function setShopClock({ headers }: Response): void {
  const result = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(result)) offset = remembered(result - Date.now());
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
    const look = () => {
      const now = shopNow();
      setDay(jstDateAt(now));
      window.clearTimeout(midnight);
      midnight = window.setTimeout(look, msUntilNextJstDate(now));
    };
    look();
    // A page suspended over midnight had no timer.
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      window.clearTimeout(midnight);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, []);
  return day;
}
