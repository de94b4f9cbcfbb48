/** Formats that the CDN can send. */
export type ImageFormat = 'avif' | 'webp' | 'jpeg' | 'png';

export type Crop = 'center' | 'top' | 'bottom' | 'left' | 'right';

/** What a picture's address asks for. */
export interface ImageRequest {
  /** pixels; absent: follows from the other side */
  readonly width?: number;
  readonly height?: number;
  /** how to cut when both sides are given; absent: fit inside without cutting */
  readonly crop?: Crop;
  readonly format: ImageFormat;
  /** jpeg that builds up in passes */
  readonly progressive: boolean;
  /** the format was chosen by the Accept header */
  readonly negotiated: boolean;
}

/** A parameter that cannot be used; the client gets its name and the reason (400). */
export interface BadParameter {
  readonly parameter: string;
  readonly reason: string;
}

const crops: readonly Crop[] = ['center', 'top', 'bottom', 'left', 'right'];
const formats: Readonly<Record<string, ImageFormat>> = {
  pjpg: 'jpeg',
  jpg: 'jpeg',
  webp: 'webp',
  avif: 'avif',
  png: 'png',
};
const largest = 5760;

/**
 * Reads width, height, crop and format as the hosted provider's image addresses have them. Other parameters (`v`) mean nothing.
 * @param extension ending of the path, for clients that accept no newer format
 */
export function parseImageRequest(
  query: URLSearchParams,
  accept: string,
  extension: string,
): ImageRequest | BadParameter {
  for (const name of ['width', 'height', 'crop', 'format']) {
    if (query.getAll(name).length > 1) return { parameter: name, reason: 'is given more than once' };
  }
  const width = parseSide(query.get('width'));
  if (Number.isNaN(width)) return badSide('width');
  const height = parseSide(query.get('height'));
  if (Number.isNaN(height)) return badSide('height');
  const cropText = query.get('crop');
  const crop = crops.find((name) => name === cropText);
  if (cropText !== null && !crop) return { parameter: 'crop', reason: `must be one of ${crops.join(', ')}` };
  const formatText = query.get('format');
  if (formatText !== null && !Object.hasOwn(formats, formatText)) {
    return { parameter: 'format', reason: `must be one of ${Object.keys(formats).join(', ')}` };
  }
  const asked = formatText === null ? undefined : formats[formatText];
  return {
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    ...(crop && width !== undefined && height !== undefined ? { crop } : {}),
    format: asked ?? negotiate(accept, extension),
    progressive: formatText === 'pjpg',
    negotiated: asked === undefined,
  };
}

/** Undefined when absent, NaN when unusable. */
function parseSide(text: string | null): number | undefined {
  if (text === null) return undefined;
  const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return value >= 1 && value <= largest ? value : Number.NaN;
}

const badSide = (parameter: string): BadParameter => ({
  parameter,
  reason: `must be a whole number from 1 to ${largest}`,
});

function negotiate(accept: string, extension: string): ImageFormat {
  const accepted = accept
    .toLowerCase()
    .split(',')
    .map((entry) => entry.trim().split(';'))
    .filter(([, ...parameters]) => !parameters.some((parameter) => /^\s*q=0(\.0+)?\s*$/.test(parameter)))
    .map(([type]) => type?.trim());
  if (accepted.includes('image/avif')) return 'avif';
  if (accepted.includes('image/webp')) return 'webp';
  return extension === 'png' ? 'png' : 'jpeg';
}
