import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';
import { textStyle } from '#css/text-style.ts';

const { font, layout, space } = vars;

/** Of the image from 1024 px on. */
export const desktopHeight = size.collection.height;

export const hero = style({ position: 'relative' });

export const picture = style({
  aspectRatio: '16 / 9',
  '@media': {
    [media.onlyTablet]: { aspectRatio: '5 / 2' },
    [media.desktop]: { aspectRatio: 'auto', height: desktopHeight },
  },
});

export const words = style({
  padding: `${space.snug} ${layout.gutter} 0`,
  '@media': {
    [media.desktop]: {
      position: 'absolute',
      bottom: size.collection.bottom,
      left: `max(${layout.gutter}, calc(50% - ${layout.content} / 2))`,
      /* narrow enough for the plants at the right, whose position scales with the window */
      width: `min(${size.collection.card}, 31%)`,
      padding: 0,
      color: vars.color.text.picture,
    },
  },
});

/** Without an image only the text is shown. */
export const bare = style({
  padding: `${space.large} ${layout.gutter} 0`,
  width: '100%',
  maxWidth: `calc(${layout.content} + ${layout.gutter} * 2)`,
  marginInline: 'auto',
});

export const title = style({ fontSize: font.size.display, letterSpacing: '.02em' });

export const text = style({
  marginTop: space.xsmall,
  maxWidth: size.hero.text,
  ...textStyle('small'),
});
