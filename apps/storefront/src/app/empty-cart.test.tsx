import { KOMORENO } from '@shop/brands/komoreno/brand';
import { afterEach, expect, test, vi } from 'vitest';
import * as shop from '#foundation/brand/shop-brand.ts';
import { messages } from '#foundation/i18n/messages.ts';

vi.mock('#features/ranking/server/read-ranking.ts', () => ({ readRankingIfReachable: async () => [] }));
const { default: CartPage } = await import('./[locale]/cart/page');

afterEach(() => vi.restoreAllMocks());

async function emptyHint(): Promise<string | null> {
  const page = await CartPage({ params: Promise.resolve({ locale: 'en' }) });
  const [, cart] = page.props.children;
  return cart.props.emptyHint;
}

test('[CART-08] [BRAND-02] an empty cart speaks of places and persons only in a shop with such lists', async () => {
  expect(await emptyHint()).toBe(messages('en').collections.lead);
  vi.spyOn(shop, 'brandMenus').mockReturnValue({ ...KOMORENO.menus, purposes: [] });
  expect(await emptyHint()).toBeNull();
});
