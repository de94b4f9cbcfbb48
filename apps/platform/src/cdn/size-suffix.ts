/** Sides of the provider's named sizes, in pixels; `master` is the original size. */
const NAMED_SIDES: Readonly<Record<string, number | null>> = {
  pico: 16,
  icon: 32,
  thumb: 50,
  small: 100,
  compact: 160,
  medium: 240,
  large: 480,
  grande: 600,
  master: null,
};

const SUFFIX = new RegExp(
  `_(?:(?<named>${Object.keys(NAMED_SIDES).join('|')})|(?<width>\\d{1,5})?x(?<height>\\d{1,5})?)` +
    '(?:_crop_(?<crop>[a-z]+))?(?:@(?<density>[23])x)?(?<progressive>\\.progressive)?(?=\\.[a-z]+$)',
);

/** A path without its size, and the size as query parameters. */
export interface SizedPath {
  readonly path: string;
  readonly parameters: URLSearchParams;
}

/**
 * Reads the size in file names of older URLs: `_300x`, `_x300`, `_300x200_crop_center`, `@2x`, `_medium`, `.progressive.jpg`. Query
 * parameters take precedence.
 * @returns null for a name without a size
 */
export function readSizeSuffix(path: string, query: URLSearchParams): SizedPath | null {
  const found = SUFFIX.exec(path);
  if (found === null) return null;
  const { named, width, height, crop, density = '1', progressive } = found.groups ?? {};
  if (named === undefined && width === undefined && height === undefined) return null;
  const parameters = new URLSearchParams(query);
  const put = (name: string, value: string | undefined) => {
    if (value !== undefined && !parameters.has(name)) parameters.set(name, value);
  };
  const dense = (side: number | string | null | undefined) =>
    side === null || side === undefined ? undefined : String(Number(side) * Number(density));
  const side = named === undefined ? undefined : NAMED_SIDES[named];
  put('width', dense(side ?? width));
  put('height', dense(side ?? height));
  put('crop', crop);
  put('format', progressive === undefined ? undefined : 'pjpg');
  return { path: path.replace(SUFFIX, ''), parameters };
}
