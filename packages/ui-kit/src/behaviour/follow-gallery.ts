import { scrollMotion } from './scroll-motion.ts';

/**
 * Synchronizes a gallery's thumbs and counter with its row of images, which scrolls by swipe. The thumbs and the arrow keys move the row
 * (PROD-01). Markup: `data-track` the row; `data-zoom` the links of its images, of which only the visible one is a tab stop;
 * `data-controls` controls within an image, inert while out of view; `data-thumb` the thumbs in the row's order; `data-count` the counter.
 * The script marks the row with `data-live`.
 * @returns removes the listeners
 */
export function followGallery(root: HTMLElement): () => void {
  const track = root.querySelector<HTMLElement>('[data-track]');
  const thumbs = Array.from(root.querySelectorAll<HTMLElement>('[data-thumb]'));
  const counter = root.querySelector('[data-count]');
  if (!track) return () => undefined;
  const slides = Array.from(track.children);
  const inSlide = (slide: Element | undefined, mark: string) =>
    Array.from(slide?.querySelectorAll<HTMLElement>(mark) ?? []);
  const stop = new AbortController();
  const listen = { signal: stop.signal };

  const current = () => Math.round(track.scrollLeft / track.clientWidth) || 0;
  const show = (index: number) => {
    const target = Math.min(Math.max(index, 0), track.children.length - 1);
    track.scrollTo({ left: target * track.clientWidth, behavior: scrollMotion() });
    return target;
  };
  const mark = () => {
    const index = current();
    thumbs.forEach((thumb, position) => {
      if (position === index) thumb.setAttribute('aria-current', 'true');
      else thumb.removeAttribute('aria-current');
    });
    slides.forEach((slide, position) => {
      for (const link of inSlide(slide, '[data-zoom]')) link.tabIndex = position === index ? 0 : -1;
      for (const controls of inSlide(slide, '[data-controls]')) controls.inert = position !== index;
    });
    if (counter) counter.textContent = `${index + 1} / ${track.children.length}`;
  };

  mark();
  track.dataset['live'] = '';
  track.addEventListener('scroll', mark, { ...listen, passive: true });
  track.addEventListener(
    'keydown',
    (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (step === undefined) return;
      // arrow keys belong to the controls inside an image
      if (event.target instanceof Element && event.target.closest('[data-controls]')) return;
      event.preventDefault();
      const target = show(current() + step);
      if (track.contains(document.activeElement))
        inSlide(slides[target], '[data-zoom]')[0]?.focus({ preventScroll: true });
    },
    listen,
  );
  thumbs.forEach((thumb, index) => {
    thumb.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        show(index);
      },
      listen,
    );
  });
  return () => stop.abort();
}
