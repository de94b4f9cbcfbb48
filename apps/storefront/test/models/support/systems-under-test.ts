import { runningShop } from '../../support/running-shop';
import type { Systems } from './model-adapter';
import { Platform } from './platform';

/** The shop and platform started by the run's set-up. @throws when there is none */
export function systemsUnderTest(): Systems {
  const { shopUrl, platformUrl } = runningShop();
  return { shopUrl, platform: new Platform(platformUrl) };
}
