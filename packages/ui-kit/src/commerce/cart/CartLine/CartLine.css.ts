import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, motion, space } = vars;
const hairline = `${vars.stroke.hairline} solid ${color.line.standard}`;

export const line = style({
  display: 'grid',
  gridTemplateColumns: `${size.cart.picture} minmax(0, 1fr)`,
  columnGap: space.standard,
  paddingBlock: space.snug,
  borderBottom: hairline,
  transition: `color ${motion.duration.state} ${motion.ease}`,
  selectors: { '&[aria-busy="true"]': { color: color.text.muted } },
  '@media': {
    [media.belowPhone]: {
      gridTemplateColumns: `${size.cart.pictureSmall} minmax(0, 1fr)`,
      columnGap: space.small,
    },
    [media.desktop]: {
      gridTemplateColumns: `${size.cart.pictureLarge} minmax(0, 1fr)`,
      columnGap: space.medium,
      paddingBlock: space.medium,
    },
  },
});

/** The first of a list has a hairline above it too. */
globalStyle(`:first-child > ${line}`, { borderTop: hairline });

export const words = style({ display: 'flex', flexDirection: 'column' });

export const top = style({ display: 'flex', justifyContent: 'space-between', gap: space.xsmall });

export const title = style({
  fontSize: font.size.body,
  lineHeight: font.line.row,
  textWrap: 'wrap',
});

/* a finger's target around the words, without moving them */
globalStyle(`${title} a`, { paddingBlock: space.close });

export const details = style({
  color: color.text.muted,
  fontSize: font.size.note,
  lineHeight: font.line.note,
});

export const warning = style({ marginTop: space.xxsmall });

export const remove = style({ margin: `calc(-1 * ${space.close}) calc(-1 * ${space.small}) 0 0` });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xsmall,
  marginTop: space.small,
});

export const price = style({ marginLeft: 'auto' });
