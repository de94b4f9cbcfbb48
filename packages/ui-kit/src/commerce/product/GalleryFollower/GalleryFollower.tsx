'use client';

import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { followGallery } from '#behaviour/follow-gallery.ts';
import type { GalleryZoom, GalleryZoomProps } from '../GalleryZoom/GalleryZoom.tsx';

export interface GalleryFollowerProps extends Pick<GalleryZoomProps, 'pictures' | 'words'> {
  className: string;
  /** Called before the gallery's first paint, e.g. with `growPicture`; the returned function cleans up. @default nothing */
  enter?: ((gallery: HTMLElement) => () => void) | undefined;
  children: ReactNode;
}

interface Opened {
  readonly Zoom: typeof GalleryZoom;
  readonly start: number;
}

const load = () => import('../GalleryZoom/GalleryZoom.tsx');

/** Enhances the gallery rendered inside it: thumbs, counter, arrow keys, the animation out of a card, and the full-window view. */
export function GalleryFollower({ className, pictures, words, enter, children }: GalleryFollowerProps) {
  const root = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => (root.current ? followGallery(root.current) : undefined), []);
  // Before the page is painted, so that nothing visibly jumps.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the page, not with what changes in it
  useLayoutEffect(() => (root.current ? enter?.(root.current) : undefined), []);

  const linkOf = (index: number) => root.current?.querySelector<HTMLElement>(`[data-zoom="${index}"]`);
  const open = (event: MouseEvent) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-zoom]') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    load().then(
      ({ GalleryZoom: Zoom }) => setOpened({ Zoom, start: Number(link.dataset['zoom']) }),
      // the code failed to load: opens the image itself
      () => location.assign(link.href),
    );
  };
  const close = (seen: number) => {
    setOpened(null);
    linkOf(seen)?.focus();
  };
  const prepare = () => {
    // a failed load is handled when the view is opened
    load().catch(() => undefined);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the presses are those of the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link is pressed by Enter as well
    <div ref={root} className={className} onClick={open} onPointerEnter={prepare} onFocus={prepare}>
      {children}
      {opened && <opened.Zoom pictures={pictures} words={words} start={opened.start} onClose={close} />}
    </div>
  );
}
