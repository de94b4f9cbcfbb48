/** Image formats of the CDN. */
export type ImageFormat = 'avif' | 'webp' | 'jpeg' | 'png';

export type Crop = 'center' | 'top' | 'bottom' | 'left' | 'right';

/** A parsed image request. */
export interface ImageRequest {
  /** pixels; absent: derived from the other side */
  readonly width?: number;
  readonly height?: number;
  /** crop mode when both sides are given; absent: fit inside without cropping */
  readonly crop?: Crop;
  readonly format: ImageFormat;
  /** progressive JPEG */
  readonly progressive: boolean;
  /** whether the Accept header chose the format */
  readonly negotiated: boolean;
}

/** An invalid parameter; the response (400) contains its name and the reason. */
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
 * Parses width, height, crop and format of the provider's image URLs. Other parameters (`v`) are ignored.
 * @param extension of the path, for clients without support for a newer format
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

/** Undefined when absent, NaN when invalid. */
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
