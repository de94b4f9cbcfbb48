import { SHOP_CLOCK_METRIC } from '#foundation/http/shop-clock-metric.ts';

/** Milliseconds by which the shop's clock is ahead of the browser's; null until it is needed or the shop has answered. */
let offset: number | null = null;

/** The time at the shop: a shopper's own clock may be days off, and the delivery date is reckoned from today (DLV-01). */
export function shopNow(): number {
  offset ??= offsetOfPage();
  return Date.now() + offset;
}

/** Sets the clock by an answer that the shop has just given, its `Date` header to the second. An answer without one changes nothing. */
export function setShopClock({ headers }: Response): void {
  const result = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(result)) offset = result - Date.now();
}

/**
 * By the answer that the document came with (http/send-page.ts). One that the browser had, which is what a way back and a restored tab draw,
 * says when it was sent and not what time it is: then the browser's clock is all that there is, as where a browser does not tell.
 */
function offsetOfPage(): number {
  const [page] = performance.getEntriesByType('navigation') as readonly PerformanceNavigationTiming[];
  if (page === undefined || page.type === 'back_forward' || page.transferSize === 0) return 0;
  const told = page.serverTiming?.find(({ name }) => name === SHOP_CLOCK_METRIC)?.description;
  const sent = told === undefined ? Number.NaN : Number(told);
  return Number.isSafeInteger(sent) ? sent - (performance.timeOrigin + page.responseStart) : 0;
}
