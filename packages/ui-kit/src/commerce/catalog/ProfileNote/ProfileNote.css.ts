import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;

export const picture = style({ gridArea: 'picture' });

export const note = style({
  display: 'grid',
  gridTemplateColumns: `${size.producer.picture} minmax(0, 1fr)`,
  gap: `${space.xsmall} ${space.standard}`,
  gridTemplateAreas: '"picture head" "picture more" "text text"',
  gridTemplateRows: 'auto 1fr auto',
  alignItems: 'start',
  selectors: { [`&:not(:has(> ${picture}))`]: { display: 'block' } },
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
/** Beside the image on phones, last from 1024. */
export const more = style({ gridArea: 'more' });

export const name = style({ fontSize: font.size.body });

export const place = style({
  marginTop: space.xxsmall,
  color: color.text.muted,
  fontSize: font.size.caption,
  lineHeight: font.line.small,
});

/** Under the image on phones, beside it from 1024. */
export const text = style({
  gridArea: 'text',
  fontSize: font.size.note,
  lineHeight: font.line.note,
  '@media': { [media.desktop]: { marginTop: space.small } },
});
