import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { version } from '@fontsource-variable/noto-sans-jp/package.json';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FACE_SHEET } from '../browser/japanese-face';
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

describe('the Japanese face', () => {
  test('is sent for good, from an address that carries its version', async () => {
    expect(FACE_SHEET).toContain(`-${version}/`);
    const answer = await fetch(origin + FACE_SHEET);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    const sheet = await answer.text();
    const slices = [...sheet.matchAll(/url\(([^)]+)\)/g)].map(([, address = '']) => address);
    expect(slices).toHaveLength(124);
    const slice = await fetch(new URL(slices[60] ?? '', origin + FACE_SHEET));
    expect(slice.headers.get('content-type')).toBe('font/woff2');
    expect((await slice.arrayBuffer()).byteLength).toBeGreaterThan(5_000);
  });

  test('a slice that is not there is missing', async () => {
    expect((await fetch(new URL('files/noto-sans-jp-999.woff2', origin + FACE_SHEET))).status).toBe(404);
  });

  test.each(['/fonts/x', '/', `${FACE_SHEET}/../package.json`])('%s is no part of it', async (path) => {
    expect((await fetch(origin + path)).status).toBe(418);
  });
});
