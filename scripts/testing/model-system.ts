import { join } from 'node:path';
import { projectRoot } from '../setup/project-root.mjs';
import { shopUnderTest } from './shop-under-test';
import { TEST_PICTURES } from './test-pictures';

/**
 * Global set-up of the model tests against the platform: the real shop and platform with faults enabled, passed to the workers in
 * MODELS_SHOP_URL and MODELS_PLATFORM_URL. Existing ones in these variables are reused.
 * @returns the tear-down
 */
export async function setup(): Promise<() => Promise<void>> {
  if (process.env['MODELS_PLATFORM_URL']) return async () => {};
  const shop = await shopUnderTest({
    logFile: join(projectRoot, 'reports/models-shop.log'),
    variables: { PLATFORM_FAULTS: 'on', PLATFORM_IMAGE_DIR: TEST_PICTURES },
  });
  process.env['MODELS_SHOP_URL'] = shop.shopUrl;
  process.env['MODELS_PLATFORM_URL'] = shop.platformUrl;
  return () => shop.stop();
}
