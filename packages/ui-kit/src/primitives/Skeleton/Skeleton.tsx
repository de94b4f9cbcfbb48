import { skeleton } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** A square image, a line of text, a short line, a row of a list with an image */
  shape: 'picture' | 'line' | 'lineShort' | 'row';
}

/** A placeholder in its final size; put `aria-busy` on its container. */
export function Skeleton({ shape }: SkeletonProps) {
  return <span className={skeleton[shape]} aria-hidden="true" />;
}
