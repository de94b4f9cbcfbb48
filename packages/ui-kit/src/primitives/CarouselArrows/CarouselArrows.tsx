'use client';

import { slideByPage } from '../../behaviour/slide-by-page.ts';
import { chevronLeft, chevronRight } from '../Icon/icon-shapes.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { arrows } from './CarouselArrows.css.ts';

export interface CarouselArrowsProps {
  /** The `Carousel`'s id */
  target: string;
  previousLabel: string;
  nextLabel: string;
  /** Goes round at the ends. @default false */
  loop?: boolean;
}

/** Two round arrows in a heading's line, from 1024 px: one page of slides back or on. */
export function CarouselArrows({ target, previousLabel, nextLabel, loop = false }: CarouselArrowsProps) {
  const slide = (direction: 1 | -1) => {
    const track = document.getElementById(target);
    track?.scrollTo({ left: slideByPage(track, direction, loop), behavior: 'smooth' });
  };
  return (
    <div className={arrows}>
      <IconButton
        look="ring"
        icon={chevronLeft}
        iconSize={20}
        label={previousLabel}
        aria-controls={target}
        onClick={() => slide(-1)}
      />
      <IconButton
        look="ring"
        icon={chevronRight}
        iconSize={20}
        label={nextLabel}
        aria-controls={target}
        onClick={() => slide(1)}
      />
    </div>
  );
}
