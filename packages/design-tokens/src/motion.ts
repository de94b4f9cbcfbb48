import { cssValue } from './css-value.ts';
import { readGroup } from './read-group.ts';
import { tokenTree } from './token-tree.ts';

/** Durations and the single easing curve, as CSS text. */
export const motion = {
  duration: readGroup(tokenTree.motion.duration),
  ease: cssValue(tokenTree.motion.ease.$value),
};
