import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '#css/recipe.ts';

const { font, motion, space } = vars;

export const card = recipe({
  base: { display: 'flex', flexDirection: 'column' },
  variants: { shape: { landscape: {}, portrait: {}, tall: { height: '100%', minHeight: 0 } } },
});

export const picture = recipe({
  base: { aspectRatio: '4 / 3', overflow: 'hidden', borderRadius: vars.radius.small },
  variants: {
    shape: {
      landscape: { '@media': { [media.onlyTablet]: { aspectRatio: '3 / 2' } } },
      portrait: { aspectRatio: '3 / 4' },
      tall: {
        '@media': {
          [media.onlyTablet]: { aspectRatio: '3 / 2' },
          [media.desktop]: { flex: 1, minHeight: 0, aspectRatio: 'auto' },
        },
      },
    },
  },
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
