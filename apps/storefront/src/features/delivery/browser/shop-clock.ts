/** Milliseconds by which the shop's clock is ahead of the browser's; 0 until the shop has answered. */
let offset = 0;

/** The time at the shop: a shopper's own clock may be days off, and the delivery date is reckoned from today (DLV-01). */
export function shopNow(): number {
  return Date.now() + offset;
}

/** Sets the clock by an answer that the shop has just given, its `Date` header to the second. An answer without one changes nothing. */
export function setShopClock({ headers }: Response): void {
  const result = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(result)) offset = result - Date.now();
}
