import type { StoredImage } from '../catalogue/image.ts';

/** Pixel size of the originals that the CDN draws, by the folder they are in. */
const SIZES: Readonly<Record<string, readonly [width: number, height: number]>> = {
  products: [1296, 1296],
  collections: [1600, 640],
  producers: [1296, 864],
  advisors: [720, 720],
  banners: [1296, 782],
  sets: [720, 720],
};

/** A stored picture of a CDN path such as `/s/files/1/…/products/yucca_1.jpg`. */
export function picture(id: number, src: string, alt: string): StoredImage {
  const folder = src.split('/').at(-2) ?? '';
  const isThumbnail = /_thumb\.\w+$/.test(src);
  const [width, height] = isThumbnail ? [720, 720] : (SIZES[folder] ?? [1296, 1296]);
  return { id, src, alt, width, height };
}
