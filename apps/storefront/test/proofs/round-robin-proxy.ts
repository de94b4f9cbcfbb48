import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Interval of readiness checks. */
const LOOK_MS = 200;

/** Failed checks in a row after which a process gets no requests. */
const MAX_FAILURES = 2;

/** A process of the shop, as the proxy knows it. */
interface Target {
  readonly port: number;
  failures: number;
  isChecked: boolean;
}

/** A proxy before several shop processes, configured as recommended (docs/deploy.md). */
export interface RoundRobinProxy {
  readonly port: number;
  /** Ports of the processes in the rotation. */
  readonly setTargets: (ports: readonly number[]) => void;
  readonly close: () => Promise<void>;
}

/**
 * Forwards requests in turn to processes that are in the rotation. It names the client and never retries. A process is out after two failed
 * readiness checks in a row, or when it refuses a connection, until the next successful check; each process is checked by itself, so a slow
 * one does not hide that another is dead. When all are out, requests go to all. When a process dies while responding, the client gets a 502
 * or nothing.
 */
export async function roundRobinProxy(): Promise<RoundRobinProxy> {
  let targets: readonly Target[] = [];
  let turn = 0;
  const server = createServer({ keepAliveTimeout: 60_000 }, (incoming, answer) => {
    turn += 1;
    const inRotation = targets.filter(({ failures }) => failures < MAX_FAILURES);
    const candidates = inRotation.length > 0 ? inRotation : targets;
    const target = candidates[turn % candidates.length];
    if (target === undefined) answer.writeHead(502).end();
    else handOn(incoming, answer, target);
  });
  const timer = setInterval(() => targets.forEach(look), LOOK_MS);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    setTargets: (ports) => {
      const known = new Map(targets.map((target) => [target.port, target]));
      targets = ports.map((port) => known.get(port) ?? { port, failures: 0, isChecked: false });
    },
    close: async () => {
      clearInterval(timer);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function look(target: Target): Promise<void> {
  if (target.isChecked) return;
  target.isChecked = true;
  target.failures = (await isReady(target.port)) ? 0 : target.failures + 1;
  target.isChecked = false;
}

async function isReady(port: number): Promise<boolean> {
  try {
    const { status, body } = await fetch(`http://127.0.0.1:${port}/readyz`, {
      signal: AbortSignal.timeout(2_000),
    });
    await body?.cancel();
    return status === 200;
  } catch {
    // Not listening or silent, so not ready.
    return false;
  }
}

function handOn(incoming: IncomingMessage, answer: ServerResponse, target: Target): void {
  const client = incoming.headers['x-test-client'] ?? incoming.socket.remoteAddress;
  const asked = request(
    {
      host: '127.0.0.1',
      port: target.port,
      path: incoming.url,
      method: incoming.method,
      headers: { ...incoming.headers, 'x-forwarded-for': String(client) },
    },
    (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
      given.once('error', () => answer.destroy());
    },
  );
  asked.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED') target.failures = MAX_FAILURES;
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end();
  });
  answer.once('close', () => asked.destroy());
  incoming.pipe(asked);
}
