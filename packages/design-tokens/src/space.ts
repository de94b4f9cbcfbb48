import { readGroup } from './read-group.ts';
import { tokenTree } from './token-tree.ts';

/** The steps of space, as CSS lengths on a four-pixel base. */
export const space = readGroup(tokenTree.space);
