import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';

/** A webhook as received by the shop. */
export interface ReceivedWebhook {
  readonly topic: string;
  readonly id: string;
  readonly signature: string;
  readonly headers: IncomingHttpHeaders;
  readonly raw: string;
  readonly body: unknown;
}

/** The shop's webhook receiver: stores requests and responds as configured. */
export interface ShopListener {
  readonly received: ReceivedWebhook[];
  /** status of the next responses */
  status: number;
  close(): Promise<void>;
}

export async function shopListener(port: number): Promise<ShopListener> {
  const received: ReceivedWebhook[] = [];
  const listener = { received, status: 200 };
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) {
      chunks.push(chunk);
    }
    const raw = Buffer.concat(chunks).toString('utf8');
    if (listener.status === 200) {
      received.push({
        topic: String(request.headers['x-shopify-topic']),
        id: String(request.headers['x-shopify-webhook-id']),
        signature: String(request.headers['x-shopify-hmac-sha256']),
        headers: request.headers,
        raw,
        body: JSON.parse(raw),
      });
    }
    response.writeHead(listener.status).end();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(listener, {
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close').catch(() => undefined);
    },
  });
}
