import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { style } from '@vanilla-extract/css';

export const title = style({
  paddingBlock: `${vars.space.medium} ${vars.space.snug}`,
  fontSize: vars.font.size.title,
  '@media': { [media.desktop]: { paddingBlock: `${vars.space.roomy} ${vars.space.large}` } },
});

export const count = style({
  marginLeft: vars.space.small,
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.regular,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
