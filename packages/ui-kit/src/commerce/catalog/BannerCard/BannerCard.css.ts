import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { style } from '@vanilla-extract/css';
import { textStyle } from '#css/text-style.ts';
import { zoomOnHover } from '#css/zoom-on-hover.css.ts';

const { font, space } = vars;

export const card = style([zoomOnHover, { display: 'flex', flexDirection: 'column' }]);

export const picture = style({
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  '@media': { [media.onlyTablet]: { aspectRatio: '3 / 2' } },
});

export const title = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
  marginTop: space.xsmall,
  ...textStyle('small', 'row'),
  fontWeight: font.weight.bold,
  fontFeatureSettings: '"palt"',
  '@media': { [media.desktop]: { marginTop: space.small, fontSize: font.size.body } },
});

export const arrow = style({ '@media': { [media.belowDesktop]: { display: 'none' } } });
