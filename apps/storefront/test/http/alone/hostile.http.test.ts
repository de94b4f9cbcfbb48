import { expect, test } from 'vitest';
import { HOSTILE_KINDS } from '../../proofs/hostile-requests';
import { hostileRun } from '../../proofs/hostile-run';
import { control } from '../../support/control';
import { runningShop } from '../../support/running-shop';

/** The long form is `npm run proof:hostile`. */
const REQUESTS = 1_500;

test('[SEC-05] repeatable hostile requests, a third of them aborted, with a platform outage: no server error but 503, and shoppers get their pages meanwhile', async () => {
  const { statuses, kinds, left, unavailable, failures, shopperFailures, shopperMs } = await hostileRun({
    shopUrl: runningShop().shopUrl,
    requests: REQUESTS,
    seed: 20_261_122,
    atOnce: 16,
    platform: { stop: () => control('platform/stop'), start: () => control('platform/start') },
  });
  expect(failures).toEqual([]);
  expect(shopperFailures).toEqual([]);
  expect(shopperMs.length).toBeGreaterThan(3);
  expect(left).toBeGreaterThan(REQUESTS / 4);
  expect(unavailable).toBeGreaterThan(10);
  // More concurrent requests than slots: clients that left hold none.
  const { shopUrl } = runningShop();
  const asked = Array.from({ length: 12 }, (_, index) =>
    fetch(`${shopUrl}/api/products?productIds=${900_000 + index}`),
  );
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 200));
  expect([...kinds.keys()].sort()).toEqual([...HOSTILE_KINDS].sort());
  for (const status of [200, 400, 401, 404, 405, 413, 415]) {
    expect(statuses.get(status) ?? 0, String(status)).toBeGreaterThan(2);
  }
});
