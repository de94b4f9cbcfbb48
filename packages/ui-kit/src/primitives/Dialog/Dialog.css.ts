import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { zIndex } from '@shop/design-tokens/z-index';
import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '../../css/recipe.ts';

const { color, font, motion, radius, space } = vars;
const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space.medium})` } });
const enter = (name: string) => `${name} ${motion.duration.surface} ${motion.ease}`;

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.dialog,
  background: color.surface.scrim,
  animation: enter(fade),
});

/** A bottom sheet on phones, a centred card from 768 px. */
export const surface = recipe({
  base: {
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: zIndex.dialog,
    width: '100%',
    height: 'fit-content',
    maxHeight: '92dvh',
    margin: 0,
    padding: `${space.snug} ${space.standard} calc(${space.medium} + env(safe-area-inset-bottom))`,
    borderRadius: `${radius.large} ${radius.large} 0 0`,
    background: color.surface.page,
    boxShadow: vars.shadow.float,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    outline: 0,
    animation: enter(rise),
    selectors: { '&::backdrop': { background: color.surface.scrim, animation: enter(fade) } },
    '@media': {
      [media.tablet]: {
        inset: 0,
        margin: 'auto',
        padding: `${space.large} ${space.roomy} ${space.roomy}`,
        borderRadius: radius.large,
      },
    },
  },
  variants: {
    size: {
      standard: { '@media': { [media.tablet]: { maxWidth: size.dialog.standard } } },
      narrow: { '@media': { [media.tablet]: { maxWidth: size.dialog.narrow } } },
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xsmall,
});

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.close,
  fontSize: font.size.lead,
});

export const close = style({ marginRight: `calc(-1 * ${vars.space.close})` });
