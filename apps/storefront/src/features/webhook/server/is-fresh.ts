/** The platform tries for two days to deliver a webhook; an hour more for clocks and the last delivery itself. */
const LONGEST_WAY_MS = 49 * 60 * 60 * 1000;
/** How far the platform's clock may be ahead. */
const CLOCK_MS = 10 * 60 * 1000;

/**
 * Whether a webhook may still be on its way, by when it says it was made: one that was caught and is sent again later takes no
 * effect under a new id either. One that does not say is taken; it is signed all the same.
 * @param now milliseconds since 1970
 */
export function isFresh(triggeredAt: string | null, now: number): boolean {
  if (triggeredAt === null) return true;
  const age = now - Date.parse(triggeredAt);
  return age <= LONGEST_WAY_MS && age >= -CLOCK_MS;
}
