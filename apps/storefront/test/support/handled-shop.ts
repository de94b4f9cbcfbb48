import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { createHealth } from '@shop/page-server/health';
import { createPageHandler } from '@shop/page-server/page-handler';
import { RenderGate } from '@shop/page-server/render-gate';
import { afterEach, onTestFinished, vi } from 'vitest';
import { shopSecurity } from '#page-server/shop-security.ts';
import { SHOP_SITE } from '#page-server/shop-site.ts';

/** A page large enough for compression. */
export const PAGE = `<!DOCTYPE html><p>${'植物'.repeat(1_000)}</p>`;

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/**
 * The shop's handler around a test renderer, listening on a local port. It is closed after each test.
 * @param send a static file's response
 */
export async function handledShop(
  render: (request: IncomingMessage, response: ServerResponse) => Promise<void> | void,
  send: (request: IncomingMessage, response: ServerResponse) => boolean = () => false,
  // No time passes for budgets: a slow machine refills none.
  renderGate = new RenderGate({ perMinute: 40, now: () => 0 }),
) {
  const spy = vi.fn(async (request: IncomingMessage, response: ServerResponse) => render(request, response));
  const health = createHealth({ probes: [], isDraining: () => false });
  const handle = createPageHandler({
    render: spy,
    site: SHOP_SITE,
    files: [{ send: () => false }, { send }],
    security: shopSecurity({
      platformUrl: 'http://platform.test',
      secure: false,
      ownScripts: ['own()'],
    }),
    renderGate,
    own: [({ address }, _, response) => health.answer(address, response)],
  });
  const server = createServer((request, response) => void handle(request, response));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    calls: () => spy.mock.calls.map(([request]) => request.url),
    get: (path: string, headers: Record<string, string> = {}, signal?: AbortSignal) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        headers,
        redirect: 'manual',
        ...(signal === undefined ? {} : { signal }),
      }),
    /** Sends raw bytes. @returns all received data until the connection was closed */
    send: (text: string, more: (socket: Socket) => void = () => undefined) =>
      new Promise<string>((resolve) => {
        const socket = connect(port, '127.0.0.1');
        let answer = '';
        socket.on('data', (chunk) => {
          answer += chunk;
        });
        socket.on('error', () => undefined);
        socket.on('close', () => resolve(answer));
        socket.write(text);
        more(socket);
      }),
  };
}

/** Stops the monotonic clock until the test ends: on a slow machine, too, a cached page is then fresh (FRESH_MS). */
export function stopClock(): void {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  onTestFinished(() => clock.mockRestore());
}

/** A request line with the other required parts. */
export const line = (text: string, headers = '') =>
  `${text} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${headers}\r\n`;
/** Serves an error page by its URL, and any other as an empty page. */
export const withErrorPages = (request: IncomingMessage, response: ServerResponse) =>
  html(response, 200, request.url?.includes('/error-pages/') ? `error page ${request.url}` : PAGE);

/** Sends a page like Next. */
export function html(response: ServerResponse, status: number, body: string, cache = 'HIT') {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'x-nextjs-cache': cache });
  response.end(body);
}
