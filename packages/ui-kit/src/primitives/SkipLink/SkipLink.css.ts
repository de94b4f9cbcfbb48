import { vars } from '@shop/design-tokens/contract.css';
import { zIndex } from '@shop/design-tokens/z-index';
import { style } from '@vanilla-extract/css';

export const skipLink = style({
  position: 'absolute',
  left: vars.space.xsmall,
  top: vars.space.xsmall,
  zIndex: zIndex.skip,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.layout.target,
  paddingInline: vars.space.standard,
  borderRadius: vars.radius.full,
  background: vars.color.surface.page,
  color: vars.color.link.standard,
  fontSize: vars.font.size.small,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
});
