/** Under it the shop sends the platform's pictures from its own origin: what follows is their path there (PERF-03, ADR 54). */
export const OWN_PICTURES = '/pictures';

/** Where a platform has its pictures, whatever its host. */
export const PLATFORM_PICTURES = '/s/files/';

declare global {
  /** On a server: origin of the pictures that this shop sends from its own; a build knows none. */
  var pictureOrigin: string | undefined;
}

/**
 * The address that a browser asks for a picture: the shop's own where it sends the platform's pictures (PERF-03), so that the first one
 * waits for no second connection; else the picture's own, unchanged.
 */
export function pictureAddress(url: string): string {
  const origin = sourceOrigin();
  const path = origin ? url.slice(origin.length) : '';
  return origin && url.startsWith(origin) && path.startsWith(PLATFORM_PICTURES) ? OWN_PICTURES + path : url;
}

/** The page says it to its own code: a build knows no platform. */
function sourceOrigin(): string | undefined {
  return typeof document === 'undefined'
    ? globalThis.pictureOrigin
    : document.documentElement.dataset['pictureOrigin'];
}
