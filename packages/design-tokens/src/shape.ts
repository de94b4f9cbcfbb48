import { readGroup } from './read-group.ts';
import { tokenTree } from './token-tree.ts';

/** Corners, strokes and the single shadow, as CSS text. */
export const shape = {
  radius: readGroup(tokenTree.radius),
  stroke: readGroup(tokenTree.stroke),
  shadow: readGroup(tokenTree.shadow),
};
