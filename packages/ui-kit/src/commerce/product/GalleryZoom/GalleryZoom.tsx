'use client';

import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import Swiper from 'swiper';
import { lockScroll } from '#behaviour/lock-scroll.ts';
import { scrollMotion } from '#behaviour/scroll-motion.ts';
import { type PictureZoom, zoomPicture } from '#behaviour/zoom-picture.ts';
import { chevronLeft, chevronRight, close, minus, plus } from '#primitives/Icon/icon-shapes.ts';
import { IconButton } from '#primitives/IconButton/IconButton.tsx';
import { Image, type Picture } from '#primitives/Image/Image.tsx';
import * as styles from './GalleryZoom.css.ts';

/** Duration of an image change, in milliseconds. */
const SLIDE_MS = 300;

/** The widest available image: it is zoomed, so no narrower one suffices. */
const SIZES = '1296px';

export interface GalleryZoomWords {
  /** Accessible name of the dialog */
  label: string;
  nearer: string;
  farther: string;
  previous: string;
  next: string;
  close: string;
}

export interface GalleryZoomProps {
  /** `count` gives position and total; it is announced on change */
  pictures: readonly { picture: Picture; count: string }[];
  /** Index of the initial image */
  start: number;
  words: GalleryZoomWords;
  /** Called with the index of the last shown image, after the dialog has closed */
  onClose: (seen: number) => void;
}

/**
 * A product's images in a full-window view (PROD-01). Pinch, double tap, buttons or + − 0 zoom; one finger or the arrow keys pan
 * a zoomed image. A swipe (by Swiper, disabled while an image is zoomed) or the arrow keys change the image. The browser's own
 * modal dialog: Escape closes it. Load this file with `import()`, on intent.
 */
export function GalleryZoom({ pictures, start, words, onClose }: GalleryZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const row = useRef<Swiper>(undefined);
  const zoom = useRef<PictureZoom>(undefined);
  const [seen, setSeen] = useState(start);
  const [state, setState] = useState({ near: false, nearest: false });

  useLayoutEffect(() => {
    const element = viewport.current;
    if (element === null) return;
    showMeanwhile(element);
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-close]')?.focus();
    const slides = new Swiper(element, {
      wrapperClass: styles.track,
      slideClass: styles.frame,
      initialSlide: start,
      speed: scrollMotion() === 'instant' ? 0 : SLIDE_MS,
      // A mouse pans a zoomed image; for the row there are arrows.
      simulateTouch: false,
      on: { slideChange: ({ activeIndex }) => setSeen(activeIndex) },
    });
    row.current = slides;
    const unlock = lockScroll();
    return () => {
      slides.destroy();
      unlock();
    };
  }, [start]);

  // Before the first paint: a visible image can be pressed.
  useLayoutEffect(() => {
    const frame = viewport.current?.firstElementChild?.children[seen];
    if (!(frame instanceof HTMLElement)) return;
    const live = zoomPicture(frame, (now) => {
      if (row.current) row.current.allowTouchMove = !now.near;
      setState((before) => (before.near === now.near && before.nearest === now.nearest ? before : now));
    });
    zoom.current = live;
    return () => {
      live.whole();
      live.end();
    };
  }, [seen]);

  const goTo = (index: number) =>
    void row.current?.slideTo(Math.min(Math.max(index, 0), pictures.length - 1));
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys(zoom.current, (step) => goTo(seen + step))[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.zoom}
      aria-label={words.label}
      onKeyDown={onKeyDown}
      onClose={() => onClose(seen)}
    >
      <div className={styles.head}>
        <p className={styles.count} role="status">
          {pictures[seen]?.count}
        </p>
        <IconButton
          icon={minus}
          label={words.farther}
          aria-disabled={!state.near}
          onClick={() => zoom.current?.farther()}
        />
        <IconButton
          icon={plus}
          label={words.nearer}
          aria-disabled={state.nearest}
          onClick={() => zoom.current?.nearer()}
        />
        <IconButton icon={close} label={words.close} data-close="" onClick={() => dialog.current?.close()} />
      </div>
      <div ref={viewport} className={styles.viewport}>
        <ul className={styles.track} aria-label={words.label}>
          {pictures.map(({ picture }, index) => (
            <li key={picture.src} className={styles.frame} aria-hidden={index !== seen}>
              <div className={styles.picture}>
                <Image picture={picture} sizes={SIZES} rounded={false} eager={index === start} />
              </div>
            </li>
          ))}
        </ul>
      </div>
      {pictures.length > 1 && (
        <div className={styles.arrows}>
          <IconButton
            icon={chevronLeft}
            variant="ring"
            label={words.previous}
            aria-disabled={seen === 0}
            onClick={() => goTo(seen - 1)}
          />
          <IconButton
            icon={chevronRight}
            variant="ring"
            label={words.next}
            aria-disabled={seen === pictures.length - 1}
            onClick={() => goTo(seen + 1)}
          />
        </div>
      )}
    </dialog>
  );
}

/** Each large image has the one already loaded by the page as its background, so that the window is not empty while it loads. */
function showMeanwhile(viewport: HTMLElement): void {
  const drawn = [...document.querySelectorAll<HTMLImageElement>('[data-track] img')];
  for (const large of viewport.querySelectorAll('img')) {
    const same = drawn.find(
      ({ currentSrc }) => currentSrc !== '' && fileOf(currentSrc) === fileOf(large.src),
    );
    if (same) large.style.background = `url("${same.currentSrc}") center / contain no-repeat`;
  }
}

/** An image's URLs for its sizes differ only in the query. */
function fileOf(address: string): string {
  return new URL(address, location.href).pathname;
}

/** Key bindings: the arrow keys pan a zoomed image, and otherwise change the image. */
function keys(zoom: PictureZoom | undefined, turn: (step: number) => void): Record<string, () => void> {
  const across = (step: number) => () => {
    if (!zoom?.step(step, 0)) turn(step);
  };
  const down = (step: number) => () => {
    zoom?.step(0, step);
  };
  return {
    ArrowLeft: across(-1),
    ArrowRight: across(1),
    ArrowUp: down(-1),
    ArrowDown: down(1),
    '+': () => zoom?.nearer(),
    '=': () => zoom?.nearer(),
    '-': () => zoom?.farther(),
    '0': () => zoom?.whole(),
  };
}
