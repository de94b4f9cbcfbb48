import { join } from 'node:path';
import { untilIndexed } from '../../apps/storefront/test/support/until-indexed';
import { projectRoot } from '../setup/project-root.mjs';
import { controlServer } from './control-server';
import { shopUnderTest } from './shop-under-test';
import { TEST_PICTURES } from './test-pictures';

/**
 * Global set-up of the HTTP tests and of the models against the platform: the built shop, a platform with faults enabled, and their control
 * server, passed to the workers in E2E_SYSTEMS as for browser tests. Existing ones in this variable are reused: other projects of a run use
 * the first one's.
 * @returns the tear-down
 */
export async function setup(): Promise<() => Promise<void>> {
  if (process.env['E2E_SYSTEMS']) return async () => {};
  const { system, stop, ...shop } = await shopUnderTest({
    logFile: join(projectRoot, 'reports/http-shop.log'),
    variables: { PLATFORM_FAULTS: 'on', PLATFORM_IMAGE_DIR: TEST_PICTURES, FORM_LIMIT_PER_CLIENT: '1000' },
  });
  await untilIndexed(shop.shopUrl);
  const control = await controlServer(system);
  process.env['E2E_SYSTEMS'] = JSON.stringify([{ ...shop, controlUrl: control.url }]);
  return async () => {
    control.close();
    await stop();
  };
}
