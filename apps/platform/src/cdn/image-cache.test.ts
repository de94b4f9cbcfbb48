import { mkdtemp, readdir, rm, stat, truncate, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openImageCache } from './image-cache.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cdn-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const files = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

describe('openImageCache', () => {
  it('finds cached entries, also after a restart', async () => {
    const options = { folder, memory: 1000, disk: 10_000 };
    await openImageCache(options).put('abcd', Buffer.from('picture'));
    const again = openImageCache(options);
    expect((await again.get('abcd'))?.toString()).toBe('picture');
    expect(await again.get('ffff')).toBeUndefined();
  });

  it.each([0, 1, 19, 26])(
    'an image of which a crash left %i bytes is not found, and is kept anew',
    async (left) => {
      const options = { folder, memory: 1000, disk: 10_000 };
      await openImageCache(options).put('abcd', Buffer.from('picture'));
      await truncate(join(folder, 'ab', 'abcd.2'), left);
      const again = openImageCache(options);
      expect(await again.get('abcd')).toBeUndefined();
      await again.put('abcd', Buffer.from('picture'));
      expect((await openImageCache(options).get('abcd'))?.toString()).toBe('picture');
    },
  );

  it('names a file by its format too: a process that knows only the bare image does not send it', async () => {
    await openImageCache({ folder, memory: 1000, disk: 10_000 }).put('abcd', Buffer.from('picture'));
    expect((await files()).map(({ name }) => name)).toEqual(['abcd.2']);
  });

  it('leaves no partially written file', async () => {
    const cache = openImageCache({ folder, memory: 0, disk: 1e6 });
    await Promise.all(Array.from({ length: 20 }, (_, index) => cache.put(`aa${index}`, Buffer.alloc(100))));
    expect((await files()).filter((entry) => entry.name.endsWith('.tmp'))).toEqual([]);
  });

  it('stays within its disk quota and evicts the least recently used', async () => {
    const cache = openImageCache({ folder, memory: 0, disk: 1000 });
    await cache.put('k0', Buffer.alloc(100));
    // File timestamps are coarse: without this the first file could be as old as the others.
    await utimes(join(folder, 'k0', 'k0.2'), new Date(0), new Date(0));
    for (let index = 1; index < 15; index++) await cache.put(`k${index}`, Buffer.alloc(100));
    expect((await files()).length).toBeLessThanOrEqual(10);
    expect(await cache.get('k14')).toBeDefined();
    expect(await cache.get('k0')).toBeUndefined();
  });

  it('stays within its disk quota with the digests of its files', async () => {
    const cache = openImageCache({ folder, memory: 0, disk: 1000 });
    for (let index = 10; index < 99; index++) await cache.put(`k${index}`, Buffer.alloc(1));
    const sizes = await Promise.all(
      (await files()).map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1000);
  });

  it('responds when the disk is not writable', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const cache = openImageCache({ folder: '/dev/null/nowhere', memory: 1000, disk: 1000 });
    await cache.put('abcd', Buffer.from('picture'));
    expect((await cache.get('abcd'))?.toString()).toBe('picture');
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});
