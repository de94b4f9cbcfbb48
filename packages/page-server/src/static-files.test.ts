import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { builtFiles, packBuiltFiles } from './built-files';
import { readStaticFiles, type StaticFiles } from './static-files';

const SCRIPT = 'const plant = "monstera";\n'.repeat(200);
let folder: string;
let files: StaticFiles;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'static-files-'));
  writeFileSync(join(folder, 'a.js'), SCRIPT);
  writeFileSync(join(folder, 'photo.png'), 'x');
  mkdirSync(join(folder, 'chunks [id].js'));
  for (const name of ['a.css', 'a.json', 'a.map', 'a.svg', 'a.txt', 'small.js']) {
    writeFileSync(join(folder, 'chunks [id].js', name), name);
  }
  files = await readStaticFiles(await builtFiles(folder));
});
afterAll(() => rmSync(folder, { recursive: true }));

function send(url: string, encoding?: string, method = 'GET') {
  const response = { writeHead: vi.fn(), end: vi.fn() };
  const headers = encoding === undefined ? {} : { 'accept-encoding': encoding };
  const sent = files.send(
    { url, method, headers } as unknown as IncomingMessage,
    response as unknown as ServerResponse,
  );
  const [status, answered] = response.writeHead.mock.calls[0] ?? [];
  return { sent, status, headers: answered, body: response.end.mock.calls[0]?.[0] };
}

describe('built files', () => {
  test('are served from memory, as immutable, and compressed when ready', async () => {
    await vi.waitFor(() => {
      expect(send('/_next/static/a.js', 'gzip, br').headers['content-encoding']).toBe('br');
    });
    const { headers, body } = send('/_next/static/a.js?v=1', 'br');
    expect(headers['cache-control']).toContain('immutable');
    expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
    expect(send('/_next/static/a.js').body.toString()).toBe(SCRIPT);
    expect(send('/_next/static/a.js', 'br', 'HEAD').body).toBeUndefined();
  });

  test.each([
    ['/_next/static/none.js'],
    ['/_next/static/photo.png'],
    ['/_next/static/../server.js'],
    ['/a.js'],
  ])('%s is passed to Next', (url) => expect(send(url).sent).toBe(false));

  test('are served with their security headers', async () => {
    const { status, headers } = send('/_next/static/a.js');
    expect([status, headers]).toEqual([
      200,
      {
        'content-type': 'application/javascript; charset=utf-8',
        'content-length': 5_200,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        vary: 'accept-encoding',
      },
    ]);
    await vi.waitFor(() => {
      expect(send('/_next/static/a.js', 'gzip').headers['content-encoding']).toBe('gzip');
    });
    const { headers: zipped, body } = send('/_next/static/a.js', 'gzip');
    expect(gunzipSync(body).toString()).toBe(SCRIPT);
    expect(zipped['content-length']).toBe(body.byteLength);
  });

  test.each([
    ['a.css', 'text/css; charset=utf-8'],
    ['a.json', 'application/json; charset=utf-8'],
    ['a.map', 'application/json; charset=utf-8'],
    ['a.svg', 'image/svg+xml'],
    ['a.txt', 'text/plain; charset=utf-8'],
    ['small.js', 'application/javascript; charset=utf-8'],
  ])('%s is served as %s, uncompressed when too small', async (name, type) => {
    await vi.waitFor(() => {
      expect(send('/_next/static/a.js', 'br').headers['content-encoding']).toBe('br');
    });
    const { headers, body } = send(`/_next/static/chunks%20%5Bid%5D.js/${name}`, 'br, gzip');
    expect(headers['content-type']).toBe(type);
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(name);
  });

  test('[PERF-04] are compressed on disk after a build, so that a starting process compresses nothing', async () => {
    const before = files;
    const built = mkdtempSync(join(tmpdir(), 'packed-files-'));
    try {
      mkdirSync(join(built, 'pages [id]'));
      writeFileSync(join(built, 'pages [id]', 'a.js'), SCRIPT);
      writeFileSync(join(built, 'small.css'), 'a{}');
      writeFileSync(join(built, 'photo.png'), SCRIPT);
      await packBuiltFiles(built);
      const found = await builtFiles(built);
      expect(found.map(({ path, packed = {} }) => [path, Object.keys(packed).toSorted()]).toSorted()).toEqual(
        [
          ['/_next/static/pages%20%5Bid%5D/a.js', ['br', 'gzip']],
          ['/_next/static/photo.png', []],
          ['/_next/static/small.css', []],
        ],
      );
      files = await readStaticFiles(found);
      // Immediately: nothing has been compressed yet.
      const path = '/_next/static/pages%20%5Bid%5D/a.js';
      expect(brotliDecompressSync(send(path, 'br').body).toString()).toBe(SCRIPT);
      expect(gunzipSync(send(path, 'gzip').body).toString()).toBe(SCRIPT);
      expect(send(`${path}.br`).sent).toBe(false);
    } finally {
      files = before;
      rmSync(built, { recursive: true });
    }
  });

  test('are read-only', () => expect(send('/_next/static/a.js', 'br', 'POST').sent).toBe(false));
});
