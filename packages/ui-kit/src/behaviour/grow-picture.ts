/** A picture that was pressed: its bytes are at hand. Its place in the window is in CSS pixels. */
export interface PictureOrigin {
  readonly src: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/**
 * Lets the first picture of a gallery grow out of the one that was pressed on the page before, and lets that one stand in for it until it
 * has come (MOTION-01). Nothing happens where the two are of different files, or reduced motion is preferred. The gallery's
 * page has to begin at its top. Mark: `data-growing` the picture that grows, which the gallery's styles move.
 * @returns takes the growing picture away
 */
export function growPicture(gallery: HTMLElement, { src, left, top, width }: PictureOrigin): () => void {
  const track = gallery.querySelector('[data-track]');
  const stage = track?.parentElement;
  const large = track?.querySelector('img');
  if (!stage || !large || fileOf(large.src) !== fileOf(src)) return () => undefined;
  const place = stage.getBoundingClientRect();
  const growing = document.createElement('img');
  const remove = () => {
    growing.remove();
    large.style.removeProperty('visibility');
  };
  growing.src = src;
  growing.alt = '';
  growing.dataset['growing'] = '';
  // The window is still where the page before was, or at the top already.
  const [x, y] = [left - place.left, top - place.top - scrollY];
  growing.style.transform = `translate(${x}px, ${y}px) scale(${width / place.width})`;
  stage.append(growing);
  // One plant, not two: a large picture that is there already would be seen behind the one that grows.
  if (growing.getAnimations().length === 0) remove();
  else large.style.visibility = 'hidden';
  growing.addEventListener('animationend', () => {
    if (large.complete) return remove();
    for (const end of ['load', 'error']) large.addEventListener(end, remove, { once: true });
  });
  return remove;
}

/** The same picture has another address in each size: they differ in the query. */
function fileOf(address: string): string {
  return new URL(address, location.href).pathname;
}
