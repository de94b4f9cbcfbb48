import { runningShops } from '../../test/support/running-shop';
import { untilIndexed } from '../../test/support/until-indexed';

/** Playwright's global set-up: the shop was started by `npm run e2e`, or a sentence says so; its own search answers. */
export default async function requireShop(): Promise<void> {
  for (const { shopUrl } of runningShops()) await untilIndexed(shopUrl);
}
