import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Interval of readiness checks. */
const LOOK_MS = 200;

/** A proxy before several shop processes, configured as recommended (docs/deploy.md). */
export interface RoundRobinProxy {
  readonly port: number;
  /** Ports of the processes in the rotation. */
  readonly setTargets: (ports: readonly number[]) => void;
  readonly close: () => Promise<void>;
}

/**
 * Forwards requests in turn to processes that report ready. It names the client and never retries. Without a ready process, or when one
 * dies while responding, the client gets a 502 or nothing.
 */
export async function roundRobinProxy(): Promise<RoundRobinProxy> {
  let targets: readonly number[] = [];
  let ready: readonly number[] = [];
  let turn = 0;
  const server = createServer({ keepAliveTimeout: 60_000 }, (incoming, answer) => {
    turn += 1;
    const port = ready[turn % ready.length];
    if (port === undefined) answer.writeHead(502).end();
    else handOn(incoming, answer, port);
  });
  const look = async () => {
    const answers = await Promise.all(targets.map(async (port) => ((await isReady(port)) ? [port] : [])));
    ready = answers.flat();
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    setTargets: (ports) => {
      targets = ports;
    },
    close: async () => {
      clearInterval(timer);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
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

function handOn(incoming: IncomingMessage, answer: ServerResponse, port: number): void {
  const client = incoming.headers['x-test-client'] ?? incoming.socket.remoteAddress;
  const asked = request(
    {
      host: '127.0.0.1',
      port,
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
  asked.once('error', () => {
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end();
  });
  answer.once('close', () => asked.destroy());
  incoming.pipe(asked);
}
