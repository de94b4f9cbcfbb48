import { expect, test } from 'vitest';
import { HOSTILE_KINDS } from '../../proofs/hostile-requests';
import { hostileRun } from '../../proofs/hostile-run';
import { runningShop } from '../../support/running-shop';

/** The long form is `npm run proof:hostile`. */
const REQUESTS = 1_000;

test('[SEC-05] a thousand hostile requests, the same every time: no failure of the shop’s, and shoppers get their pages meanwhile', {
  timeout: 180_000,
}, async () => {
  const { statuses, kinds, failures, shopperFailures, shopperMs } = await hostileRun({
    shopUrl: runningShop().shopUrl,
    requests: REQUESTS,
    seed: 20_261_122,
    atOnce: 16,
  });
  expect(failures).toEqual([]);
  expect(shopperFailures).toEqual([]);
  expect(shopperMs.length).toBeGreaterThan(3);
  expect([...kinds.keys()].sort()).toEqual([...HOSTILE_KINDS].sort());
  for (const status of [200, 400, 401, 404, 405, 413, 415]) {
    expect(statuses.get(status) ?? 0, String(status)).toBeGreaterThan(2);
  }
});
