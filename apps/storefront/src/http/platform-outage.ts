/**
 * When the platform was last out of reach, told by the gateway inside Next's bundles to the server around them. Both live
 * in one process but load their own copies of modules, so the note hangs on the global object.
 */
const NOTE = Symbol.for('shop.platformOutage');

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
