import { z } from 'zod';
import type { Systems } from './model-adapter';
import { Platform } from './platform';

const schema = z.object({ MODELS_SHOP_URL: z.url(), MODELS_PLATFORM_URL: z.url() });

/** The shop and platform started by the run's set-up. @throws when there is none */
export function systemsUnderTest(): Systems {
  const env = schema.parse(process.env);
  return { shopUrl: env.MODELS_SHOP_URL, platform: new Platform(env.MODELS_PLATFORM_URL) };
}
