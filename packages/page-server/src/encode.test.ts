import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { encode, isCompressible } from './encode';
import { chooseEncoding } from './negotiation';

describe('content encoding', () => {
  test.each([
    ['text/html; charset=utf-8', true],
    ['text/x-component', true],
    ['application/json', true],
    ['application/javascript; charset=utf-8', true],
    ['application/manifest+json', true],
    ['application/xml', true],
    ['application/atom+xml; charset=utf-8', true],
    ['image/svg+xml', true],
    ['image/png', false],
    ['font/woff2', false],
    ['application/octet-stream', false],
    ['x-text/plain', false],
    ['', false],
  ])('%j is compressible: %s', (type, isOne) => expect(isCompressible(type)).toBe(isOne));

  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['GZIP', 'gzip'],
    ['deflate , gzip ; q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000 , gzip;q=0', 'identity'],
    ['br;q=0.001', 'br'],
    ['br;q=0.', 'identity'],
    ['br;q=0;x', 'identity'],
    ['br;x=1;q=0', 'identity'],
    ['br;xq=0', 'br'],
    ['br;q=0.0x', 'br'],
    ['br;q=1.0', 'br'],
    ['brotli, x-gzip', 'identity'],
    ['*', 'identity'],
  ])('a browser that accepts %j gets %s', (accept, encoding) => {
    expect(chooseEncoding(accept)).toBe(encoding);
  });

  test('compression keeps the body, and makes it smaller', async () => {
    const body = Buffer.from('植物のある毎日を、'.repeat(500));
    const [gzip, brotli] = [await encode(body, 'gzip'), await encode(body, 'br')];
    expect(gunzipSync(gzip).equals(body)).toBe(true);
    expect(brotliDecompressSync(brotli).equals(body)).toBe(true);
    expect(gzip.byteLength).toBeLessThan(200);
    expect(brotli.byteLength).toBeLessThan(100);
  });

  test('the brotli level depends on cacheability, with a known length', async () => {
    const body = Buffer.from(Array.from({ length: 3_000 }, (_, index) => `${index * index}植`).join(''));
    const quality = (level: number) =>
      brotliCompressSync(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: level,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
        },
      });
    const sent = await encode(body, 'br');
    expect(sent.equals(quality(8))).toBe(true);
    expect(sent.equals(quality(11))).toBe(false);
  });
});
