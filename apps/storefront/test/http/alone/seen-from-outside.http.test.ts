import { expect, test } from 'vitest';
import { control, statusOfNoProduct } from '../../support/control';
import { rawRequest } from '../../support/raw-request';
import { runningShop } from '../../support/running-shop';

test('[OBS-01][OBS-02] health: ready, degraded without the platform, and not ready without its database', async () => {
  const ready = async () => {
    const { status, body } = await rawRequest('GET', '/readyz');
    return { httpStatus: status, ...JSON.parse(body) };
  };
  await expect.poll(ready).toMatchObject({ httpStatus: 200, status: 'ready' });
  await control('platform/stop');
  try {
    await expect.poll(ready).toMatchObject({ httpStatus: 200, status: 'degraded' });
  } finally {
    await control('platform/start');
  }
  await expect.poll(statusOfNoProduct).toBe(404);
  await control('shop-database/cut');
  try {
    await expect.poll(ready).toMatchObject({
      httpStatus: 503,
      status: 'unready',
      checks: { database: { ok: false, reason: expect.any(String) } },
    });
    expect((await rawRequest('GET', '/livez')).status).toBe(200);
  } finally {
    await control('shop-database/mend');
  }
  await expect.poll(ready).toMatchObject({ httpStatus: 200, status: 'ready' });
  expect(JSON.stringify(await ready())).not.toContain(new URL(runningShop().platformUrl).host);
});
