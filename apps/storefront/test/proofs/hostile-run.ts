import { Agent, request as send } from 'node:http';
import { connect } from 'node:net';
import { type HostileKind, type HostileRequest, HostileRequests } from './hostile-requests';

interface HostileRunOptions {
  readonly shopUrl: string;
  readonly requests: number;
  readonly seed: number;
  /** Concurrent requests. */
  readonly atOnce: number;
  /** Stopped in the middle, and restarted before the end. */
  readonly platform: { readonly stop: () => Promise<unknown>; readonly start: () => Promise<unknown> };
}

export interface HostileResult {
  /** Count of each status; 0 where the connection was closed without one. */
  readonly statuses: ReadonlyMap<number, number>;
  readonly kinds: ReadonlyMap<HostileKind, number>;
  /** Requests whose client disconnected before the response. */
  readonly left: number;
  /** 503 responses with a retry time, all during the platform outage. */
  readonly unavailable: number;
  /** Requests with another failure of the shop, or without a response within a minute. */
  readonly failures: readonly string[];
  /** Shoppers' wait times for cached pages, in milliseconds, ascending. */
  readonly shopperMs: readonly number[];
  /** Shoppers' responses other than a page. */
  readonly shopperFailures: readonly string[];
}

const TIMEOUT_MS = 60_000;
/** Pause between two pages of a shopper during the flood. */
const SHOPPER_PAUSE_MS = 250;
const SHOPPER_PAGES = ['/', '/products/umbellata', '/cart', '/en', '/succulent'];
const SHOPPER = { 'x-forwarded-for': '203.0.113.77' };
const NOT_ANSWERED = -1;
const LEFT = -2;
/** Shares of all requests at which the platform stops and restarts. */
const AWAY = { from: 0.4, to: 0.55 };
/** Maximum time until the shop queries a restored platform again, in milliseconds (FAULT-01). */
const RECOVERY_MS = 5_000;
const PICTURE = /\/pictures\/s\/files\/[\w./-]+/g;
/** Number of a page's requested images. */
const PICTURES = 8;

/** Sends concurrent hostile requests to a shop, while a shopper views cached pages. */
export async function hostileRun({
  shopUrl,
  requests,
  seed,
  atOnce,
  platform,
}: HostileRunOptions): Promise<HostileResult> {
  const { hostname, port } = new URL(shopUrl);
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const home = await (await fetch(shopUrl)).text();
  const pictures = [...new Set(home.match(PICTURE))].slice(0, PICTURES);
  const source = new HostileRequests(seed, pictures);
  const statuses = new Map<number, number>();
  const kinds = new Map<HostileKind, number>();
  const failures: string[] = [];
  const shopperMs: number[] = [];
  const shopperFailures: string[] = [];
  let toSend = requests;
  let left = 0;
  let unavailable = 0;
  let isOver = false;
  let outage: Promise<unknown> | undefined;
  /** End of the period in which the platform may cause failures. */
  let awayUntil = Number.NEGATIVE_INFINITY;

  function ask({
    method,
    path,
    headers,
    body,
    leavesAfterMs,
  }: Pick<HostileRequest, 'method' | 'path' | 'headers' | 'body' | 'leavesAfterMs'>): Promise<number> {
    return new Promise((resolve) => {
      const sent = send({
        hostname,
        port,
        method,
        path,
        headers,
        agent,
        timeout: TIMEOUT_MS,
        insecureHTTPParser: true,
      });
      sent.on('response', (response) => {
        response.resume();
        const { statusCode = 0, headers } = response;
        // Without a retry time it is no better than a 500.
        const isBare = statusCode === 503 && headers['retry-after'] === undefined;
        const status = isBare ? 500 : statusCode;
        response.on('close', () => resolve(status));
        // A disconnecting client does not read the whole response.
        if (leavesAfterMs !== null && status < 500) {
          resolve(LEFT);
          sent.destroy();
        }
      });
      sent.on('upgrade', (response, socket) => {
        socket.destroy();
        resolve(response.statusCode ?? 0);
      });
      sent.on('timeout', () => {
        resolve(NOT_ANSWERED);
        sent.destroy();
      });
      sent.on('error', () => resolve(0));
      sent.end(body);
      if (leavesAfterMs !== null) {
        const leaving = setTimeout(() => {
          resolve(LEFT);
          sent.destroy();
        }, leavesAfterMs);
        sent.on('close', () => clearTimeout(leaving));
      }
    });
  }

  function pour(bytes: string, leavesAfterMs: number | null): Promise<number> {
    return new Promise((resolve) => {
      const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
      let answer = '';
      socket.setTimeout(TIMEOUT_MS, () => socket.destroy());
      socket.on('data', (chunk) => {
        answer += chunk.toString('latin1').slice(0, 40);
        // A client that has seen enough disconnects.
        socket.end();
      });
      const leaving = leavesAfterMs === null ? undefined : setTimeout(() => socket.destroy(), leavesAfterMs);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearTimeout(leaving);
        resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0));
      });
    });
  }

  async function attack(): Promise<void> {
    while (toSend > 0) {
      toSend -= 1;
      const sent = 1 - toSend / requests;
      if (sent >= AWAY.from) outage ??= takeAway();
      const request = source.next();
      const start = performance.now();
      const status =
        request.raw === null ? await ask(request) : await pour(request.raw, request.leavesAfterMs);
      if (status === LEFT) left += 1;
      else statuses.set(status, (statuses.get(status) ?? 0) + 1);
      kinds.set(request.kind, (kinds.get(request.kind) ?? 0) + 1);
      if (status === 503 && start < awayUntil) unavailable += 1;
      else if (status >= 500 || status === NOT_ANSWERED) {
        failures.push(
          `${status} ${request.method} ${request.raw ?? request.path} ${JSON.stringify(request.headers)} ${request.body ?? ''}`.slice(
            0,
            400,
          ),
        );
      }
    }
  }

  /** Stops the platform until its share of requests has been sent. */
  async function takeAway(): Promise<void> {
    awayUntil = Number.POSITIVE_INFINITY;
    await platform.stop();
    while (1 - toSend / requests < AWAY.to) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    await platform.start();
    awayUntil = performance.now() + RECOVERY_MS;
  }

  async function shop(): Promise<void> {
    for (let index = 0; !isOver; index += 1) {
      const path = SHOPPER_PAGES[index % SHOPPER_PAGES.length] ?? '/';
      const start = performance.now();
      const status = await ask({ method: 'GET', path, headers: SHOPPER, body: null, leavesAfterMs: null });
      shopperMs.push(performance.now() - start);
      if (status !== 200) shopperFailures.push(`${status} ${path}`);
      await new Promise((resolve) => setTimeout(resolve, SHOPPER_PAUSE_MS));
    }
  }

  for (const path of SHOPPER_PAGES)
    await ask({ method: 'GET', path, headers: SHOPPER, body: null, leavesAfterMs: null });
  const shopper = shop();
  await Promise.all(Array.from({ length: atOnce }, attack));
  await outage;
  isOver = true;
  await shopper;
  agent.destroy();
  return {
    statuses,
    kinds,
    left,
    unavailable,
    failures,
    shopperMs: shopperMs.sort((one, other) => one - other),
    shopperFailures,
  };
}

/** Maximum time for a shop to finish its requests, in milliseconds: slightly more than the longest slot hold. */
const DONE_MS = 35_000;
const LOOK_MS = 250;

/**
 * Waits until no work holds or awaits a slot, and returns the final number.
 * @param readMetrics returns the shop's metrics in Prometheus format
 */
export async function slotsUnderWay(readMetrics: () => Promise<string>): Promise<number> {
  for (const end = performance.now() + DONE_MS; ; ) {
    const counts = [...(await readMetrics()).matchAll(/^shop_slots_(?:under_way|waiting)\{.*\} (\d+)$/gm)];
    if (counts.length === 0) throw new Error('the storefront has no metric of occupied slots');
    const sum = counts.reduce((total, [, count]) => total + Number(count), 0);
    if (sum === 0 || performance.now() > end) return sum;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
