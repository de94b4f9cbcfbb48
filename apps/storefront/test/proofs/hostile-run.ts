import { Agent, request as send } from 'node:http';
import { connect } from 'node:net';
import { type HostileKind, type HostileRequest, HostileRequests } from './hostile-requests';

interface HostileRunOptions {
  readonly shopUrl: string;
  readonly requests: number;
  readonly seed: number;
  /** Requests at a time. */
  readonly atOnce: number;
  /** Is taken away in the middle, and given back before the end. */
  readonly platform: { readonly stop: () => Promise<unknown>; readonly start: () => Promise<unknown> };
}

export interface HostileResult {
  /** How often each status came; 0 where the connection was closed without one. */
  readonly statuses: ReadonlyMap<number, number>;
  readonly kinds: ReadonlyMap<HostileKind, number>;
  /** Requests whose client left before it had its answer. */
  readonly left: number;
  /** Answers of 503 that say when to try again, all of them while the platform was away. */
  readonly unavailable: number;
  /** Requests that were answered by another failure of the shop's, or not at all in half a minute. */
  readonly failures: readonly string[];
  /** How long shoppers waited meanwhile for pages that are kept, in milliseconds, the longest last. */
  readonly shopperMs: readonly number[];
  /** What shoppers were answered instead of a page. */
  readonly shopperFailures: readonly string[];
}

const TIMEOUT_MS = 30_000;
/** Between two pages of a shopper, who comes on through the flood. */
const SHOPPER_PAUSE_MS = 250;
const SHOPPER_PAGES = ['/', '/products/umbellata', '/cart', '/en', '/succulent'];
const SHOPPER = { 'x-forwarded-for': '203.0.113.77' };
const NOT_ANSWERED = -1;
const LEFT = -2;
/** The shares of all requests after which the platform goes and comes back. */
const AWAY = { from: 0.4, to: 0.55 };
/** How long it may take until the shop asks a platform again that is back, in milliseconds (FAULT-01). */
const RECOVERY_MS = 5_000;
const PICTURE = /\/pictures\/s\/files\/[\w./-]+/g;
/** So many of a page's pictures are asked for. */
const PICTURES = 8;

/** Sends hostile requests at a shop, several at a time, while a shopper goes on looking at pages that are kept. */
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
  /** Until when a failure may be the platform's. */
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
        // One that does not say when to try again is no better than a 500.
        const isBare = statusCode === 503 && headers['retry-after'] === undefined;
        const status = isBare ? 500 : statusCode;
        response.on('close', () => resolve(status));
        // Who is about to leave reads no answer to its end.
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
        // What a client does that has seen enough.
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

  /** Takes the platform away until its share of requests has been sent. */
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

/** How long a shop may take to be done with what was asked of it, in milliseconds: the longest that a slot is held, and a little. */
const DONE_MS = 35_000;
const LOOK_MS = 250;

/**
 * Waits until no work holds a slot or waits for one, and says how many do at last.
 * @param readMetrics gives the shop's metrics as Prometheus reads them
 */
export async function slotsUnderWay(readMetrics: () => Promise<string>): Promise<number> {
  for (const end = performance.now() + DONE_MS; ; ) {
    const counts = [...(await readMetrics()).matchAll(/^shop_slots_(?:under_way|waiting)\{.*\} (\d+)$/gm)];
    if (counts.length === 0) throw new Error('the shop does not say how many slots are held');
    const sum = counts.reduce((total, [, count]) => total + Number(count), 0);
    if (sum === 0 || performance.now() > end) return sum;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
