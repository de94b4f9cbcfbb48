import type { Fault } from '../support/platform';

/** Possible faults of any call in a random test. */
export const NETWORK_FAULTS: readonly Fault[] = [
  { status: 503 },
  { drop: 'before' },
  { drop: 'after' },
  { malformed: true },
  { throttled: true },
  { latencyMs: 40 },
];
