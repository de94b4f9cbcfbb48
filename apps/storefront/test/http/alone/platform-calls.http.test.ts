import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { askShop, statusOf } from '../../support/ask-shop';
import { PlatformApi } from '../../support/platform-api';
import { runningShop } from '../../support/running-shop';

test('[PLAT-01] the first view of a product costs one platform request, and the next ones none', async () => {
  const platform = new PlatformApi(runningShop().platformUrl);
  const handle = `seen-by-nobody-${randomUUID()}`;
  const path = `/products/${handle}`;
  const title = `Seen by nobody ${randomUUID()}`;
  await platform.createProduct({ handle, title, price: 990, available: 5 });
  try {
    // Found through its webhook's effect: afterwards no pending change causes its page to be rendered again.
    const found = async () => (await askShop(`/api/suggestions?${new URLSearchParams({ q: title })}`)).text();
    await expect.poll(found, { interval: 100 }).toContain(handle);
    await platform.clear();
    expect(await statusOf(path)).toBe(200);
    expect(await platform.callsAbout(handle)).toEqual(['ProductPage']);
    await platform.clear();
    for (const address of [path, `${path}?utm_source=mail`]) expect(await statusOf(address)).toBe(200);
    expect(await platform.callsAbout(handle)).toEqual([]);
  } finally {
    await platform.deleteProduct(handle);
  }
});
