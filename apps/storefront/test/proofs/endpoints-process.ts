/**
 * The shop's form endpoints, and its webhook's restock part, in a process without Next: the short proof kills it, without a build. Started
 * with the shop's own environment.
 */
import { createServer, type IncomingMessage } from 'node:http';
import { CLIENT_HEADER } from '@shop/page-server/client-header';
import { receiveRegistration } from '#features/mail-magazine/server/register.ts';
import { formServices } from '../../src/features/form/server/form-services';
import { receiveRestockRequest } from '../../src/features/restock-notice/server/receive-restock-request';
import { env } from '../../src/foundation/env/env';
import { shopStore } from '../../src/foundation/store/shop-store';

const { port, shopUrl } = env();

const ENDPOINTS: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
  '/livez': async () => new Response('ok'),
  '/api/mailmagazine/register': (request) => receiveRegistration(request, formServices()),
  '/api/stock-notification': (request) => receiveRestockRequest(request, formServices()),
  '/api/webhooks/platform': async () => {
    const queue = await shopStore().queue();
    await queue.queueRestockCheck();
    return Response.json({ received: true });
  },
};

const server = createServer((request, response) => {
  const answer = async () => {
    const endpoint = ENDPOINTS[request.url ?? ''];
    const { status, body } = endpoint
      ? await endpoint(await requestOf(request)).then(async (one) => ({
          status: one.status,
          body: await one.text(),
        }))
      : { status: 404, body: '' };
    response.writeHead(status).end(body);
  };
  answer().catch((error: unknown) => response.writeHead(500).end(String(error)));
});
server.listen(port, '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
process.once('disconnect', () => process.exit(0));

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part);
  return new Request(new URL(incoming.url ?? '/', shopUrl), {
    method: incoming.method ?? 'GET',
    headers: { 'content-type': 'application/json', origin: shopUrl, [CLIENT_HEADER]: '192.0.2.1' },
    ...(parts.length === 0 ? {} : { body: Buffer.concat(parts) }),
  });
}
