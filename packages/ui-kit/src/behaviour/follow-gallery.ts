/**
 * Keeps a gallery's thumbs and counter in step with its row of pictures, which scrolls by swipe, and makes the
 * thumbs and the arrow keys move the row (PROD-01). Marks: `data-track` the row, `data-thumb` the thumbs in the
 * row's order, `data-count` the counter.
 * @returns removes everything again
 */
export function followGallery(root: HTMLElement): () => void {
  const track = root.querySelector<HTMLElement>('[data-track]');
  const thumbs = Array.from(root.querySelectorAll<HTMLElement>('[data-thumb]'));
  const counter = root.querySelector('[data-count]');
  if (!track) return () => undefined;
  const stop = new AbortController();
  const listen = { signal: stop.signal };

  const current = () => Math.round(track.scrollLeft / track.clientWidth) || 0;
  const show = (index: number) => {
    const target = Math.min(Math.max(index, 0), track.children.length - 1);
    track.scrollTo({ left: target * track.clientWidth, behavior: 'smooth' });
  };
  const mark = () => {
    const index = current();
    thumbs.forEach((thumb, position) => {
      if (position === index) thumb.setAttribute('aria-current', 'true');
      else thumb.removeAttribute('aria-current');
    });
    if (counter) counter.textContent = `${index + 1} / ${track.children.length}`;
  };

  track.addEventListener('scroll', mark, { ...listen, passive: true });
  track.addEventListener(
    'keydown',
    (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      show(current() + step);
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
