import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cdnFolder } from '@shop/fixtures/catalogue/fields';
import { oneLine } from '@shop/rules/typed-text';
import sharp from 'sharp';
import { z } from 'zod';
import { addDocument } from '../admin-api/setup-documents.ts';
import type { CatalogueDocument } from '../catalogue/documents.ts';
import { PICTURE_FORMATS, type StoredImage } from '../catalogue/image.ts';
import type { CatalogueProduct } from '../catalogue/product.ts';
import type { Services } from '../graphql/context.ts';
import { updateProduct } from './edit-products.ts';

/** Bytes of an uploaded picture, and pixels of it, at most. */
export const MAX_PICTURE_BYTES = 20_000_000;
const MAX_PICTURE_PIXELS = 50_000_000;
/** The longest side of what is kept; larger pictures are reduced. */
const MAX_SIDE = 4_000;
const QUALITY = 90;

/** Name and alternative text of an uploaded picture. */
export const pictureFacts = z.object({
  name: z.string().min(1).max(255),
  alt: z.string().transform(oneLine).pipe(z.string().max(512)).default(''),
});

/** The file of an uploaded picture, by its path on the CDN; null if there is none. */
export function uploadedPicture(path: string, folder: string): { readonly file: string } | null {
  if (!path.startsWith(`${cdnFolder}/files/`)) return null;
  const [, name] = /^([a-z0-9-]+)\.\w+$/.exec(path.slice(`${cdnFolder}/files/`.length)) ?? [];
  const file = name === undefined ? null : join(folder, `${name}.webp`);
  return file !== null && existsSync(file) ? { file } : null;
}

/**
 * Keeps an uploaded picture, upright and without its metadata, which may tell where it was taken. The same picture under the same name is
 * kept once.
 * @param bytes of a file in one of the formats
 * @returns the file, which fields of entries and products refer to; null for anything that is no such picture
 */
export async function storePicture(
  services: Services,
  bytes: Buffer,
  { name, alt }: z.output<typeof pictureFacts>,
): Promise<CatalogueDocument<'file'> | null> {
  const kept = await upright(bytes);
  if (kept === null) return null;
  const stem = name
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const hash = createHash('sha256').update(kept.data).digest('hex').slice(0, 12);
  const handle = `${stem.slice(0, 80) || 'picture'}-${hash}`;
  const folder = services.env.uploadDir;
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${handle}.webp`);
  // Another process never reads half a file.
  await writeFile(`${file}.part`, kept.data);
  await rename(`${file}.part`, file);
  const { width, height } = kept.info;
  await addDocument(services, 'file', handle, (id) => ({
    handle,
    image: { id, src: `${cdnFolder}/files/${handle}.webp`, alt, size: { width, height } },
  }));
  return services.catalogue.documents.byHandle('file', handle) ?? null;
}

async function upright(bytes: Buffer) {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS });
    const { format } = await picture.metadata();
    if (!PICTURE_FORMATS.some((accepted) => accepted === format)) return null;
    return await picture
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
  } catch {
    // The library's error means that these bytes are no picture.
    return null;
  }
}

/** A product's pictures in their order: their addresses on the CDN, with or without its origin and parameters. */
export const productPictures = z.strictObject({ images: z.array(z.string().max(2_000)).max(250) });

/**
 * Sets the pictures of a product: some of its own and uploaded ones.
 * @returns the product, null when it does not exist, or the fields that name no picture
 */
export async function setPictures(
  services: Services,
  handle: string,
  { images }: z.output<typeof productPictures>,
): Promise<object | null | { readonly refused: Readonly<Record<string, string>> }> {
  const product = services.catalogue.productByHandle(handle);
  if (product === undefined) return null;
  const found = images.map((address) => pictureAt(services, product, address));
  const refused = found.flatMap((image, index) =>
    image === undefined
      ? [[`images.${index}`, 'is no picture of the product and no uploaded one'] as const]
      : [],
  );
  if (refused.length > 0) return { refused: Object.fromEntries(refused) };
  const chosen = found.filter((image) => image !== undefined);
  return updateProduct(services, handle, {
    images: [...new Map(chosen.map((one) => [one.src, one])).values()],
  });
}

function pictureAt(
  { catalogue, env }: Services,
  { images }: CatalogueProduct,
  address: string,
): StoredImage | undefined {
  const path = URL.canParse(address, env.url) ? new URL(address, env.url).pathname : address;
  const own = images.find(({ src }) => src === path);
  if (own) {
    const { __typename: _, ...stored } = own;
    return stored;
  }
  return catalogue.documents.all('file').find(({ image }) => image.src === path)?.image;
}
