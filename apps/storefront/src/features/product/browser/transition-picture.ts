import type { PictureOrigin } from '@shop/ui-kit/behaviour/grow-picture';

let transitionPicture: { readonly path: string; readonly origin: PictureOrigin } | null = null;

/** Stores the picture in the followed link for the target page (MOTION-01); null, or a link without a picture, clears it. */
export function recordTransitionPicture(link: HTMLAnchorElement | null): void {
  const picture = link?.querySelector('img');
  transitionPicture = null;
  // An image that has not loaded cannot be animated.
  if (!link || !picture?.complete || picture.currentSrc === '') return;
  const { left, top, width } = picture.getBoundingClientRect();
  transitionPicture = { path: link.pathname, origin: { src: picture.currentSrc, left, top, width } };
}

/** The transition picture of the press that led to this page, returned once; null after another navigation. */
export function takeTransitionPicture(): PictureOrigin | null {
  const origin = transitionPicture?.path === location.pathname ? transitionPicture.origin : null;
  transitionPicture = null;
  return origin;
}
