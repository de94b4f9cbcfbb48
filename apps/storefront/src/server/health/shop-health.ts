import { join } from 'node:path';
import { env } from '../../env';
import { createHealth, type Health } from '../../http/health';
import { isDraining } from '../../http/lifecycle';
import { log } from '../../process/log';
import { shopStore } from '../store/shop-store';
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
