const DAY_MS = 24 * 60 * 60 * 1000;
/** Japan is this far ahead of UTC all year round. */
const JAPAN_MS = 9 * 60 * 60 * 1000;
const EARLIEST_DAYS = 10;
const LATEST_DAYS = 24;
const WRITTEN = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Whether a parcel can be delivered on a day that is written `2026-12-05`: from ten to twenty-four days after today in
 * Japan. Another text is no day, and nothing is said about it.
 */
export function isDeliverable(date: string, now: Date): boolean {
  const day = Date.parse(`${date}T00:00:00Z`);
  if (!WRITTEN.test(date) || Number.isNaN(day)) {
    return true;
  }
  const today = Math.floor((now.getTime() + JAPAN_MS) / DAY_MS);
  const ahead = day / DAY_MS - today;
  return ahead >= EARLIEST_DAYS && ahead <= LATEST_DAYS;
}
