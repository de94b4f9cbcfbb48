/** The only widths in which images are requested (IMG-01). */
export const IMAGE_WIDTHS = [90, 120, 180, 360, 540, 720, 900, 1080, 1296] as const;

export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

const WIDEST: ImageWidth = 1296;

/** Shown for a product without an image. */
export const NO_IMAGE_PATH = '/images/no-image.svg';

/** The path identifies the platform's CDN: the hosted provider serves one shop's files from several hosts. */
const CDN_URL = /^https?:\/\/[^/?#]+\/(?:s\/files|cdn\/shop)\//;

/**
 * An image's URL at a width (IMG-01). '' gives the no-image placeholder. A URL outside the platform's CDN is returned unchanged.
 * An unknown width gives ''.
 */
export function imageUrl(url: string, width: number): string {
  if (url === '') {
    return NO_IMAGE_PATH;
  }
  if (!CDN_URL.test(url)) {
    return url;
  }
  return isImageWidth(width) ? withWidth(url, width) : '';
}

/**
 * The `srcset` of an image: the nine widths up to `largest`; '' if widths do not apply (no image, foreign host).
 * @param largest the maximum rendered width in device pixels; a card needs no 1296.
 */
export function imageSrcSet(url: string, largest: number = WIDEST): string {
  if (!CDN_URL.test(url)) {
    return '';
  }
  return IMAGE_WIDTHS.filter((width) => width <= largest)
    .map((width) => `${withWidth(url, width)} ${width}w`)
    .join(', ');
}

/** Width in pixels of the widest candidate of a page's opening image: sharp on a dense screen of 1280 CSS pixels (IMG-02). */
export const OPENING_WIDTH = 2560;

/**
 * The `srcset` candidate beyond the nine widths for a page's opening image. Null if the image is not wider than those, or is not
 * on the platform's CDN (IMG-02).
 * @param width of the original image, in pixels
 */
export function openingCandidate(
  url: string,
  width: number | null,
): { readonly url: string; readonly width: number } | null {
  if (width === null || width <= WIDEST || !CDN_URL.test(url)) return null;
  const offered = Math.min(width, OPENING_WIDTH);
  return { url: withWidth(url, offered), width: offered };
}

/** Whether images are requested in a width (IMG-01, IMG-02). @param width in pixels */
export function isImageWidth(width: number): width is ImageWidth {
  return (IMAGE_WIDTHS as readonly number[]).includes(width);
}

/** Keeps existing parameters (`?v=…`) and replaces an existing width. */
function withWidth(url: string, width: number): string {
  const [address = '', query = ''] = url.split('?', 2);
  const stored = query.split('&').filter((pair) => pair !== '' && !pair.startsWith('width='));
  return `${address}?${[...stored, `width=${width}`].join('&')}`;
}
