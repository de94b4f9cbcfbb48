import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MASTERS } from '@shop/fixtures/pictures/masters';
import { describe, expect, it } from 'vitest';
import { readManifest } from './manifest';
import { subjects } from './subjects';

const manifest = readManifest();
const files = readdirSync(MASTERS, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.webp'));

describe('manifest of the masters', () => {
  it('names every file, and only files that there are', () => {
    expect(files.map((file) => file.replace(/\.webp$/, '')).sort()).toEqual(Object.keys(manifest).sort());
  });

  it('knows how large the files are; no master weighs more than 160 kB and all together at most 60 MB', () => {
    for (const file of files)
      expect(statSync(join(MASTERS, file)).size, file).toBe(manifest[file.replace(/\.webp$/, '')]?.bytes);
    const sizes = Object.values(manifest).map(({ bytes }) => bytes);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(160_000);
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(60e6);
  });

  it('[PROD-01] names every picture of the shop, and only those that the generator can draw again', () => {
    const known = subjects().map(({ name }) => name);
    expect(Object.keys(manifest).sort()).toEqual(known.sort());
  });
});
