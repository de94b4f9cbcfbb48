import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';
import { textStyle } from '#css/text-style.ts';

const { font, layout, space } = vars;

/** Of the image from 1024 px on. */
export const desktopHeight = size.collection.height;

/** One cell with both from 1024 px on: as high as the image, and higher where the text needs it. */
export const hero = style({ '@media': { [media.desktop]: { display: 'grid' } } });

export const picture = style({
  aspectRatio: '16 / 9',
  '@media': {
    [media.onlyTablet]: { aspectRatio: '5 / 2' },
    /* of no height of its own: the image fills the cell */
    [media.desktop]: { gridArea: '1 / 1', aspectRatio: 'auto', minHeight: desktopHeight, contain: 'size' },
  },
});

export const words = style({
  padding: `${space.snug} ${layout.gutter} 0`,
  '@media': {
    [media.desktop]: {
      position: 'relative',
      gridArea: '1 / 1',
      alignSelf: 'end',
      marginBottom: size.collection.bottom,
      marginLeft: `max(${layout.gutter}, calc(50% - ${layout.content} / 2))`,
      /* narrow enough for the plants at the right, whose position scales with the window */
      width: `min(${size.collection.card}, 31%)`,
      padding: `${space.large} 0 0`,
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
