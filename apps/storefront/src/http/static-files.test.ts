import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readStaticFiles, type StaticFiles } from './static-files';

const SCRIPT = 'const plant = "monstera";\n'.repeat(200);
let folder: string;
let files: StaticFiles;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'static-files-'));
  writeFileSync(join(folder, 'a.js'), SCRIPT);
  writeFileSync(join(folder, 'photo.png'), 'x');
  files = await readStaticFiles(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

function send(url: string, encoding?: string, method = 'GET') {
  const response = { writeHead: vi.fn(), end: vi.fn() };
  const headers = encoding === undefined ? {} : { 'accept-encoding': encoding };
  const sent = files.send(
    { url, method, headers } as unknown as IncomingMessage,
    response as unknown as ServerResponse,
  );
  return { sent, headers: response.writeHead.mock.calls[0]?.[1], body: response.end.mock.calls[0]?.[0] };
}

describe('built files', () => {
  test('are sent from memory, for good, and compressed once they are', async () => {
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
  ])('%s is left to Next', (url) => expect(send(url).sent).toBe(false));

  test('are only read', () => expect(send('/_next/static/a.js', 'br', 'POST').sent).toBe(false));
});
