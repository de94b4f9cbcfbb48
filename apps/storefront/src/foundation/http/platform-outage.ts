import type { Problem } from './problem';

/**
 * The time of the platform's last failure, reported by the gateway inside Next's bundles to the server around them. Both run in
 * one process but load their own copies of modules, so it is stored on the global object.
 */
const OUTAGE_KEY = Symbol.for('shop.platformOutage');

/** The problem response for API clients. */
export const PLATFORM_UNAVAILABLE: Problem = { status: 503, title: 'Commerce platform unavailable' };
/** Seconds before a retry is useful. */
export const RETRY_AFTER_OUTAGE_SECONDS = 15;

interface OutageRecord {
  lastSeen: number;
}

function outageRecord(): OutageRecord {
  const holder = globalThis as { [OUTAGE_KEY]?: OutageRecord };
  holder[OUTAGE_KEY] ??= { lastSeen: Number.NEGATIVE_INFINITY };
  return holder[OUTAGE_KEY];
}

/** Records that the platform did not answer just now. */
export function reportPlatformOutage(): void {
  outageRecord().lastSeen = performance.now();
}

/** Whether the platform was unreachable at some time since `start` (monotonic clock, in ms). */
export function platformFailedSince(start: number): boolean {
  return outageRecord().lastSeen >= start;
}
