import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderImage } from './render-image.ts';

let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cut-out-'));
  file = join(folder, 'cut-out.webp');
  await sharp({ create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 90, b: 0, alpha: 0 } } })
    .webp({ lossless: true })
    .toFile(file);
});

afterAll(() => rm(folder, { recursive: true }));

test.each([
  ['avif', 4],
  ['webp', 4],
  ['png', 4],
  ['jpeg', 3],
] as const)(
  '[ROOM-01] a cut-out image as %s has %i channels: transparent, or on the background colour',
  async (format, channels) => {
    const bytes = await renderImage({ file }, { format, progressive: false, negotiated: true });
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(channels);
    expect(data[3]).toBe(channels === 4 ? 0 : data[0]);
  },
);
