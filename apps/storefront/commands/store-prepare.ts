/**
 * `npm run store:prepare -- --domain NAME.myshopify.com --public-token … --admin-token … [--shop-url …] [--yes]`: creates what a store
 * lacks of the shop's requirements (STORE-04; docs/real-store.md). Prints each call; without `--yes` it only prints them. Can be run again.
 */
import { shopBrand } from '../src/foundation/brand/shop-brand';
import { env } from '../src/foundation/env/env';
import { prepareStore } from './store/prepare-store';
import { StoreRefusal } from './store/store-client';
import { storeOfCommand } from './store/store-of-command';
import { storeRequirements } from './store/store-requirements';

try {
  const { access, shopUrl, isConfirmed } = storeOfCommand(
    {
      usage: 'npm run store:prepare -- [options]',
      about: 'Makes what a store lacks of what the shop needs (STORE-04).',
    },
    process.argv.slice(2),
  );
  const { adminToken } = access;
  if (adminToken === null) throw new StoreRefusal('--admin-token is needed: nothing can be made without it');
  if (shopUrl === null)
    throw new StoreRefusal("--shop-url is needed: the store sends its webhooks to the shop's public address");
  const calls = await prepareStore(
    { ...access, adminToken },
    storeRequirements(env().mailMagazineCoupons, shopBrand()),
    {
      shopUrl,
      isDryRun: !isConfirmed,
      print: (line) => console.log(line),
      now: new Date(),
    },
  );
  console.log(isConfirmed ? `${calls} calls were made` : `${calls} calls would be made; --yes makes them`);
} catch (error) {
  if (!(error instanceof StoreRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
