import type { FormServices } from '#features/form/server/form-services.ts';
import { env } from '#foundation/env/env.ts';
import { shopStore } from '#foundation/store/shop-store.ts';

/** The dependencies of the telemetry endpoints. */
export interface TelemetryServices extends Pick<FormServices, 'store' | 'shopUrl' | 'maxPerClient'> {
  /** Share of measurements that is stored, from 0 to 1. */
  readonly sample: number;
  /** Whether this process accepts one more now. */
  readonly hasRoom: () => boolean;
}

/** Maximum beacons stored per process and minute: a sample is as informative as all measurements. */
const MAX_PER_MINUTE = 120;
const MINUTE_MS = 60_000;

/** Counts accepted items per minute. @param now milliseconds */
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

const hasRoom = minuteRoom(MAX_PER_MINUTE);

/** The services of this process. */
export function telemetryServices(): TelemetryServices {
  const { shopUrl, formLimitPerClient, vitalsSample } = env();
  return { store: shopStore(), shopUrl, maxPerClient: formLimitPerClient, sample: vitalsSample, hasRoom };
}
