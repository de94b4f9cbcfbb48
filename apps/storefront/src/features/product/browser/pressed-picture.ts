import type { PictureOrigin } from '@shop/ui-kit/behaviour/grow-picture';

let pressed: { readonly path: string; readonly origin: PictureOrigin } | null = null;

/** Notes the picture in the link that is followed, for the page it leads to (MOTION-01); null, or a link without one, is none. */
export function notePressedPicture(link: HTMLAnchorElement | null): void {
  const picture = link?.querySelector('img');
  pressed = null;
  // What has not come yet cannot stand in for anything.
  if (!link || !picture?.complete || picture.currentSrc === '') return;
  const { left, top, width } = picture.getBoundingClientRect();
  pressed = { path: link.pathname, origin: { src: picture.currentSrc, left, top, width } };
}

/** The picture whose press led to this page, once; null where another way did. */
export function takePressedPicture(): PictureOrigin | null {
  const origin = pressed?.path === location.pathname ? pressed.origin : null;
  pressed = null;
  return origin;
}
