/**
 * `npm run store:check -- --domain NAME.myshopify.com --public-token … [--private-token …] [--admin-token …] [--shop-url …]`: the shop's
 * requirements for a store, which of them exist, what each missing one breaks and how to create it (STORE-04; docs/real-store.md). Without
 * arguments: the store of the shop's settings. Exits with 1 when something is missing.
 */
import { shopBrand } from '../src/foundation/brand/shop-brand';
import { env } from '../src/foundation/env/env';
import { checkStore } from './store/check-store';
import { otherBrandNames } from './store/other-brand-names';
import { StoreRefusal } from './store/store-client';
import { storeOfCommand } from './store/store-of-command';
import { storeRequirements } from './store/store-requirements';

try {
  const { access, shopUrl } = storeOfCommand(
    {
      usage: 'npm run store:check -- [options]',
      about: 'What the shop needs of a store, and what is there (STORE-04).',
    },
    process.argv.slice(2),
  );
  const { lines, lacking } = await checkStore(
    access,
    shopUrl,
    storeRequirements(env().mailMagazineCoupons, shopBrand()),
    otherBrandNames(),
  );
  for (const line of lines) console.log(line);
  if (lacking.length > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof StoreRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
