import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { loadCatalogue } from '@shop/fixtures/catalogue/load-catalogue';
import { findPicture, indexPictures, type Picture } from '@shop/fixtures/pictures/find-picture';
import { uploadedPicture } from '../admin/edit-pictures.ts';
import type { Env } from '../env.ts';
import { openImageCache } from './image-cache.ts';
import type { ImageRequest } from './image-request.ts';
import { ENCODER, renderImage } from './render-image.ts';

export interface ImageStore {
  /** Finds the original of a CDN path, or null. */
  find(path: string): Picture | null;
  /** Cache key of a request: equal keys mean equal bytes. */
  tagOf(path: string, picture: Picture, request: ImageRequest): Promise<string>;
  /** The cached bytes of a tag, undefined if not rendered. */
  made(tag: string): Promise<Buffer | undefined>;
  /** The bytes of a tag, from the cache or rendered. Concurrent requests for a tag share one rendering. */
  read(tag: string, picture: Picture, request: ImageRequest): Promise<Buffer>;
}

/** Images of the shop, rendered on request and cached in a folder that several platforms may share. */
export function openImageStore(
  env: Pick<Env, 'imageDir' | 'scale' | 'uploadDir'> & Partial<Pick<Env, 'catalogueFolder'>>,
  render: typeof renderImage = renderImage,
): ImageStore {
  const index = indexPictures(loadCatalogue(env.catalogueFolder), env.scale);
  const cache = openImageCache({ folder: env.imageDir, memory: 48e6, disk: 600e6 });
  const inLimit = limit(2);
  const underWay = new Map<string, Promise<Buffer>>();

  return {
    find: (path) => findPicture(path, index) ?? uploadedPicture(path, env.uploadDir),
    async tagOf(path, picture, { width, height, crop, format, progressive }) {
      const original = await fileVersion(picture.file);
      return createHash('sha256')
        .update(
          JSON.stringify([
            path.replace(/\.\w+$/, ''),
            original,
            ENCODER,
            width,
            height,
            crop,
            format,
            progressive,
          ]),
        )
        .digest('hex')
        .slice(0, 40);
    },
    made: (tag) => cache.get(tag),
    async read(tag, picture, request) {
      const cached = await cache.get(tag);
      if (cached) return cached;
      const shared = underWay.get(tag);
      if (shared) return shared;
      const work = inLimit(async () => {
        const bytes = await render(picture, request);
        await cache.put(tag, bytes);
        return bytes;
      }).finally(() => underWay.delete(tag));
      underWay.set(tag, work);
      return work;
    },
  };
}

async function fileVersion(file: string): Promise<string> {
  const { size, mtimeMs } = await stat(file);
  return `${size} ${mtimeMs}`;
}

/** Runs at most `most` tasks concurrently; the others wait in order. */
export function limit(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await task();
    } finally {
      // pass the slot on, or free it
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
