import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { globalStyle, style } from '@vanilla-extract/css';
import { mutedText, textStyle } from '#css/text-style.ts';

const { color, motion, space } = vars;
const hairline = `${vars.stroke.hairline} solid ${color.line.standard}`;

export const line = style({
  display: 'grid',
  // On narrow phones the image shrinks, so that the price stays beside the stepper.
  gridTemplateColumns: `clamp(${size.cart.pictureSmall}, 23vw, ${size.cart.picture}) minmax(0, 1fr)`,
  columnGap: space.small,
  paddingBlock: space.snug,
  borderBottom: hairline,
  transition: `color ${motion.duration.state} ${motion.ease}`,
  selectors: { '&[aria-busy="true"]': { color: color.text.muted } },
  '@media': {
    [media.onlyTablet]: { columnGap: space.standard },
    [media.desktop]: {
      gridTemplateColumns: `${size.cart.pictureLarge} minmax(0, 1fr)`,
      columnGap: space.medium,
      paddingBlock: space.medium,
    },
  },
});

/** A list's first line also has a hairline above; the element after the last line has its own. */
globalStyle(`:first-child > ${line}`, { borderTop: hairline });
globalStyle(`:last-child > ${line}`, { borderBottom: 0 });

export const words = style({ display: 'flex', flexDirection: 'column' });

export const top = style({ display: 'flex', justifyContent: 'space-between', gap: space.xsmall });

export const facts = style({ minWidth: 0 });

export const title = style({
  ...textStyle('body', 'row'),
  /* names are longer than a phrase in a narrow line: break at words, with balanced lines */
  wordBreak: 'normal',
  textWrap: 'balance',
});

/* enlarges the touch target without moving the text */
globalStyle(`${title} a`, { paddingBlock: space.close });

export const details = style({
  ...mutedText('note'),
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
