import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { globalStyle, style } from '@vanilla-extract/css';

const { font, motion, space } = vars;

export const card = style({ display: 'flex', flexDirection: 'column' });

export const picture = style({
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  '@media': { [media.onlyTablet]: { aspectRatio: '3 / 2' } },
});

export const zoom = style({});
globalStyle(`${zoom} img`, { transition: `transform ${motion.duration.surface} ${motion.ease}` });
globalStyle(`a:hover > ${zoom} img`, { '@media': { [media.hover]: { transform: 'scale(1.02)' } } });

export const title = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
  marginTop: space.xsmall,
  fontSize: font.size.small,
  fontWeight: font.weight.bold,
  lineHeight: font.line.row,
  fontFeatureSettings: '"palt"',
  '@media': { [media.desktop]: { marginTop: space.small, fontSize: font.size.body } },
});

export const arrow = style({ '@media': { [media.belowDesktop]: { display: 'none' } } });
