import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';
import { mutedText, textStyle } from '#css/text-style.ts';

const { font, space } = vars;

export const picture = style({ gridArea: 'picture' });

export const note = style({
  display: 'grid',
  gridTemplateColumns: `${size.producer.picture} minmax(0, 1fr)`,
  gap: `${space.xsmall} ${space.standard}`,
  gridTemplateAreas: '"picture head" "picture more" "text text"',
  gridTemplateRows: 'auto 1fr auto',
  alignItems: 'start',
  selectors: { [`&:not(:has(> ${picture}))`]: { display: 'block' } },
});

/** From 1024 px all of the text is beside a larger image. */
export const wide = style({
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `${size.producer.pictureLarge} minmax(0, 1fr)`,
      gridTemplateAreas: '"picture head" "picture text" "picture more"',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: space.medium,
      rowGap: 0,
    },
  },
});

export const head = style({ gridArea: 'head' });
/** Beside the image, last in a wide one. */
export const more = style({ gridArea: 'more' });

export const name = style({ fontSize: font.size.body });

export const place = style({
  marginTop: space.xxsmall,
  ...mutedText('caption'),
});

/** Under the image, beside it in a wide one. */
export const text = style({
  gridArea: 'text',
  ...textStyle('note'),
  '@media': { [media.desktop]: { selectors: { [`${wide} > &`]: { marginTop: space.small } } } },
});
