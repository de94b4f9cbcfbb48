import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'flex',
  justifyContent: 'center',
  gap: vars.space.xxsmall,
  marginTop: vars.space.broad,
});

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.layout.target,
  height: vars.layout.target,
  borderRadius: vars.radius.full,
  lineHeight: vars.font.line.flat,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[aria-current]': {
      background: vars.color.action.primary,
      color: vars.color.action.text,
      fontWeight: vars.font.weight.bold,
    },
    '&[aria-disabled]': { color: vars.color.line.disabled },
  },
  '@media': {
    [media.hover]: {
      selectors: { 'a&:hover:not([aria-current])': { background: vars.color.surface.subtle } },
    },
    [media.forcedColors]: {
      selectors: { '&[aria-current]': { outline: `${vars.stroke.strong} solid Highlight` } },
    },
  },
});
