import { join } from 'node:path';
import { env } from '#foundation/env/env.ts';
import { log } from '#foundation/process/log.ts';
import { shopStore } from '#foundation/store/shop-store.ts';
import { createHealth, type Health } from '../health';
import { isDraining } from '../lifecycle';
import { healthProbes, renderProbe } from './health-probes';

/** The health of this shop process, which runs in the shop's own folder. What changes is logged. */
export function shopHealth(rendering: Parameters<typeof renderProbe>[0]): Health {
  return createHealth({
    isDraining,
    probes: [
      renderProbe(rendering),
      ...healthProbes({ ...env(), store: shopStore(), migrations: join(process.cwd(), 'migrations') }),
    ],
    onChange: ({ check, finding, error }) =>
      finding === null ? log.info(`${check}: well again`) : log.error(`${check}: ${finding}`, error ?? ''),
  });
}
