import type { FormServices } from '#features/form/server/form-services.ts';
import { env } from '#foundation/env/env.ts';
import { shopStore } from '#foundation/store/shop-store.ts';

/** What the endpoints of browsers' measurements work with. */
export interface TelemetryServices extends Pick<FormServices, 'store' | 'shopUrl' | 'mostPerClient'> {
  /** Part of the measurements that is kept, from 0 to 1. */
  readonly sample: number;
  /** Whether this process takes one more now. */
  readonly hasRoom: () => boolean;
}

/** Beacons that one process writes down in a minute: what is measured by some says as much as what is measured by all. */
const MOST_PER_MINUTE = 120;
const MINUTE_MS = 60_000;

/** Counts what was taken in a minute. @param now milliseconds */
export function minuteRoom(most: number, now: () => number = () => performance.now()): () => boolean {
  let minute = Number.NEGATIVE_INFINITY;
  let taken = 0;
  return () => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) {
      minute = current;
      taken = 0;
    }
    taken += 1;
    return taken <= most;
  };
}

const hasRoom = minuteRoom(MOST_PER_MINUTE);

/** Those of this process. */
export function telemetryServices(): TelemetryServices {
  const { shopUrl, formLimitPerClient, vitalsSample } = env();
  return { store: shopStore(), shopUrl, mostPerClient: formLimitPerClient, sample: vitalsSample, hasRoom };
}
