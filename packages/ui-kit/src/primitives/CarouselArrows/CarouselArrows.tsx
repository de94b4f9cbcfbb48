'use client';

import { useEffect, useRef } from 'react';
import { type LoopIntent, loopOnIntent } from '../../behaviour/loop-on-intent.ts';
import { scrollMotion } from '../../behaviour/scroll-motion.ts';
import { slideByPage } from '../../behaviour/slide-by-page.ts';
import { chevronLeft, chevronRight } from '../Icon/icon-shapes.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { arrows } from './CarouselArrows.css.ts';

export interface CarouselArrowsProps {
  /** The `Carousel`'s id */
  target: string;
  previousLabel: string;
  nextLabel: string;
  /** Goes round at the ends; the code for it comes on intent. @default false */
  loop?: boolean;
}

/** Two round arrows in a heading's line, from 1024 px: one page of slides back or on. */
export function CarouselArrows({ target, previousLabel, nextLabel, loop = false }: CarouselArrowsProps) {
  const root = useRef<HTMLDivElement>(null);
  const intent = useRef<LoopIntent>(undefined);
  useEffect(() => {
    const viewport = document.getElementById(target);
    if (!loop || !viewport || !root.current) return;
    const load = async () => (await import('../../behaviour/loop-slides.ts')).loopSlides;
    intent.current = loopOnIntent(viewport, root.current, load);
    return () => intent.current?.stop();
  }, [target, loop]);
  const slide = (direction: 1 | -1) => {
    const looped = intent.current?.looped();
    if (looped) return looped.move(direction);
    const viewport = document.getElementById(target);
    viewport?.scrollTo({ left: slideByPage(viewport, direction, loop), behavior: scrollMotion() });
  };
  return (
    <div ref={root} className={arrows}>
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
