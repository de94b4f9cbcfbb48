import { HOSTILE_KINDS } from '../test/proofs/hostile-requests';
import { hostileRun } from '../test/proofs/hostile-run';
import { e2eEnv } from './support/e2e-env';
import { expect, test } from './support/test';

/** The long form is `npm run proof:hostile`. */
const REQUESTS = 1_000;

test('[SEC-05] a thousand hostile requests, the same every time: no failure of the shop’s, and shoppers get their pages meanwhile', async () => {
  // As many as a small machine answers beside another browser.
  test.setTimeout(180_000);
  const { statuses, kinds, failures, shopperFailures, shopperMs } = await hostileRun({
    shopUrl: e2eEnv().shopUrl,
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
