import type { Fault } from '../support/platform';

/** What a walk may be met by at any call. */
export const NETWORK_FAULTS: readonly Fault[] = [
  { status: 503 },
  { drop: 'before' },
  { drop: 'after' },
  { malformed: true },
  { throttled: true },
  { latencyMs: 40 },
];
