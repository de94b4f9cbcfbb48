import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';
import { textStyle } from '#css/text-style.ts';

const { layout, radius, space } = vars;

/** Extends to the window's edges: the clipped image shows that there are more. */
export const row = style({
  display: 'flex',
  gap: space.xsmall,
  overflowX: 'auto',
  marginInline: `calc(${layout.gutter} * -1)`,
  paddingInline: layout.gutter,
  paddingBlock: space.xxsmall,
  scrollbarWidth: 'none',
  '@media': { [media.desktop]: { display: 'none' } },
});

export const jump = style({
  flex: 'none',
  width: size.row.picture,
  ...textStyle('caption', 'label'),
  textAlign: 'center',
  fontFeatureSettings: '"palt"',
});

export const picture = style({
  display: 'block',
  width: size.row.picture,
  height: size.row.picture,
  marginBottom: space.xsmall,
  borderRadius: radius.full,
  overflow: 'hidden',
});
