'use client';

import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { followGallery } from '#behaviour/follow-gallery.ts';
import type { GalleryZoom, GalleryZoomProps } from '../GalleryZoom/GalleryZoom.tsx';

export interface GalleryFollowerProps extends Pick<GalleryZoomProps, 'pictures' | 'words'> {
  className: string;
  /** Called before the gallery is painted first, such as with `growPicture`; what it returns ends what it began. @default nothing */
  enter?: ((gallery: HTMLElement) => () => void) | undefined;
  children: ReactNode;
}

interface Opened {
  readonly Zoom: typeof GalleryZoom;
  readonly start: number;
}

const load = () => import('../GalleryZoom/GalleryZoom.tsx');

/** Brings the gallery drawn inside it to life: thumbs, counter, arrow keys, its coming out of a card, and the pictures over the whole window. */
export function GalleryFollower({ className, pictures, words, enter, children }: GalleryFollowerProps) {
  const root = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => (root.current ? followGallery(root.current) : undefined), []);
  // Before the page is painted, so that nothing is seen to jump.
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
      // its code did not come: the picture itself still may
      () => location.assign(link.href),
    );
  };
  const close = (seen: number) => {
    setOpened(null);
    linkOf(seen)?.focus();
  };
  const prepare = () => {
    // a failed load is reported when it is needed
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
