import { join } from 'node:path';
import { apiPath } from '@shop/graphql/api-version';
import {
  createHealth,
  type Finding,
  type Health,
  HealthFault,
  type HealthProbe,
} from '@shop/page-server/health';
import { isDraining } from '@shop/page-server/lifecycle';
import { renderProbe } from '@shop/page-server/render-probe';
import { Pool } from 'pg';
import { env } from '#foundation/env/env.ts';
import { log } from '#foundation/process/log.ts';
import { pendingMigrations } from '#foundation/store/migrate-store.ts';
import type { Store } from '#foundation/store/open-store.ts';
import { shopStore } from '#foundation/store/shop-store.ts';
import { secondsSinceHeartbeat } from '#foundation/store/worker-heartbeat.repository.ts';

const DATABASE_TIMEOUT_MS = 1_500;
const PLATFORM_TIMEOUT_MS = 2_000;
const CACHE_MS = 1_000;
/** The platform is a third party: checked less often. */
const PLATFORM_CACHE_MS = 5_000;
/** Workers write a heartbeat every ten seconds. */
const WORKER_SILENT_SECONDS = 45;

/** Small, and without platform requests: a shop is ready without the platform. */
const RENDERED_PATH = '/error-pages/failed';

interface ProbedServices {
  readonly store: Pick<Store, 'ready'>;
  readonly databaseUrl: string;
  /** Folder of the shop's migrations. */
  readonly migrations: string;
  readonly platformUrl: string;
  readonly platformPublicToken: string;
  /** PLATFORM_API_VERSION (STORE-06). */
  readonly platformApiVersion: string | undefined;
}

/**
 * The health checks of a shop process for readiness (OBS-02). It needs its database: forms are stored and page changes announced through
 * it. It does not need the platform, without which cached pages are still served, nor a worker: mails wait for it.
 */
export function healthProbes(services: ProbedServices): readonly HealthProbe[] {
  return [databaseProbe(services), platformProbe(services)];
}

/** The health of this shop process, which runs in the shop's own folder. Changes are logged. */
export function shopHealth(rendering: Omit<Parameters<typeof renderProbe>[0], 'path'>): Health {
  return createHealth({
    isDraining,
    probes: [
      renderProbe({ ...rendering, path: RENDERED_PATH }),
      ...healthProbes({ ...env(), store: shopStore(), migrations: join(process.cwd(), 'migrations') }),
    ],
    onChange: ({ check, finding, error }) =>
      finding === null ? log.info(`${check}: recovered`) : log.error(`${check}: ${finding}`, error ?? ''),
  });
}

/** A separate connection: a busy shop's pool would hide whether the database answers. */
function databaseProbe({ store, databaseUrl, migrations }: ProbedServices): HealthProbe {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: DATABASE_TIMEOUT_MS,
    statement_timeout: DATABASE_TIMEOUT_MS,
    query_timeout: DATABASE_TIMEOUT_MS,
    idleTimeoutMillis: 10_000,
    allowExitOnIdle: true,
  });
  // The next check detects a connection that PostgreSQL closed.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    checks: [
      { name: 'database', needed: true },
      { name: 'migrations', needed: true },
      { name: 'worker', needed: false },
    ],
    timeoutMs: DATABASE_TIMEOUT_MS,
    cacheMs: CACHE_MS,
    look: async () => {
      // Otherwise a process that gets no requests would never migrate its database.
      await store.ready();
      const pending = await pendingMigrations(pool, migrations);
      const seconds = pending.length === 0 ? await secondsSinceHeartbeat(pool) : null;
      return [
        null,
        pending.length === 0 ? null : `not applied: ${pending.join(', ')}`,
        workerFinding(seconds),
      ];
    },
  };
}

function workerFinding(seconds: number | null): Finding {
  if (seconds === null) return 'none was ever heard of, or it has ended';
  return seconds > WORKER_SILENT_SECONDS ? `not heard of for ${Math.round(seconds)} s` : null;
}

function platformProbe({
  platformUrl,
  platformPublicToken,
  platformApiVersion,
}: ProbedServices): HealthProbe {
  return {
    checks: [{ name: 'platform', needed: false }],
    timeoutMs: PLATFORM_TIMEOUT_MS,
    cacheMs: PLATFORM_CACHE_MS,
    look: async () => {
      const answer = await fetch(`${platformUrl}${apiPath(platformApiVersion)}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-shopify-storefront-access-token': platformPublicToken,
        },
        body: JSON.stringify({ query: '{ shop { name } }' }),
        signal: AbortSignal.timeout(PLATFORM_TIMEOUT_MS),
        cache: 'no-store',
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new HealthFault(`answers with status ${answer.status}`);
      return [null];
    },
  };
}
