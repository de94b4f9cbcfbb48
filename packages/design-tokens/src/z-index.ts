import { tokenTree } from './token-tree.ts';

const levels = tokenTree.zIndex;

/** What lies over what, lowest first. */
export const zIndex = {
  raised: levels.raised.$value,
  sticky: levels.sticky.$value,
  menu: levels.menu.$value,
  dialog: levels.dialog.$value,
  skip: levels.skip.$value,
};
