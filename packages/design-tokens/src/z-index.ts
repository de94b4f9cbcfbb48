import tokens from '../tokens/screen.tokens.json' with { type: 'json' };

const levels = tokens.zIndex;

/** The stacking order, lowest first. */
export const zIndex = {
  raised: levels.raised.$value,
  sticky: levels.sticky.$value,
  menu: levels.menu.$value,
  dialog: levels.dialog.$value,
  skip: levels.skip.$value,
};
