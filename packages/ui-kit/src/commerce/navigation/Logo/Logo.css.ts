import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minWidth: 0,
  minHeight: vars.layout.target,
  whiteSpace: 'nowrap',
  lineHeight: vars.font.line.flat,
});

export const mark = style({
  width: size.logo.small,
  height: size.logo.small,
  flex: 'none',
  '@media': { [media.desktop]: { width: size.logo.large, height: size.logo.large } },
});

export const lines = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const fills = style({ fill: vars.color.action.primary });

/** On a phone it ends where the icons start, however large the text and however long the name is. */
export const name = style({
  minWidth: 0,
  /* not `hidden`, which would cut descenders */
  overflowX: 'clip',
  textOverflow: 'ellipsis',
  fontSize: `min(${size.logo.word}, 5vw)`,
  fontWeight: vars.font.weight.bold,
  letterSpacing: '.1em',
  '@media': { [media.desktop]: { fontSize: size.logo.wordLarge } },
});

export const suffix = style({
  paddingTop: vars.space.xxsmall,
  fontSize: `min(${vars.font.size.tiny}, 3vw)`,
  letterSpacing: '.16em',
  '@media': {
    /* beside four icons: only the name; the label has the full name */
    [media.belowWidePhone]: { display: 'none' },
    [media.desktop]: { fontSize: vars.font.size.caption },
  },
});
