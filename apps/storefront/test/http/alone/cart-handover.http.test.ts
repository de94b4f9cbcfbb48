import { expect, test } from 'vitest';
import { cartOf, cookieOf, handoverOf, visit } from '../../support/cart-handover';
import { PlatformApi } from '../../support/platform-api';
import { runningShop } from '../../support/running-shop';

const [PACHIRA, MONSTERA] = ['42319870264559', '42319877833967'];

test('[AGENT-03] a cart of which something has sold out is opened with the rest, and names it', async () => {
  const platform = new PlatformApi(runningShop().platformUrl);
  await platform.setStock(MONSTERA, 40);
  const link = await handoverOf(
    [PACHIRA, MONSTERA].map((id) => ({ merchandiseId: `gid://shopify/ProductVariant/${id}`, quantity: 1 })),
  );
  await platform.setStock(MONSTERA, 0);
  try {
    const opened = await visit(link, '');
    expect(opened.headers.get('location')).toBe(`/cart/link/part/${MONSTERA}:1`);
    expect(await platform.quantities(cartOf(cookieOf(opened)))).toEqual([1]);
  } finally {
    await platform.setStock(MONSTERA, 40);
  }
});
