import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { System } from '../launcher/system';

/** A loopback address by which an end-to-end test ends, kills and starts the platform. */
export interface ControlServer {
  url: string;
  close(): void;
}

/** Starts the control of a running shop: POST /platform/{stop|kill|start} answers 204 when it is done. */
export function controlServer(system: System): Promise<ControlServer> {
  const actions: Record<string, () => Promise<void> | undefined> = {
    '/platform/stop': () => system.platform?.stop(),
    '/platform/kill': () => system.platform?.kill(),
    '/platform/start': () => system.platform?.start(),
  };
  const server = createServer((request, response) => {
    const action = request.method === 'POST' ? actions[request.url ?? ''] : undefined;
    Promise.resolve(action?.()).then(
      () => response.writeHead(action ? 204 : 404).end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ url: `http://127.0.0.1:${port}`, close: () => server.close() });
    });
  });
}
