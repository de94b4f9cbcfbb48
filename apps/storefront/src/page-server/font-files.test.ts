import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { version } from '@fontsource-variable/noto-sans-jp/package.json';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FONT_SHEET } from '#shell/layout/font-sheet.ts';
import { readFontFiles } from './font-files';

let server: Server;
let origin: string;

beforeAll(async () => {
  const fonts = await readFontFiles();
  server = createServer((request, response) => {
    if (!fonts.send(request, response)) response.writeHead(418).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

describe('the Japanese font', () => {
  test('is immutable, at a versioned URL', async () => {
    expect(FONT_SHEET).toContain(`-${version}/`);
    const answer = await fetch(origin + FONT_SHEET);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    const sheet = await answer.text();
    const slices = [...sheet.matchAll(/url\(([^)]+)\)/g)].map(([, address = '']) => address);
    expect(slices).toHaveLength(124);
    const slice = await fetch(new URL(slices[60] ?? '', origin + FONT_SHEET));
    expect(slice.headers.get('content-type')).toBe('font/woff2');
    expect(slice.headers.get('vary')).toBeNull();
    expect((await slice.arrayBuffer()).byteLength).toBeGreaterThan(5_000);
  });

  test('is uncompressed on request, and without a body for HEAD', async () => {
    const plain = await fetch(origin + FONT_SHEET, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('content-type')).toBe('text/css; charset=utf-8');
    const sheet = await plain.text();
    expect(sheet).toContain('@font-face');
    expect(plain.headers.get('content-length')).toBe(String(Buffer.byteLength(sheet)));
    const head = await fetch(origin + FONT_SHEET, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'identity' },
    });
    expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(sheet)));
    expect(await head.text()).toBe('');
  });

  test('an unknown slice is 404', async () => {
    const answer = await fetch(new URL('files/noto-sans-jp-999.woff2', origin + FONT_SHEET));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/plain']);
  });

  test('is read-only', async () => {
    expect((await fetch(origin + FONT_SHEET, { method: 'POST' })).status).toBe(418);
  });

  test.each([
    '/fonts/x',
    '/',
    `${FONT_SHEET}/../package.json`,
    `${FONT_SHEET}x`,
    FONT_SHEET.replace(/[^/]*$/, 'other.css'),
    FONT_SHEET.replace(/[^/]*$/, 'files/noto-sans-jp-0-wght-normal.woff'),
    FONT_SHEET.replace(/[^/]*$/, 'files/x/noto-sans-jp-0-wght-normal.woff2'),
  ])('%s is not part of it', async (path) => {
    expect((await fetch(origin + path)).status).toBe(418);
  });
});
