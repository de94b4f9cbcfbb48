import { skeleton } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** A square picture, a line of words, a short line, a row of a list with a picture */
  shape: 'picture' | 'line' | 'lineShort' | 'row';
}

/** A place that is being filled, in its final size; put `aria-busy` on what holds it. */
export function Skeleton({ shape }: SkeletonProps) {
  return <span className={skeleton[shape]} aria-hidden="true" />;
}
