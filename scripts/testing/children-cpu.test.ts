import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { endedChildrenSeconds } from './children-cpu';

const BUSY = 'const end = process.cpuUsage().user + 200_000; while (process.cpuUsage().user < end);';

test('the CPU seconds of an ended child are those of its descendants too, and are counted once', () => {
  endedChildrenSeconds();
  const nested = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(BUSY)}])`;
  spawnSync(process.execPath, ['-e', nested]);
  expect(endedChildrenSeconds()).toBeGreaterThan(0.15);
  expect(endedChildrenSeconds()).toBeLessThan(0.05);
});
