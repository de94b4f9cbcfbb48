import type { StyleRule } from '@vanilla-extract/css';

/** Cuts text after a number of lines, with an ellipsis. */
export function clampLines(count: number): StyleRule {
  return { display: '-webkit-box', WebkitLineClamp: count, WebkitBoxOrient: 'vertical', overflow: 'hidden' };
}
