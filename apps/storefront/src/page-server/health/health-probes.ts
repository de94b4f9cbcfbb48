import { Pool } from 'pg';
import { ClientGoneError, OverdueError } from '#foundation/process/waiting-line.ts';
import { pendingMigrations } from '#foundation/store/migrate-store.ts';
import type { Store } from '#foundation/store/open-store.ts';
import { secondsSinceWorker } from '#foundation/store/worker-sign.repository.ts';
import { type Finding, HealthFault, type HealthProbe } from '../health';
import { pageRequest } from '../page-request';
import { type Render, recordAnswer } from '../record-answer';
import { type RenderGate, TooManyRendersError } from '../render-gate';

const DATABASE_TIMEOUT_MS = 1_500;
const PLATFORM_TIMEOUT_MS = 2_000;
const CACHE_MS = 1_000;
/** The platform is somebody else's: it is asked less often. */
const PLATFORM_CACHE_MS = 5_000;
/** A worker signs every ten seconds. */
const WORKER_SILENT_SECONDS = 45;
/** Small, and asks the platform nothing: a shop without it is ready. */
const RENDERED_PATH = '/error-pages/failed';
/** How long a look waits for its page: one that finds a burst before it says nothing for the worse. */
const RENDER_PATIENCE_MS = 1_000;
/** What the gate throws of a page that is late, which says nothing of the page. */
const NOT_MADE = [TooManyRendersError, ClientGoneError, OverdueError];
/** A process in which no slot came free for so long makes no pages any more. Longer than a page that waits for a platform that is away. */
const STALLED_MS = 20_000;
const PLATFORM_PATH = '/api/2025-01/graphql.json';

interface ProbedServices {
  readonly store: Pick<Store, 'ready'>;
  readonly databaseUrl: string;
  /** Folder of the shop's migrations. */
  readonly migrations: string;
  readonly platformUrl: string;
  readonly platformPublicToken: string;
}

/**
 * What a shop process looks at to say whether it is ready (OBS-02). It needs its database: forms are taken and changes of pages are heard
 * through it. It does not need the platform, without which kept pages go on being shown, nor a worker, for which mails wait.
 */
export function healthProbes(services: ProbedServices): readonly HealthProbe[] {
  return [databaseProbe(services), platformProbe(services)];
}

/** One connection of its own: what the shop's work keeps busy says nothing of whether the database answers. */
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
  // A connection that PostgreSQL closes is seen by the next look.
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
      // A process that no request reaches would never bring its database to the newest shape.
      await store.ready();
      const pending = await pendingMigrations(pool, migrations);
      const seconds = pending.length === 0 ? await secondsSinceWorker(pool) : null;
      return [
        null,
        pending.length === 0 ? null : `not applied: ${pending.join(', ')}`,
        workerFinding(seconds),
      ];
    },
  };
}

interface ProbedRendering {
  readonly gate: Pick<RenderGate, 'run' | 'stalledMs'>;
  readonly render: Render;
}

/**
 * Renders a page by the same way as a visitor's, so that a process which makes no pages any more is noticed, whatever the reason. A burst
 * that is worked off is none.
 */
export function renderProbe({ gate, render }: ProbedRendering): HealthProbe {
  let begunAt: number | null = null;
  const renderPage = async (): Promise<number> => {
    begunAt = performance.now();
    const { request, response } = pageRequest(RENDERED_PATH);
    return (await recordAnswer(render, request, response)).status;
  };
  /** The status of the page; null if it was not made in time, or had no slot. */
  const renderInPatience = async (): Promise<number | null> => {
    const patience = AbortSignal.timeout(RENDER_PATIENCE_MS);
    const rendered = gate
      .run('readyz', renderPage, { cost: 0, gone: patience })
      .catch((error: unknown) => {
        if (NOT_MADE.some((kind) => error instanceof kind)) return null;
        throw error;
      })
      .finally(() => {
        begunAt = null;
      });
    return Promise.race([rendered, aborted(patience)]);
  };
  return {
    checks: [{ name: 'render', needed: true }],
    timeoutMs: 2 * RENDER_PATIENCE_MS,
    cacheMs: CACHE_MS,
    look: async () => {
      // One that was begun and has not ended holds a slot already.
      const status = begunAt === null ? await renderInPatience() : null;
      if (status !== null && status !== 200)
        throw new HealthFault(`a page is answered with status ${status}`);
      const ownMs = begunAt === null ? 0 : performance.now() - begunAt;
      const stalledMs = Math.max(gate.stalledMs, ownMs);
      return [stalledMs < STALLED_MS ? null : `no slot came free for ${Math.round(stalledMs / 1_000)} s`];
    },
  };
}

function aborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }));
}

function workerFinding(seconds: number | null): Finding {
  if (seconds === null) return 'none was ever heard of, or it has ended';
  return seconds > WORKER_SILENT_SECONDS ? `not heard of for ${Math.round(seconds)} s` : null;
}

function platformProbe({ platformUrl, platformPublicToken }: ProbedServices): HealthProbe {
  return {
    checks: [{ name: 'platform', needed: false }],
    timeoutMs: PLATFORM_TIMEOUT_MS,
    cacheMs: PLATFORM_CACHE_MS,
    look: async () => {
      const answer = await fetch(`${platformUrl}${PLATFORM_PATH}`, {
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
