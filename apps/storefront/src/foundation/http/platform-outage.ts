import type { Problem } from './problem-schema';

/**
 * When the platform was last out of reach, told by the gateway inside Next's bundles to the server around them. Both live
 * in one process but load their own copies of modules, so the note hangs on the global object.
 */
const NOTE = Symbol.for('shop.platformOutage');

/** Says so to programs. */
export const PLATFORM_AWAY: Problem = { status: 503, title: 'Commerce platform unavailable' };
/** Seconds after which it is worth trying again. */
export const RETRY_AFTER_OUTAGE_SECONDS = 15;

interface Note {
  lastSeen: number;
}

function note(): Note {
  const holder = globalThis as { [NOTE]?: Note };
  holder[NOTE] ??= { lastSeen: Number.NEGATIVE_INFINITY };
  return holder[NOTE];
}

/** Notes that the platform did not answer just now. */
export function reportPlatformOutage(): void {
  note().lastSeen = performance.now();
}

/** Whether the platform was out of reach at some moment since `start` (of the monotonic clock, in ms). */
export function platformFailedSince(start: number): boolean {
  return note().lastSeen >= start;
}
