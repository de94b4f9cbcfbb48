import type { Fleet } from './fleet';

const P99 = /^nodejs_eventloop_lag_p99_seconds ([\d.e+-]+)$/m;

/** Event loop delay of each shop process, 99th percentile in milliseconds since the last query, from its own metrics (OBS-06). */
export function eventLoopDelays(fleet: Fleet): Promise<number[]> {
  return Promise.all(
    fleet.shops.map(async ({ port }) => {
      const response = await fetch(`http://127.0.0.1:${port}/metrics`, {
        headers: { authorization: `Bearer ${fleet.metricsToken}` },
      });
      const seconds = Number(P99.exec(await response.text())?.[1]);
      return Math.round(seconds * 10_000) / 10;
    }),
  );
}
