import { readGroup } from './read-group.ts';
import { tokenTree } from './token-tree.ts';

/** Semantic colours as CSS text. The underlying palette is private to this package. */
export const color = readGroup(tokenTree.color);
