import { scrollMotion } from './scroll-motion.ts';

/**
 * Keeps a gallery's thumbs and counter in step with its row of pictures, which scrolls by swipe, and makes the
 * thumbs and the arrow keys move the row (PROD-01). Marks: `data-track` the row, `data-zoom` the links of its pictures,
 * of which only the one in sight is a stop of the Tab key, `data-thumb` the thumbs in the row's order, `data-count` the
 * counter.
 * @returns removes everything again
 */
export function followGallery(root: HTMLElement): () => void {
  const track = root.querySelector<HTMLElement>('[data-track]');
  const thumbs = Array.from(root.querySelectorAll<HTMLElement>('[data-thumb]'));
  const links = Array.from(root.querySelectorAll<HTMLElement>('[data-zoom]'));
  const counter = root.querySelector('[data-count]');
  if (!track) return () => undefined;
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
    links.forEach((link, position) => {
      link.tabIndex = position === index ? 0 : -1;
    });
    if (counter) counter.textContent = `${index + 1} / ${track.children.length}`;
  };

  mark();
  track.addEventListener('scroll', mark, { ...listen, passive: true });
  track.addEventListener(
    'keydown',
    (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      const target = show(current() + step);
      if (track.contains(document.activeElement)) links[target]?.focus({ preventScroll: true });
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
