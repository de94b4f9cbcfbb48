import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The shop behind a proxy of another origin.
 * @param change sends an answer changed; false for those that are sent as they are
 * @returns its URL, and a function to end it
 */
export async function serveThrough(
  shopUrl: string,
  change: (asked: IncomingMessage, page: IncomingMessage, answer: ServerResponse) => boolean,
): Promise<{ readonly url: string; readonly end: () => void }> {
  const server = createServer((asked, answer) => {
    const { host, origin } = new URL(shopUrl);
    const headers: OutgoingHttpHeaders = { ...asked.headers, host, 'accept-encoding': 'identity' };
    // The shop refuses what other origins send.
    if (asked.headers.origin !== undefined) headers.origin = origin;
    const passed = request(shopUrl + asked.url, { method: asked.method, headers }, (page) => {
      if (!change(asked, page, answer)) page.pipe(answer.writeHead(page.statusCode ?? 502, page.headers));
    });
    passed.on('error', (error) => answer.destroy(error));
    asked.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    end: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
