import { readGroup } from './read-group.ts';
import { tokenTree } from './token-tree.ts';

/** Colours by meaning, as CSS text. The palette behind them stays private to this package. */
export const color = readGroup(tokenTree.color);
