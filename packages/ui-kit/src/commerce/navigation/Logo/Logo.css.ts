import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { style } from '@vanilla-extract/css';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minHeight: vars.layout.target,
  whiteSpace: 'nowrap',
  lineHeight: vars.font.line.flat,
});

export const mark = style({
  width: 26,
  height: 26,
  flex: 'none',
  '@media': { [media.desktop]: { width: 32, height: 32 } },
});

export const strokes = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** Three points of light through the leaf. */
export const light = style({ fill: vars.color.action.primary });

export const name = style({
  fontSize: '1.0625rem',
  fontWeight: vars.font.weight.bold,
  letterSpacing: '.1em',
  '@media': { [media.desktop]: { fontSize: '1.3125rem' } },
});

export const suffix = style({
  paddingTop: vars.space.xxsmall,
  fontSize: '.6875rem',
  letterSpacing: '.16em',
  '@media': {
    /* 320 px: the name alone, the label still says the whole */
    '(width < 360px)': { display: 'none' },
    [media.desktop]: { fontSize: vars.font.size.caption },
  },
});
