import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SharedFile } from './built-files';
import { filesOfOtherBuilds } from './files-of-other-builds';

const SCRIPT = 'const plant = "monstera";\n'.repeat(200);
const KEPT = '/_next/static/chunks/app/%5Blocale%5D/page-1a2b.js';
const file = (body: string): SharedFile => ({
  contentType: 'application/javascript; charset=utf-8',
  body: Buffer.from(body),
});

/** The stored files of all builds. */
let stored: Map<string, SharedFile>;
let server: Server;
let origin: string;
const paths = vi.fn(async () => [...stored.keys()]);
const read = vi.fn(async (path: string) => stored.get(path));
const say = vi.fn();

beforeEach(async () => {
  stored = new Map([[KEPT, file(SCRIPT)]]);
  for (const mock of [paths, read, say]) mock.mockClear();
  const files = filesOfOtherBuilds({
    own: new Set(['/_next/static/own.js']),
    paths,
    read,
    refusalHeaders: { 'x-of-answers': 'closed' },
    say,
  });
  server = createServer((request, response) => {
    if (!files.send(request, response)) response.writeHead(204).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

describe('a file of another build', () => {
  test('[OPS-06] is served as immutable, compressed, and read once for concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => fetch(origin + KEPT, { headers: { 'accept-encoding': 'br' } })),
    );
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('content-encoding')).toBe('br');
      expect(await answer.text()).toBe(SCRIPT);
    }
    const plain = await fetch(`${origin}${KEPT}?v=1`, { headers: { 'accept-encoding': 'identity' } });
    expect(await plain.text()).toBe(SCRIPT);
    const head = await fetch(origin + KEPT, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect(head.headers.get('content-length')).toBe(String(SCRIPT.length));
    expect([paths.mock.calls.length, read.mock.calls.length]).toEqual([1, 1]);
  });

  test('[OPS-06] of a build that started a moment ago is found, despite an earlier miss', async () => {
    const late = '/_next/static/chunks/new-9z.js';
    expect((await fetch(origin + late)).status).toBe(404);
    stored.set(late, file('late'));
    const answer = await fetch(origin + late);
    expect([answer.status, await answer.text()]).toEqual([200, 'late']);
  });

  test('[OPS-06] that is deleted returns 404 with no-store', async () => {
    const answer = await fetch(`${origin}/_next/static/chunks/gone.js`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-of-answers')).toBe('closed');
  });

  test('[OPS-06] is 503 while the database is unavailable, and served after recovery', async () => {
    paths.mockRejectedValueOnce(new Error('the database is away'));
    const answer = await fetch(origin + KEPT);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(say.mock.calls).toEqual([[expect.stringContaining('the database is away')]]);
    expect((await fetch(origin + KEPT)).status).toBe(200);
  });
});

describe('files of other builds', () => {
  test('[OPS-06] send one query per second for a flood of unknown paths, and cache none of them', async () => {
    const began = performance.now();
    const statuses = await Promise.all(
      Array.from({ length: 600 }, async (_, n) => (await fetch(`${origin}/_next/static/x${n}.js`)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([404]));
    const seconds = Math.ceil((performance.now() - began) / 1_000);
    expect(paths.mock.calls.length).toBeLessThanOrEqual(2 + seconds);
    expect(read).not.toHaveBeenCalled();
  });

  test.each([[`/_next/static/${'a'.repeat(400)}.js`], ["/_next/static/x'--.js"]])(
    '[OPS-06] send no query for %s, which no build writes',
    async (path) => {
      expect((await fetch(origin + path)).status).toBe(404);
      expect(paths).not.toHaveBeenCalled();
    },
  );

  test("ignore the process's own files, other paths, and methods other than GET and HEAD", async () => {
    for (const path of ['/_next/static/own.js', '/', '/_next/data/x.json'])
      expect((await fetch(origin + path)).status, path).toBe(204);
    expect((await fetch(origin + KEPT, { method: 'POST' })).status).toBe(204);
  });

  test('[OPS-06] stay within the memory limit: the least recently used is read again', async () => {
    const big = 'x'.repeat(9 * 1024 * 1024);
    const names = ['a', 'b', 'c'].map((name) => `/_next/static/${name}.js`);
    for (const path of names) stored.set(path, { contentType: 'font/woff2', body: Buffer.from(big) });
    for (const path of [...names, ...names.slice(2), ...names.slice(0, 1)]) {
      const answer = await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } });
      expect((await answer.arrayBuffer()).byteLength).toBe(big.length);
    }
    expect(read.mock.calls.map(([path]) => path.at(-4))).toEqual(['a', 'b', 'c', 'a']);
  });
});
