'use client';

import { useEffect, useRef } from 'react';
import { type SlideRow, slideRow } from '../../behaviour/slide-row.ts';
import { chevronLeft, chevronRight } from '../Icon/icon-shapes.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { arrows } from './CarouselArrows.css.ts';

export interface CarouselArrowsProps {
  /** The `Carousel`'s id */
  target: string;
  previousLabel: string;
  nextLabel: string;
  /** The row loops. @default false */
  loop?: boolean;
}

/** Two round arrows in a heading's line, from 1024 px: a page of slides back or forward, one slide if the row loops. */
export function CarouselArrows({ target, previousLabel, nextLabel, loop = false }: CarouselArrowsProps) {
  const root = useRef<HTMLDivElement>(null);
  const slides = useRef<SlideRow>(undefined);
  useEffect(() => {
    const viewport = document.getElementById(target);
    if (!viewport || !root.current) return;
    const row = slideRow(viewport, { loop, buttons: root.current });
    slides.current = row;
    return () => row.stop();
  }, [target, loop]);
  return (
    <div ref={root} className={arrows}>
      <IconButton
        variant="ring"
        icon={chevronLeft}
        iconSize={20}
        label={previousLabel}
        aria-controls={target}
        onClick={() => slides.current?.move(-1)}
      />
      <IconButton
        variant="ring"
        icon={chevronRight}
        iconSize={20}
        label={nextLabel}
        aria-controls={target}
        onClick={() => slides.current?.move(1)}
      />
    </div>
  );
}
