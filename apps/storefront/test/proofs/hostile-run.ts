import { Agent, request as send } from 'node:http';
import { connect } from 'node:net';
import { type HostileKind, type HostileRequest, HostileRequests } from './hostile-requests';

interface HostileRunOptions {
  readonly shopUrl: string;
  readonly requests: number;
  readonly seed: number;
  /** Requests at a time. */
  readonly atOnce: number;
}

export interface HostileResult {
  /** How often each status came; 0 where the connection was closed without one. */
  readonly statuses: ReadonlyMap<number, number>;
  readonly kinds: ReadonlyMap<HostileKind, number>;
  /** Requests that were answered by a failure of the shop's, or not at all in half a minute. */
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

/** Sends hostile requests at a shop, several at a time, while a shopper goes on looking at pages that are kept. */
export async function hostileRun({
  shopUrl,
  requests,
  seed,
  atOnce,
}: HostileRunOptions): Promise<HostileResult> {
  const { hostname, port } = new URL(shopUrl);
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const source = new HostileRequests(seed);
  const statuses = new Map<number, number>();
  const kinds = new Map<HostileKind, number>();
  const failures: string[] = [];
  const shopperMs: number[] = [];
  const shopperFailures: string[] = [];
  let left = requests;
  let isOver = false;

  function ask({
    method,
    path,
    headers,
    body,
  }: Pick<HostileRequest, 'method' | 'path' | 'headers' | 'body'>): Promise<number> {
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
        response.on('close', () => resolve(response.statusCode ?? 0));
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
    });
  }

  function pour(bytes: string): Promise<number> {
    return new Promise((resolve) => {
      const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
      let answer = '';
      socket.setTimeout(TIMEOUT_MS, () => socket.destroy());
      socket.on('data', (chunk) => {
        answer += chunk.toString('latin1').slice(0, 40);
        // What a client does that has seen enough.
        socket.end();
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)));
    });
  }

  async function attack(): Promise<void> {
    while (left > 0) {
      left -= 1;
      const request = source.next();
      const status = request.raw === null ? await ask(request) : await pour(request.raw);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      kinds.set(request.kind, (kinds.get(request.kind) ?? 0) + 1);
      if (status >= 500 || status === NOT_ANSWERED) {
        failures.push(
          `${status} ${request.method} ${request.raw ?? request.path} ${JSON.stringify(request.headers)} ${request.body ?? ''}`.slice(
            0,
            400,
          ),
        );
      }
    }
  }

  async function shop(): Promise<void> {
    for (let index = 0; !isOver; index += 1) {
      const path = SHOPPER_PAGES[index % SHOPPER_PAGES.length] ?? '/';
      const start = performance.now();
      const status = await ask({ method: 'GET', path, headers: SHOPPER, body: null });
      shopperMs.push(performance.now() - start);
      if (status !== 200) shopperFailures.push(`${status} ${path}`);
      await new Promise((resolve) => setTimeout(resolve, SHOPPER_PAUSE_MS));
    }
  }

  for (const path of SHOPPER_PAGES) await ask({ method: 'GET', path, headers: SHOPPER, body: null });
  const shopper = shop();
  await Promise.all(Array.from({ length: atOnce }, attack));
  isOver = true;
  await shopper;
  agent.destroy();
  return {
    statuses,
    kinds,
    failures,
    shopperMs: shopperMs.sort((one, other) => one - other),
    shopperFailures,
  };
}
