import Swiper from 'swiper';
import { Mousewheel } from 'swiper/modules';
import { row, slide } from '../primitives/Carousel/Carousel.css.ts';

/** A row of slides that goes round. */
export interface LoopedSlides {
  /** One slide on (1) or back (-1) */
  move(direction: 1 | -1): void;
  /** Leaves the row as CSS lays it out */
  destroy(): void;
}

/**
 * Turns a `Carousel` that CSS has laid out into one without ends, by Swiper: the same sizes, the same gap, the same slide
 * at the left edge. Load this file with `import()`, on intent.
 */
export function loopSlides(viewport: HTMLElement): LoopedSlides {
  const [first, second] = Array.from(viewport.querySelectorAll<HTMLElement>(`.${slide}`));
  const width = first?.offsetWidth ?? 0;
  const pitch = (second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0);
  const initialSlide = pitch > 0 ? Math.round(viewport.scrollLeft / pitch) : 0;
  const copies = copySlides(viewport, pitch);
  viewport.dataset.loop = '';
  viewport.scrollLeft = 0;
  const swiper = new Swiper(viewport, {
    modules: [Mousewheel],
    wrapperClass: row,
    slideClass: slide,
    loop: true,
    // the widths stay those of the style sheet, which knows the fractions (§3)
    slidesPerView: 'auto',
    spaceBetween: pitch - width,
    initialSlide,
    loopAdditionalSlides: 2,
    speed: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 300,
    mousewheel: { forceToAxis: true },
  });
  return {
    move: (direction) => void (direction === 1 ? swiper.slideNext() : swiper.slidePrev()),
    destroy: () => {
      swiper.destroy();
      for (const copy of copies) copy.remove();
      delete viewport.dataset.loop;
    },
  };
}

/**
 * To go round without a hole there must be three times as many slides as fit (one row seen, one on either side of
 * a swipe); fewer are drawn a second time. The second ones
 * can be pressed, and are neither read aloud nor reached by keyboard.
 */
function copySlides(viewport: HTMLElement, pitch: number): HTMLElement[] {
  const slides = Array.from(viewport.querySelectorAll<HTMLElement>(`.${slide}`));
  if (pitch <= 0 || slides.length > 3 * Math.ceil(viewport.clientWidth / pitch)) return [];
  return slides.map((original) => {
    const copy = original.cloneNode(true) as HTMLElement;
    copy.setAttribute('aria-hidden', 'true');
    for (const link of copy.querySelectorAll('a, button')) link.setAttribute('tabindex', '-1');
    original.parentElement?.append(copy);
    return copy;
  });
}
