import type { Problem } from './problem-schema';

/**
 * The time of the platform's last failure, reported by the gateway inside Next's bundles to the server around them. Both run in
 * one process but load their own copies of modules, so it is stored on the global object.
 */
const NOTE = Symbol.for('shop.platformOutage');

/** The problem response for API clients. */
export const PLATFORM_AWAY: Problem = { status: 503, title: 'Commerce platform unavailable' };
/** Seconds before a retry is useful. */
export const RETRY_AFTER_OUTAGE_SECONDS = 15;

interface Note {
  lastSeen: number;
}

function note(): Note {
  const holder = globalThis as { [NOTE]?: Note };
  holder[NOTE] ??= { lastSeen: Number.NEGATIVE_INFINITY };
  return holder[NOTE];
}

/** Records that the platform did not answer just now. */
export function reportPlatformOutage(): void {
  note().lastSeen = performance.now();
}

/** Whether the platform was unreachable at some time since `start` (monotonic clock, in ms). */
export function platformFailedSince(start: number): boolean {
  return note().lastSeen >= start;
}
