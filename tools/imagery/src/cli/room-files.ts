import type { RoomPictures } from '@shop/fixtures/catalogue/room';
import sharp from 'sharp';
import type { Pixels } from '../grade/grade';
import { cleanShadow, type ProjectedFoot, type Shares } from '../room/clean-shadow';
import { type Part, STANDS } from '../room/frame';

/** The only colour of a shadow; only its coverage varies. */
const SHADE = [26, 20, 14] as const;

/** File of a plant without ground. */
export function cutoutFile({ data, width, height, channels }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels } })
    .webp({ quality: 84, alphaQuality: 90, effort: 5, smartSubsample: true })
    .toBuffer();
}

/** File of a shadow. */
export function shadowFile({ values, width, height }: Shares): Promise<Buffer> {
  const rgba = Buffer.alloc(width * height * 4);
  for (const [i, value] of values.entries()) rgba.set([...SHADE, Math.round(255 * value)], 4 * i);
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .webp({ quality: 50, alphaQuality: 85, effort: 5 })
    .toBuffer();
}

/** The kind of a room image, and its position. */
type ShownInRoom =
  | { readonly layer: 'cutout' }
  | { readonly layer: 'shadow'; readonly light: string; readonly part: Part; readonly foot?: ProjectedFoot };

/** All cut-outs and shadows shown in the shop, by name. */
export function shownInRoom({
  products,
  pixelsPerCm,
  floorY,
}: RoomPictures): ReadonlyMap<string, ShownInRoom> {
  const shown = new Map<string, ShownInRoom>();
  for (const { groundCm, footX, potCm, views } of products.flatMap(({ sizes }) => sizes))
    for (const { light, plant, shadow } of views) {
      const { src, ...part } = shadow;
      const foot = { x: footX, y: floorY - groundCm * pixelsPerCm, radius: (potCm / 2) * pixelsPerCm };
      // a hanging plant has no foot
      const hangs = groundCm === STANDS.hook.y * 100;
      shown.set(nameOf(plant.src), { layer: 'cutout' });
      shown.set(nameOf(src), { layer: 'shadow', light, part, ...(hangs ? {} : { foot }) });
    }
  return shown;
}

const nameOf = (path: string): string => path.replace(/^.*\/(room\/.+)\.webp$/, '$1');

/**
 * A shadow rendered before shadows were cleaned.
 * @param plate file of the room that it falls into
 */
export async function cleanedShadow(
  file: Buffer,
  plate: string,
  { part, foot }: ShownInRoom & { layer: 'shadow' },
): Promise<Shares> {
  const { data, info } = await sharp(file)
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const [left, top] = [Math.round(part.x), Math.round(part.y)];
  const whole = await sharp(plate).metadata();
  const room = await sharp(plate)
    .extract({
      left,
      top,
      width: Math.min(whole.width - left, Math.round(part.width)),
      height: Math.min(whole.height - top, Math.round(part.height)),
    })
    .resize(width, height, { fit: 'fill' })
    .greyscale()
    .extractChannel(0)
    .raw()
    .toBuffer();
  const shares = { values: Float32Array.from(data, (value) => value / 255), width, height };
  return {
    ...shares,
    values: cleanShadow(
      shares,
      Float32Array.from(room, (value) => value / 255),
      part,
      foot,
    ),
  };
}
