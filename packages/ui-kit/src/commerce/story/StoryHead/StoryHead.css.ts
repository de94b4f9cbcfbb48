import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { globalStyle, style } from '@vanilla-extract/css';
import { mutedText } from '#css/text-style.ts';

const { font, layout, space } = vars;

/** Text in the left five of twelve columns, the image in the others up to the edge of a window of 1280. */
export const root = style({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: layout.gap,
      width: '100%',
      maxWidth: `calc(${layout.content} + ${layout.gutter} * 2)`,
      minHeight: size.story.height,
      marginInline: 'auto',
      paddingLeft: layout.gutter,
    },
  },
});

export const picture = style({
  aspectRatio: '4 / 3',
  '@media': {
    [media.onlyTablet]: { aspectRatio: '2 / 1' },
    [media.desktop]: { position: 'relative', gridColumn: '6 / span 7', gridRow: 1, aspectRatio: 'auto' },
  },
});

/* the text may need more than the head's height; the image fills it too, without contributing to it */
globalStyle(`${picture} > *`, { '@media': { [media.desktop]: { position: 'absolute', inset: 0 } } });

export const words = style({
  padding: `${space.snug} ${layout.gutter} 0`,
  '@media': {
    [media.desktop]: {
      gridColumn: '1 / span 5',
      gridRow: 1,
      display: 'flex',
      flexDirection: 'column',
      padding: `0 ${space.medium} ${space.xxlarge} 0`,
    },
  },
});

export const crumbs = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block', marginBottom: 'auto' } },
});

export const eyebrow = style({
  ...mutedText('small'),
});

export const title = style({ fontSize: font.size.display, letterSpacing: '.02em' });

export const lead = style({
  marginTop: space.small,
  '@media': { [media.desktop]: { marginTop: space.standard } },
});

export const action = style({ display: 'flex', marginTop: space.medium });
