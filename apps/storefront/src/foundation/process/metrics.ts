import { onePerProcess } from '@shop/page-server/one-per-process';
import { flights } from '@shop/page-server/single-flight';
import type { CacheResult } from '@shop/page-server/site';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { log } from './log';

/** Seconds: a page from memory takes one or two milliseconds, one that waits for the platform some tenths of a second. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The outcome of a call to the platform. */
export type PlatformOutcome = 'ok' | 'unreachable' | 'refused';
/** The outcome of an attempt to send a mail. */
export type MailOutcome = 'sent' | 'failed' | 'givenUp';

/** Connections of the pool to the shop's database, and requests waiting for one. */
export interface PoolUse {
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
}

/** The load of a waiting line. */
interface QueueUse {
  readonly underWay: number;
  readonly waiting: number;
}

/** The number of jobs or mails in a state. */
export interface Depth {
  readonly name: string;
  readonly count: number;
}

/**
 * The metrics of this process (OBS-06) in Prometheus format. Labels have few values for any requests: kinds of routes, names of
 * the shop's own operations and queues. The table in docs/operations.md is checked against them.
 */
function makeMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Counter({
      name: 'shop_requests_total',
      help: 'Responses, by kind of route, method and status',
      labelNames: ['route', 'method', 'status'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'shop_request_seconds',
      help: 'Time from a request to the end of its response',
      labelNames: ['route'],
      buckets: BUCKETS,
      registers,
    }),
    cacheResults: new Counter({
      name: 'shop_cache_results_total',
      help: 'Cache results of responses: hit, stale, miss, joined or none',
      labelNames: ['route', 'result'],
      registers,
    }),
    renders: new Counter({
      name: 'shop_renders_total',
      help: 'Pages rendered, for a response or after a stale one',
      labelNames: ['route'],
      registers,
    }),
    errors: new Counter({
      name: 'shop_unexpected_errors_total',
      help: 'Unexpected errors, by where they occurred',
      labelNames: ['where'],
      registers,
    }),
    overdue: new Counter({
      name: 'shop_slots_overdue_total',
      help: 'Tasks that exceeded the time limit of a slot, by queue',
      labelNames: ['line'],
      registers,
    }),
    platformCalls: new Counter({
      name: 'shop_platform_calls_total',
      help: 'Calls to the platform, by operation and outcome: ok, unreachable or refused',
      labelNames: ['operation', 'outcome'],
      registers,
    }),
    platformSeconds: new Histogram({
      name: 'shop_platform_call_seconds',
      help: 'Time of a call to the platform, per attempt',
      labelNames: ['operation'],
      buckets: BUCKETS,
      registers,
    }),
    mails: new Counter({
      name: 'shop_mails_total',
      help: 'Attempts to send a mail, by outcome: sent, failed (retried) or givenUp (no more retries)',
      labelNames: ['outcome'],
      registers,
    }),
  };
}

type Metrics = ReturnType<typeof makeMetrics>;
const metrics = (): Metrics => onePerProcess('metrics', makeMetrics);

/** Counts an answer. @param answer `ms` in milliseconds */
export function countAnswer(answer: {
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly ms: number;
  readonly cache: CacheResult;
}): void {
  const { route, method, status, ms, cache } = answer;
  const { requests, requestSeconds, cacheResults, renders } = metrics();
  requests.inc({ route, method, status });
  requestSeconds.observe({ route }, ms / 1_000);
  cacheResults.inc({ route, result: cache });
  if (cache === 'miss' || cache === 'stale') renders.inc({ route });
}

/** Counts a call to the platform. @param ms milliseconds */
export function countPlatformCall(operation: string, outcome: PlatformOutcome, ms: number): void {
  metrics().platformCalls.inc({ operation, outcome });
  metrics().platformSeconds.observe({ operation }, ms / 1_000);
}

/** Counts an attempt to send a mail (OBS-05). */
export function countMail(outcome: MailOutcome): void {
  metrics().mails.inc({ outcome });
}

/** Counts an unexpected error. @param where the part of the code, never an address */
export function countError(where: string): void {
  metrics().errors.inc({ where });
}

/** Counts a task that held its slot too long. */
export function countOverdue(line: string): void {
  metrics().overdue.inc({ line });
}

/** Reports a line's held slots and waiting tasks on each scrape. */
export function watchRequestQueue(name: string, line: QueueUse): void {
  requestQueues().set(name, line);
  onePerProcess('watchLines', () => [
    gauge('shop_slots_under_way', 'Tasks that hold a slot, by queue', 'line', async () =>
      [...requestQueues()].map(([name, { underWay }]) => ({ name, count: underWay })),
    ),
    gauge('shop_slots_waiting', 'Tasks that wait for a slot, by queue', 'line', async () =>
      [...requestQueues()].map(([name, { waiting }]) => ({ name, count: waiting })),
    ),
  ]);
}

const requestQueues = () =>
  onePerProcess('lines', () => new Map<string, QueueUse>([['singleFlight', flights]]));

/** Reports the pool's use on each scrape. */
export function watchPool(read: () => PoolUse): void {
  onePerProcess('watchPool', () =>
    gauge(
      'shop_database_connections',
      'Connections to the database: used, idle, and requests waiting for one',
      'state',
      async () => {
        const { used, idle, waiting } = read();
        return [
          { name: 'used', count: used },
          { name: 'idle', count: idle },
          { name: 'waiting', count: waiting },
        ];
      },
    ),
  );
}

/** Reports each queue's open jobs and the unsent mails on each scrape. */
export function watchQueues(
  readJobs: () => Promise<readonly Depth[]>,
  readMails: () => Promise<readonly Depth[]>,
): void {
  onePerProcess('watchQueues', () => [
    gauge('shop_jobs', 'Jobs that are waiting or active, by queue', 'queue', readJobs),
    gauge('shop_open_mails', 'Unsent mails: waiting or givenUp', 'state', readMails),
  ]);
}

/** Unreadable values, e.g. while the database is unavailable, are missing; all others are still reported. */
function gauge(name: string, help: string, label: string, read: () => Promise<readonly Depth[]>): Gauge {
  let isMissing = false;
  return new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [metrics().registry],
    async collect() {
      this.reset();
      try {
        for (const depth of await read()) this.set({ [label]: depth.name }, depth.count);
        isMissing = false;
      } catch (error) {
        if (!isMissing) log.warn(`${name} cannot be read`, error);
        isMissing = true;
      }
    },
  });
}

/** All metrics in Prometheus format. */
export function metricsText(): Promise<string> {
  return metrics().registry.metrics();
}

/** Names and descriptions of all metrics. */
export function metricsList(): Promise<readonly { readonly name: string; readonly help: string }[]> {
  return metrics().registry.getMetricsAsJSON();
}
