import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { receiveRegistration } from '#features/mail-magazine/server/register.ts';
import { platformFetch } from '../src/foundation/platform/platform-fetch';
import { openTelemetry } from '../src/foundation/process/open-telemetry';
import { setTracer } from '../src/foundation/process/tracing';
import { observeRequests } from '../src/page-server/observe-requests';
import { startWorker } from '../src/worker/start-worker';
import { type FormServicesUnderTest, formServicesUnderTest } from './support/form-services-under-test';
import { postFields } from './support/post-fields';

const exported = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
            }),
          ),
        }),
      ),
    }),
  ),
});
type Exported = z.infer<typeof exported>['resourceSpans'][number]['scopeSpans'][number]['spans'][number];

const spans: Exported[] = [];
const bodies: string[] = [];
const platformHeaders: (string | undefined)[] = [];
const servers: Server[] = [];
let shop: FormServicesUnderTest;
let mails: string;
let url: string;
let platformUrl: string;

const read = async (request: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
};
async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  shop = await formServicesUnderTest();
  mails = await mkdtemp(join(tmpdir(), 'traces-'));
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = await listen(
    createServer(async (request, response) => {
      const body = await read(request);
      bodies.push(body);
      const { resourceSpans } = exported.parse(JSON.parse(body));
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    }),
  );
  platformUrl = await listen(
    createServer((request, response) => {
      platformHeaders.push(request.headers['traceparent']?.toString());
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{}}');
    }),
  );
  // A page that queries the platform, and the real registration endpoint.
  const answer = observeRequests(
    async (request, response) => {
      if (request.method === 'GET') {
        await platformFetch(`${platformUrl}/api`, {
          method: 'POST',
          body: JSON.stringify({ query: 'query ProductPage($handle: String!) { shop { name } }' }),
        });
        response.end('page');
      } else {
        const fields = JSON.parse(await read(request));
        const { status } = await receiveRegistration(
          postFields(fields, { client: '192.0.2.1' }),
          shop.services,
        );
        response.writeHead(status).end();
      }
    },
    { trustedProxies: 0 },
  );
  url = await listen(createServer(answer));
});
afterAll(async () => {
  setTracer(null);
  delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  for (const server of servers) server.close();
  await rm(mails, { recursive: true, force: true });
  await shop.drop();
});

const named = (name: string, traceId: string) =>
  spans.find((span) => span.name === name && span.traceId === traceId);

test('[OBS-08] without a tracer no trace is propagated, stored or exported', async () => {
  await fetch(`${url}/products/pachira`);
  expect(platformHeaders).toEqual([undefined]);
  const body = JSON.stringify({ mailAddress: 'before@example.com' });
  expect((await fetch(`${url}/api/mailmagazine/register`, { method: 'POST', body })).status).toBe(200);
  const { rows } = await (await shop.pool()).query(`select data from pgboss.job where name = 'send-mail'`);
  expect(rows).toEqual([{ data: { mailId: expect.any(String) } }]);
});

test('[OBS-08] one trace from the click through the storefront to the platform, and to the mail that the worker sends', async () => {
  const tracer = openTelemetry({ serviceName: 'komoreno-test', ratio: 1 });
  setTracer(tracer);
  const page = { traceId: 'a'.repeat(32), click: 'b'.repeat(16) };
  await fetch(`${url}/products/pachira?variant=1&secret-word=1`, {
    headers: { traceparent: `00-${page.traceId}-${page.click}-00` },
  });
  const form = { traceId: 'c'.repeat(32), click: 'd'.repeat(16) };
  await fetch(`${url}/api/mailmagazine/register`, {
    method: 'POST',
    headers: { traceparent: `00-${form.traceId}-${form.click}-01` },
    body: JSON.stringify({ mailAddress: 'canary@example.com' }),
  });
  const worker = await startWorker({
    store: shop.open(),
    databaseUrl: shop.url,
    shopUrl: 'https://shop.example',
    mailLinkSecret: 'a secret of the test',
    mail: { from: 'noreply@shop.example', smtpUrl: null, perSecond: 1, folder: mails },
    readVariants: async () => [],
    consentRetentionDays: 1_095,
  });
  await expect
    .poll(async () => {
      await tracer.flush();
      return named('send mail', form.traceId);
    })
    .toBeDefined();
  await worker.stop();

  const server = named('GET product', page.traceId);
  const call = named('platform ProductPage', page.traceId);
  expect(server?.parentSpanId).toBe(page.click);
  expect(call?.parentSpanId).toBe(server?.spanId);
  expect(platformHeaders.at(-1)).toBe(`00-${page.traceId}-${call?.spanId}-01`);
  const registration = named('POST /api/mailmagazine/register', form.traceId);
  expect(registration?.parentSpanId).toBe(form.click);
  expect(named('send mail', form.traceId)?.parentSpanId).toBe(registration?.spanId);
  // No visitor data, as in the log.
  for (const secret of ['secret-word', 'pachira', 'canary', '192.0.2.1'])
    expect(bodies.join('')).not.toContain(secret);
});

test('[OBS-08] an invalid traceparent joins no trace', async () => {
  const before = spans.length;
  const tracer = openTelemetry({ serviceName: 'komoreno-test', ratio: 1 });
  setTracer(tracer);
  for (const traceparent of [
    'x',
    `00-${'0'.repeat(32)}-${'b'.repeat(16)}-01`,
    `00-${'e'.repeat(32)}-${'b'.repeat(16)}`,
  ]) {
    await fetch(`${url}/cart`, { headers: { traceparent } });
  }
  await tracer.flush();
  const fresh = spans.slice(before).filter(({ name }) => name === 'GET cart');
  expect(fresh).toHaveLength(3);
  for (const span of fresh) expect(span.parentSpanId ?? '').toBe('');
});
