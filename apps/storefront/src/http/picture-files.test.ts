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
async function shop(platform: RequestListener) {
  const asked: string[] = [];
  const say = vi.fn();
  const origin = await listen((request, response) => {
    asked.push(`${request.headers.accept} ${request.url}`);
    platform(request, response);
  });
  const files = pictureFiles({ origin, headers: { 'x-closed': 'yes' }, say });
  const url = await listen((request, response) => {
    if (!files.send(request, response)) response.writeHead(418).end();
  });
  const get = (path: string, init: RequestInit = {}) => fetch(url + path, init);
  /** The status for a path as it is written: nothing is tidied up on the way. */
  const statusOf = (path: string) =>
    new Promise<number | undefined>((resolve) => {
      getRaw({ port: new URL(url).port, host: '127.0.0.1', path }, (answer) =>
        resolve(answer.resume().statusCode),
      );
    });
  return { asked, say, get, statusOf };
}

const sendPicture: RequestListener = (_, response) =>
  response.writeHead(200, { 'content-type': 'image/jpeg', etag: '"a"' }).end(PICTURE);

test('[PERF-03] a picture is asked for once, however many want it, and held', async () => {
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
  expect(asked).toEqual(['image/* /s/files/1/0617/products/monstera_1.jpg?v=3&width=360']);
});

test('[PERF-03] who takes newer formats gets them, and nobody else', async () => {
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
])('[PERF-03] what is no picture of the platform is asked of nobody: %s', async (path) => {
  const { asked, statusOf } = await shop(sendPicture);
  expect(await statusOf(path)).toBe(404);
  expect(asked).toEqual([]);
});

test('[PERF-03] nothing is written by it, and other addresses are not its own', async () => {
  const { asked, get } = await shop(sendPicture);
  expect((await get(PATH, { method: 'POST' })).status).toBe(405);
  expect((await get('/products/x')).status).toBe(418);
  expect(asked).toEqual([]);
});

test('[PERF-03] a platform that fails, sends something else or too much is said, answered 503 and asked again', async () => {
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

test('[PERF-03] a picture that there is not is 404, and looked for again', async () => {
  const { asked, get } = await shop((_, response) => response.writeHead(404).end());
  expect((await get(PATH)).status).toBe(404);
  expect((await get(PATH)).status).toBe(404);
  expect(asked).toHaveLength(2);
});

test('[PERF-03] where browsers ask the CDN themselves, the shop sends none', () => {
  const files = pictureFiles({ origin: null, headers: {}, say: () => undefined });
  expect(files.send({ url: PATH } as never, {} as never)).toBe(false);
});
