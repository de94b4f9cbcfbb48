import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { MASTERS } from '@shop/fixtures/pictures/masters';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { WEBP_HEADER_LENGTH, webpSize } from './picture-sizes.ts';

const plain = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 20, g: 90, b: 40, alpha } } });
const headerOf = (file: Buffer) => file.subarray(0, WEBP_HEADER_LENGTH);

describe('the size of a WebP image, parsed from its header', () => {
  test.each([
    ['lossy', 'VP8 ', () => plain(1201, 803).removeAlpha().webp()],
    ['lossless', 'VP8L', () => plain(16_383, 7).webp({ lossless: true })],
    ['extended', 'VP8X', () => plain(17, 9_000, 0.5).webp()],
  ])('%s', async (_, form, make) => {
    const picture = await make().toBuffer();
    expect(picture.toString('latin1', 12, 16)).toBe(form);
    const { width, height } = await sharp(picture).metadata();
    expect(webpSize(headerOf(picture))).toEqual({ width, height });
  });

  test("equals the decoder's result for the catalogue's own images", async () => {
    const files = readdirSync(MASTERS, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.webp'),
    );
    expect(files.length).toBeGreaterThan(1_000);
    for (const name of files.filter((_, at) => at % 40 === 0)) {
      const file = openSync(join(MASTERS, name), 'r');
      const header = Buffer.alloc(WEBP_HEADER_LENGTH);
      readSync(file, header);
      closeSync(file);
      const { width, height } = await sharp(join(MASTERS, name)).metadata();
      expect(webpSize(header), name).toEqual({ width, height });
    }
  });

  test('is null for another format or a truncated file', async () => {
    expect(webpSize(headerOf(await plain(20, 20).jpeg().toBuffer()))).toBeUndefined();
    expect(webpSize(headerOf(await plain(20, 20).webp().toBuffer()).subarray(0, 29))).toBeUndefined();
    const unknown = Buffer.from('RIFF....WEBPJUNK..............', 'latin1');
    expect(webpSize(unknown)).toBeUndefined();
  });
});
