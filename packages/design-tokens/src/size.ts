import { readGroup } from './read-group.ts';
import { tokenTree } from './token-tree.ts';

/** Measures of single components, as CSS text that stands in the styles themselves: no variable is sent for them. */
export const size = readGroup(tokenTree.size);
