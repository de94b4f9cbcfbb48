import { createServer, get as getRaw, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { pictureFiles } from './picture-files';

const servers: Server[] = [];
const PICTURE = Buffer.alloc(2_000, 7);
const PATH = '/pictures/s/files/1/0617/products/monstera_1.jpg?v=3&width=360';

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A shop in front of a platform. */
async function shop(platform: RequestListener, platformTimeoutMs = 4_000) {
  const asked: string[] = [];
  const say = vi.fn();
  const origin = await listen((request, response) => {
    asked.push(`${request.headers.accept} ${request.url}`);
    platform(request, response);
  });
  const headers = { 'x-closed': 'yes' };
  const files = pictureFiles({ origin, headers, say, trustedProxies: 1, platformTimeoutMs });
  const seen = { received: 0, closed: 0 };
  const url = await listen((request, response) => {
    seen.received += 1;
    response.once('close', () => {
      seen.closed += 1;
    });
    if (!files.send(request, response)) response.writeHead(418).end();
  });
  const get = (path: string, init: RequestInit = {}) => fetch(url + path, init);
  /** The status for a path, sent without normalisation. */
  const statusOf = (path: string) =>
    new Promise<number | undefined>((resolve) => {
      getRaw({ port: new URL(url).port, host: '127.0.0.1', path }, (answer) =>
        resolve(answer.resume().statusCode),
      );
    });
  return { asked, say, get, statusOf, seen };
}

const sendPicture: RequestListener = (_, response) =>
  response.writeHead(200, { 'content-type': 'image/jpeg', etag: '"a"' }).end(PICTURE);

test.each([
  [4_000, 15_000],
  [60_000, 60_000],
])('[PERF-03] with %d ms for the platform an image may begin within %d ms', async (platformTimeoutMs, ms) => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const { get } = await shop(sendPicture, platformTimeoutMs);
  expect((await get(PATH)).status).toBe(200);
  expect(timeout.mock.calls).toContainEqual([ms]);
  timeout.mockRestore();
});

test('[PERF-03] an image is requested once for concurrent clients, and cached', async () => {
  const { asked, get } = await shop((request, response) =>
    setTimeout(() => sendPicture(request, response), 20),
  );
  const answers = await Promise.all(Array.from({ length: 10 }, () => get(PATH)));
  for (const answer of answers) {
    expect(Buffer.from(await answer.arrayBuffer()).equals(PICTURE)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept',
      'x-closed': 'yes',
    });
  }
  expect((await get(PATH, { headers: { 'if-none-match': '"a"' } })).status).toBe(304);
  const head = await get(PATH, { method: 'HEAD' });
  expect([head.headers.get('content-length'), await head.text()]).toEqual(['2000', '']);
  expect(asked).toEqual(['image/* /s/files/1/0617/products/monstera_1.jpg?width=360&v=3']);
});

test('[PERF-03] an image whose address names no version is kept for an hour: its picture may change', async () => {
  const { get } = await shop(sendPicture);
  const address = new URL(PATH, 'http://shop.test');
  address.searchParams.delete('v');
  const answer = await get(`${address.pathname}${address.search}`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600']);
});

test('[PERF-03] newer formats are served to clients that accept them only', async () => {
  const { asked, get } = await shop(sendPicture);
  await get(PATH, { headers: { accept: 'image/avif,image/webp,image/apng,*/*;q=0.8' } });
  await get(PATH, { headers: { accept: 'text/html, image/webp, image/avif' } });
  await get(PATH, { headers: { accept: 'image/webp' } });
  expect(asked.map((line) => line.split(' ')[0])).toEqual([
    'image/avif,image/webp,image/*',
    'image/webp,image/*',
  ]);
});

test.each([
  '/pictures/',
  '/pictures/api/2025-01/graphql.json',
  '/pictures/s/files/../../admin',
  '/pictures/s/files/1/%2e%2e/x.jpg',
  '/pictures/s/files/1/x.jpg?width=99999',
  '/pictures/s/files/1/x.jpg?width=90&width=120',
  '/pictures/s/files/1/x.jpg?format=png',
  `/pictures/s/files/${'x'.repeat(300)}.jpg`,
])('[PERF-03] a URL that is not a platform image sends no request: %s', async (path) => {
  const { asked, statusOf } = await shop(sendPicture);
  expect(await statusOf(path)).toBe(404);
  expect(asked).toEqual([]);
});

test('[PERF-03] it writes nothing, and ignores other URLs', async () => {
  const { asked, get } = await shop(sendPicture);
  expect((await get(PATH, { method: 'POST' })).status).toBe(405);
  for (const other of ['/products/x', `${PATH}&constructor=1`, `${PATH}&__proto__=1`])
    expect((await get(other)).status, other).toBe(other === '/products/x' ? 418 : 404);
  expect(asked).toEqual([]);
});

test('[PERF-03] a failing platform, another content type or an oversized body is logged, returns 503 and is retried', async () => {
  let turn = 0;
  const { say, get } = await shop((request, response) => {
    turn += 1;
    if (turn === 1) response.writeHead(500).end();
    else if (turn === 2) response.writeHead(200, { 'content-type': 'text/html' }).end('<script>');
    else if (turn === 3) response.writeHead(302, { location: '/elsewhere' }).end();
    else if (turn === 4)
      response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(5_000_000));
    else if (turn === 5) response.destroy();
    else sendPicture(request, response);
  });
  for (let time = 1; time <= 5; time += 1) expect((await get(PATH)).status).toBe(503);
  expect(say).toHaveBeenCalledTimes(5);
  expect((await get(PATH)).status).toBe(200);
});

test('[PERF-03] an image above a megabyte is sent, and not cached', async () => {
  const { asked, get } = await shop((_, response) =>
    response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(1024 * 1024 + 1)),
  );
  for (let time = 0; time < 2; time += 1)
    expect((await (await get(PATH)).arrayBuffer()).byteLength).toBe(1024 * 1024 + 1);
  expect(asked).toHaveLength(2);
});

test('[PERF-03] an unknown image is 404, and requested again', async () => {
  const { asked, get } = await shop((_, response) => response.writeHead(404).end());
  expect((await get(PATH)).status).toBe(404);
  expect((await get(PATH)).status).toBe(404);
  expect(asked).toHaveLength(2);
});

test('[PERF-03] where browsers use the CDN directly, the storefront serves no images', () => {
  const files = pictureFiles({ origin: null, headers: {}, say: () => undefined });
  expect(files.send({ url: PATH } as never, {} as never)).toBe(false);
});

test('[PERF-03] [SEC-04] [IMG-01] [IMG-02] for any URLs, an image is requested in ten widths, and cached once in each', async () => {
  const { asked, get } = await shop((request, response) => {
    if (request.headers['if-none-match'] === '"a"') response.writeHead(304, { etag: '"a"' }).end();
    else sendPicture(request, response);
  });
  const path = '/pictures/s/files/1/x.jpg';
  for (let width = 1; width <= 3_000; width += 37)
    await get(`${path}?width=${width}&height=${width}&crop=top`);
  const widths = [90, 120, 180, 360, 540, 720, 900, 1080, 1296, 2560];
  expect(new Set(asked.map((line) => line.split('?')[1]))).toEqual(
    new Set(widths.map((width) => `width=${width}`)),
  );
  expect(asked).toHaveLength(10);
});

test('[PERF-03] [SEC-04] an unknown version is checked, and replaces the cached one', async () => {
  let etag = '"a"';
  const sent: number[] = [];
  const { get } = await shop((request, response) => {
    const isKnown = request.headers['if-none-match'] === etag;
    sent.push(isKnown ? 304 : 200);
    if (isKnown) response.writeHead(304, { etag }).end();
    else response.writeHead(200, { 'content-type': 'image/jpeg', etag }).end(Buffer.from(etag));
  });
  const bytes = async (version: number) =>
    (await get(`/pictures/s/files/1/x.jpg?v=${version}&width=90`)).text();
  expect(await bytes(1)).toBe('"a"');
  for (let version = 100; version < 120; version += 1) expect(await bytes(version)).toBe('"a"');
  expect(sent, 'the same bytes are requested once').toEqual([200, ...Array.from({ length: 20 }, () => 304)]);
  etag = '"b"';
  expect(await bytes(119), 'known under this version').toBe('"a"');
  expect(await bytes(2), 'a new URL never gets an old image').toBe('"b"');
  expect(await bytes(2)).toBe('"b"');
  expect(sent).toHaveLength(22);
  for (const version of [3, 4, 5, 6, 2]) expect(await bytes(version)).toBe('"b"');
  expect(sent, 'four versions are remembered').toHaveLength(27);
});

test('[SEC-04] a client with many image requests is limited, without effect on others', async () => {
  const waiting: (() => void)[] = [];
  const { asked, get, seen } = await shop((request, response) => {
    waiting.push(() => sendPicture(request, response));
  });
  const of = (client: string, name: string) =>
    get(`/pictures/s/files/1/${name}.jpg`, { headers: { 'x-forwarded-for': client } });
  const flood = Array.from({ length: 200 }, (_, index) => of('203.0.113.1', `flood${index}`));
  await vi.waitFor(() => expect(waiting).toHaveLength(24));
  const others = Array.from({ length: 4 }, (_, index) => of('203.0.113.2', `other${index}`));
  const statuses = new Map<number, number>();
  for (const answer of flood)
    void answer.then(({ status }) => statuses.set(status, (statuses.get(status) ?? 0) + 1));
  await vi.waitFor(() => expect(statuses.get(429)).toBe(200 - 128));
  await vi.waitFor(() => expect(seen.received).toBe(204));
  for (const send of waiting.splice(0, 4)) send();
  await vi.waitFor(() => expect(asked).toHaveLength(28));
  expect(asked.slice(24).every((line) => line.includes('other'))).toBe(true);
  const done = setInterval(() => {
    for (const send of waiting.splice(0)) send();
  }, 5);
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await Promise.all(flood);
  clearInterval(done);
  expect(Object.fromEntries(statuses)).toEqual({ 200: 128, 429: 72 });
});

test('[SEC-04] an image without waiting clients is not requested', async () => {
  const waiting: (() => void)[] = [];
  const { asked, get, seen } = await shop((request, response) => {
    waiting.push(() => sendPicture(request, response));
  });
  const first = Array.from({ length: 24 }, (_, index) => get(`/pictures/s/files/1/first${index}.jpg`));
  await vi.waitFor(() => expect(waiting).toHaveLength(24));
  const leaving = new AbortController();
  const left = Array.from({ length: 20 }, (_, index) =>
    get(`/pictures/s/files/1/left${index}.jpg`, { signal: leaving.signal }).catch(() => null),
  );
  const stays = get('/pictures/s/files/1/left3.jpg');
  await vi.waitFor(() => expect(seen.received).toBe(45));
  leaving.abort();
  await Promise.all(left);
  await vi.waitFor(() => expect(seen.closed).toBe(20));
  const done = setInterval(() => {
    for (const send of waiting.splice(0)) send();
  }, 5);
  expect((await Promise.all(first)).every(({ ok }) => ok)).toBe(true);
  expect((await stays).status).toBe(200);
  clearInterval(done);
  expect(asked.filter((line) => line.includes('left'))).toEqual(['image/* /s/files/1/left3.jpg']);
});

test("[PERF-03] [SEC-04] uncached images use a client's budget, half of a minute's at once, and cached ones are free", async () => {
  const { get } = await shop(sendPicture);
  const statusOf = async (name: string, client: string) => {
    const answer = await get(`/pictures/s/files/1/${name}.jpg`, { headers: { 'x-forwarded-for': client } });
    return answer.status;
  };
  // No time passes, so no budget refills.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const statuses: number[] = [];
  for (let made = 0; made < 620; made += 20) {
    const names = Array.from({ length: 20 }, (_, index) => `new${made + index}`);
    statuses.push(...(await Promise.all(names.map((name) => statusOf(name, '203.0.113.1')))));
  }
  expect(statuses).toEqual([...Array(600).fill(200), ...Array(20).fill(429)]);
  expect(await statusOf('new0', '203.0.113.1')).toBe(200);
  expect(await statusOf('fresh-of-another', '203.0.113.2')).toBe(200);
  clock.mockRestore();
});
