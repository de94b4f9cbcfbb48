import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';
import { mutedText } from '#css/text-style.ts';

const { font, layout, space } = vars;
const toEdge = `max(${layout.gutter}, calc(50% - ${layout.content} / 2))`;

export const head = style({
  '@media': {
    [media.desktop]: { position: 'relative', minHeight: size.story.height, display: 'flex' },
  },
});

/** Extends to the window's edge, columns six to twelve. */
export const picture = style({
  aspectRatio: '4 / 3',
  '@media': {
    [media.onlyTablet]: { aspectRatio: '2 / 1' },
    [media.desktop]: { aspectRatio: 'auto', position: 'absolute', inset: 0, left: '44.4%' },
  },
});

export const words = style({
  display: 'grid',
  alignContent: 'start',
  paddingInline: layout.gutter,
  '@media': {
    [media.desktop]: {
      width: '44.4%',
      alignContent: 'space-between',
      paddingLeft: toEdge,
      paddingRight: space.large,
      paddingBottom: space.xxlarge,
    },
  },
});

/** Above the text on phones, in the head's upper left from 1024 px. */
export const crumbs = style({ minWidth: 0 });

export const eyebrow = style({
  marginTop: space.xsmall,
  ...mutedText('small'),
});

export const title = style({
  marginTop: space.xxsmall,
  fontSize: font.size.display,
  letterSpacing: '.02em',
  selectors: { '&:lang(en)': { letterSpacing: 'normal' } },
});

export const lead = style({ marginTop: space.standard, textWrap: 'pretty' });

export const action = style({ marginTop: space.medium });
