/** Path prefix of the platform's images served from the shop's own origin: the rest is their path on the platform (PERF-03, ADR 54). */
export const OWN_PICTURES = '/pictures';

/** Path prefix of a platform's images, on any host. */
export const PLATFORM_PICTURES = '/s/files/';

declare global {
  /** On a server: origin of the images that this shop serves itself; a build knows none. */
  var pictureOrigin: string | undefined;
}

/**
 * The URL that a browser requests for an image. It is the shop's own if it serves the platform's images (PERF-03), so that the
 * first one needs no second connection; else the image's own, unchanged.
 */
export function pictureAddress(url: string): string {
  const origin = sourceOrigin();
  const path = origin ? url.slice(origin.length) : '';
  return origin && url.startsWith(origin) && path.startsWith(PLATFORM_PICTURES) ? OWN_PICTURES + path : url;
}

/** The page passes it to its own code: a build knows no platform. */
function sourceOrigin(): string | undefined {
  return typeof document === 'undefined'
    ? globalThis.pictureOrigin
    : document.documentElement.dataset['pictureOrigin'];
}
