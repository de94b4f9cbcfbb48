import { runningShops } from '../../test/support/running-shop';
import { untilIndexed } from '../../test/support/until-indexed';

/** Playwright's global set-up: checks with a clear message that `npm run e2e` started the shop, and that its own search responds. */
export default async function requireShop(): Promise<void> {
  for (const { shopUrl } of runningShops()) await untilIndexed(shopUrl);
}
