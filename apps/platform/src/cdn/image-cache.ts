import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Cache of rendered images by key: the newest in memory, many more on disk. */
export interface ImageCache {
  get(key: string): Promise<Buffer | undefined>;
  put(key: string, bytes: Buffer): Promise<void>;
}

export interface ImageCacheOptions {
  readonly folder: string;
  /** bytes */
  readonly memory: number;
  /** bytes; above the limit the least recently used images are evicted */
  readonly disk: number;
}

/**
 * Opens the cache. Files are written by renaming, so a reader never sees a partial image and a killed process leaves no broken one. A file
 * that a crash of the machine left in part is not found. Without a writable disk, requests are slower but still answered.
 */
export function openImageCache({ folder, memory, disk }: ImageCacheOptions): ImageCache {
  const held = new Map<string, Buffer>();
  let heldBytes = 0;
  let diskBytes: Promise<number> | undefined;
  const pathOf = (key: string) => join(folder, key.slice(0, 2), `${key}.${FORMAT}`);

  const hold = (key: string, bytes: Buffer) => {
    const before = held.get(key);
    if (before) heldBytes -= before.length;
    held.delete(key);
    held.set(key, bytes);
    heldBytes += bytes.length;
    for (const [oldest, old] of held) {
      if (heldBytes <= memory) break;
      held.delete(oldest);
      heldBytes -= old.length;
    }
  };

  return {
    async get(key) {
      const inMemory = held.get(key);
      if (inMemory) {
        hold(key, inMemory);
        return inMemory;
      }
      const path = pathOf(key);
      const bytes = intact(await readFile(path).catch(() => Buffer.alloc(0)));
      if (!bytes) return undefined;
      hold(key, bytes);
      const now = new Date();
      // the file's date records its last use
      utimes(path, now, now).catch(() => undefined);
      return bytes;
    },
    async put(key, bytes) {
      hold(key, bytes);
      const path = pathOf(key);
      const draft = `${path}.${randomUUID()}.tmp`;
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(draft, Buffer.concat([digestOf(bytes), bytes]));
        await rename(draft, path);
        diskBytes = (diskBytes ?? sizeOf(folder)).then((size) => size + DIGEST_BYTES + bytes.length);
        if ((await diskBytes) > disk) diskBytes = shrink(folder, disk * 0.8);
      } catch (error) {
        console.error('image cache: an image cannot be written to disk:', error);
        await rm(draft, { force: true }).catch(() => undefined);
      }
    },
  };
}

/** Of an image's file, and in its name: a process of another version on the same folder reads only what it understands. */
const FORMAT = 2;

/** Bytes of the digest that an image's file begins with. */
const DIGEST_BYTES = 20;

function digestOf(bytes: Buffer): Buffer {
  return createHash('sha1').update(bytes).digest();
}

/** The image of a file; undefined if it is not the one that was written. */
function intact(file: Buffer): Buffer | undefined {
  const bytes = file.subarray(DIGEST_BYTES);
  return digestOf(bytes).equals(file.subarray(0, DIGEST_BYTES)) ? bytes : undefined;
}

interface Stored {
  path: string;
  size: number;
  used: number;
}

async function list(folder: string): Promise<Stored[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const { size, mtimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: 0 }));
      return { path, size, used: mtimeMs };
    }),
  );
}

async function sizeOf(folder: string): Promise<number> {
  return (await list(folder)).reduce((sum, { size }) => sum + size, 0);
}

/** Evicts the least recently used files down to `goal` bytes; returns the bytes left. */
async function shrink(folder: string, goal: number): Promise<number> {
  const retained = (await list(folder)).sort((a, b) => a.used - b.used);
  let size = retained.reduce((sum, entry) => sum + entry.size, 0);
  for (const entry of retained) {
    if (size <= goal) break;
    await rm(entry.path, { force: true });
    size -= entry.size;
  }
  return size;
}
