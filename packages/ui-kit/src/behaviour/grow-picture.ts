/** The pressed image, which is already loaded. Its position in the window is in CSS pixels. */
export interface PictureOrigin {
  readonly src: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/**
 * Animates a gallery's first image from the image pressed on the previous page, which replaces it until it has loaded (MOTION-01). Does
 * nothing if the two are different files, or reduced motion is preferred. The gallery's page must start at its top. Markup:
 * `data-growing` the animated image, which the gallery's styles move.
 * @returns removes the animated image
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
  // The scroll position is still the previous page's, or already the top.
  const [x, y] = [left - place.left, top - place.top - scrollY];
  growing.style.transform = `translate(${x}px, ${y}px) scale(${width / place.width})`;
  stage.append(growing);
  // Hides the large image: if already loaded, it would be visible behind the growing one.
  if (growing.getAnimations().length === 0) remove();
  else large.style.visibility = 'hidden';
  growing.addEventListener('animationend', () => {
    if (large.complete) return remove();
    for (const end of ['load', 'error']) large.addEventListener(end, remove, { once: true });
  });
  return remove;
}

/** An image's URLs for its sizes differ only in the query. */
function fileOf(address: string): string {
  return new URL(address, location.href).pathname;
}
