import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { zIndex } from '@shop/design-tokens/z-index';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const header = style({
  position: 'relative',
  zIndex: zIndex.sticky,
  borderBottom: `${vars.stroke.hairline} solid ${vars.color.line.standard}`,
  background: vars.color.surface.page,
});

export const inner = style({
  width: '100%',
  maxWidth: `calc(${vars.layout.content} + ${vars.layout.gutter} * 2)`,
  marginInline: 'auto',
  paddingInline: space.xxsmall,
  '@media': {
    '(width >= 360px)': { paddingInline: space.xsmall },
    [media.desktop]: { paddingInline: vars.layout.gutter },
  },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  height: 56,
  '@media': { [media.desktop]: { height: 80, gap: space.medium } },
});

export const search = style({
  marginLeft: 'auto',
  width: 360,
  '@media': { [media.belowDesktop]: { display: 'none' } },
});

export const actions = style({
  display: 'flex',
  marginLeft: 'auto',
  '@media': {
    [media.desktop]: { marginLeft: 0, marginRight: -10, gap: space.xxsmall },
  },
});
