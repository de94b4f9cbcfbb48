import type { Picture } from '@shop/fixtures/pictures/find-picture';
import sharp, { type Sharp } from 'sharp';
import type { ImageRequest } from './image-request.ts';

// requests run side by side already (see limit.ts); a picture gets one core
sharp.concurrency(1);
sharp.cache(false);

/** The longest side of a drawn picture; it has no size of its own. */
const largestDrawn = 1600;
const plainDrawn = 1200;

/** Makes the bytes of a picture as asked for. It is never larger than its original. */
export async function renderImage(picture: Picture, request: ImageRequest): Promise<Buffer> {
  const image =
    'file' in picture ? await fromFile(picture.file, request) : fromDrawing(picture.draw(), request);
  return encode(image, request);
}

async function fromFile(file: string, request: ImageRequest): Promise<Sharp> {
  const image = sharp(file);
  const { width = 1, height = 1 } = await image.metadata();
  return resize(image, request, width, height);
}

function fromDrawing(svg: string, request: ImageRequest): Sharp {
  const size = /<svg[^>]* width="(\d+)" height="(\d+)"/.exec(svg);
  const [width, height] = [Number(size?.[1] ?? 800), Number(size?.[2] ?? 800)];
  const limit = largestDrawn / Math.max(width, height);
  const asked =
    request.width === undefined && request.height === undefined
      ? plainDrawn / Math.max(width, height)
      : wantedScale(request, width, height);
  const scale = Math.min(limit, asked);
  const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const sized = svg.replace(/ width="\d+" height="\d+"/, ` width="${w}" height="${h}"`);
  return resize(sharp(Buffer.from(sized)), request, w, h);
}

/** The scale at which the original just covers (crop) or fits what is asked for. */
function wantedScale({ width, height, crop }: ImageRequest, w: number, h: number): number {
  const scales = [width && width / w, height && height / h].filter((scale) => scale !== undefined);
  return crop ? Math.max(...scales) : Math.min(...scales);
}

function resize(image: Sharp, request: ImageRequest, width: number, height: number): Sharp {
  if (request.width === undefined && request.height === undefined) return image;
  if (!request.crop || request.width === undefined || request.height === undefined) {
    return image.resize({ ...sides(request), fit: 'inside', withoutEnlargement: true });
  }
  // keep the asked shape when the original is smaller
  const share = Math.min(1, width / request.width, height / request.height);
  return image.resize({
    width: Math.max(1, Math.round(request.width * share)),
    height: Math.max(1, Math.round(request.height * share)),
    fit: 'cover',
    position: request.crop === 'center' ? 'centre' : request.crop,
  });
}

const sides = ({ width, height }: ImageRequest) => ({
  ...(width === undefined ? {} : { width }),
  ...(height === undefined ? {} : { height }),
});

function encode(image: Sharp, { format, progressive }: ImageRequest): Promise<Buffer> {
  switch (format) {
    case 'avif':
      return image.flatten({ background: '#f5fafa' }).avif({ quality: 56, effort: 2 }).toBuffer();
    case 'webp':
      return image.flatten({ background: '#f5fafa' }).webp({ quality: 80, effort: 3 }).toBuffer();
    case 'jpeg':
      return image.flatten({ background: '#f5fafa' }).jpeg({ quality: 82, progressive }).toBuffer();
    case 'png':
      return image.png({ compressionLevel: 8 }).toBuffer();
    default:
      return format satisfies never;
  }
}
