import { onePerProcess } from '@shop/page-server/one-per-process';
import { NoSlotError } from '@shop/page-server/request-queue';
import { singleFlight } from '@shop/page-server/single-flight';
import { imageUrl } from '@shop/rules/catalog/image-url';
import { LRUCache } from 'lru-cache';
import { SOCIAL_PICTURE_BYTES } from '#foundation/cache/cache-manifest.ts';
import { env } from '#foundation/env/env.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { log } from '#foundation/process/log.ts';
import { watchedQueue } from '#foundation/process/watched-queue.ts';
import type { SocialFacts } from '#foundation/routing/social-picture.ts';
import { drawSocialPicture } from './draw-social-picture';

/** One image is drawn at a time, because drawing blocks the process; few may wait. */
const LINE = { slots: 1, maxWaiting: 12, timeoutMs: 8_000 };
const PICTURE_TIMEOUT_MS = 3_000;
/** The requested image width, the next one above the drawn square. */
const WIDTH = 720;
const MAX_PICTURE_BYTES = 2 * 1024 * 1024;
const DRAWABLE = ['image/jpeg', 'image/png'];

/** A social image, drawn once for its content: other facts give another image. Null if too many requests wait, or one waits too long. */
export async function socialPicture(facts: SocialFacts, locale: Locale): Promise<Buffer | null> {
  const { held, line } = pictures();
  const key = JSON.stringify([locale, facts]);
  const known = held.get(key);
  if (known !== undefined) return known;
  const draw = async () => {
    const picture = facts.picture === null ? null : await readPicture(facts.picture);
    const drawn = await drawSocialPicture(facts, picture, locale);
    // An image drawn without its picture is not cached: the picture may be available next time.
    if (picture !== null || facts.picture === null) held.set(key, drawn);
    return drawn;
  };
  try {
    return await singleFlight(`social picture ${key}`, () => line.run(draw));
  } catch (error) {
    if (error instanceof NoSlotError) return null;
    throw error;
  }
}

function pictures() {
  return onePerProcess('socialPictures', () => ({
    held: new LRUCache<string, Buffer>({
      maxSize: SOCIAL_PICTURE_BYTES,
      sizeCalculation: ({ byteLength }, key) => byteLength + 2 * key.length,
    }),
    line: watchedQueue('socialPictures', LINE),
  }));
}

/** An image of the platform as a data URL; null if it cannot be loaded. */
async function readPicture(address: string): Promise<string | null> {
  try {
    if (!isOfPlatform(address)) return null;
    const answer = await fetch(imageUrl(address, WIDTH), {
      headers: { accept: DRAWABLE.join(',') },
      signal: AbortSignal.timeout(PICTURE_TIMEOUT_MS),
      redirect: 'error',
      cache: 'no-store',
    });
    const type = answer.headers.get('content-type')?.split(';', 1)[0] ?? '';
    const length = Number(answer.headers.get('content-length') ?? 0);
    if (!answer.ok || !DRAWABLE.includes(type) || length > MAX_PICTURE_BYTES) return null;
    const body = Buffer.from(await answer.arrayBuffer());
    return body.byteLength > MAX_PICTURE_BYTES ? null : `data:${type};base64,${body.toString('base64')}`;
  } catch (error) {
    log.warn(`a social image is rendered without its image: ${error}`);
    return null;
  }
}

/** Nothing is fetched from any other host. */
function isOfPlatform(address: string): boolean {
  const { platformUrl, cdnOrigins } = env();
  return URL.canParse(address) && [platformUrl, ...cdnOrigins].includes(new URL(address).origin);
}
