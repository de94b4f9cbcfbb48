import { expect, test } from 'vitest';
import { isFailedByOutage } from './site.ts';

test('[API-06] a failed render is an outage where the platform failed up to ten seconds before the request', () => {
  const failedAt = 20_000;
  const outage = { since: (start: number) => failedAt >= start } as Parameters<
    typeof isFailedByOutage
  >[0]['outage'];
  expect([19_000, 30_000, 30_001].map((start) => isFailedByOutage({ outage }, start))).toEqual([
    true,
    true,
    false,
  ]);
});
