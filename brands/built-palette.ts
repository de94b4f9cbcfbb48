import palette from './komoreno/palette.tokens.json' with { type: 'json' };

/** The colours that styles are compiled with: those of the first of BRAND_NAMES. Other brands override them at run time (BRAND-04). */
export const BUILT_PALETTE = palette;
