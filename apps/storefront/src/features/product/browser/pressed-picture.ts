import type { PictureOrigin } from '@shop/ui-kit/behaviour/grow-picture';

let pressed: { readonly path: string; readonly origin: PictureOrigin } | null = null;

/** Stores the picture in the followed link for the target page (MOTION-01); null, or a link without a picture, clears it. */
export function notePressedPicture(link: HTMLAnchorElement | null): void {
  const picture = link?.querySelector('img');
  pressed = null;
  // An image that has not loaded cannot be animated.
  if (!link || !picture?.complete || picture.currentSrc === '') return;
  const { left, top, width } = picture.getBoundingClientRect();
  pressed = { path: link.pathname, origin: { src: picture.currentSrc, left, top, width } };
}

/** The pressed picture that led to this page, returned once; null after another navigation. */
export function takePressedPicture(): PictureOrigin | null {
  const origin = pressed?.path === location.pathname ? pressed.origin : null;
  pressed = null;
  return origin;
}
