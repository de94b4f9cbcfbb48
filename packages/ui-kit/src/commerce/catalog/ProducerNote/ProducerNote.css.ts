import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;

export const note = style({
  display: 'grid',
  gridTemplateColumns: `${size.producer.picture} minmax(0, 1fr)`,
  gap: `${space.xsmall} ${space.standard}`,
  alignItems: 'start',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `${size.producer.pictureLarge} minmax(0, 1fr)`,
      columnGap: space.medium,
      rowGap: 0,
    },
  },
});

export const picture = style({
  '@media': { [media.desktop]: { gridRow: '1 / span 2' } },
});

export const name = style({ fontSize: font.size.body });

export const place = style({
  marginTop: space.xxsmall,
  color: color.text.muted,
  fontSize: font.size.caption,
  lineHeight: font.line.small,
});

/** Under the picture on phones, beside it from 1024. */
export const text = style({
  gridColumn: '1 / -1',
  fontSize: font.size.note,
  lineHeight: font.line.note,
  '@media': { [media.desktop]: { gridColumn: 2, marginTop: space.small } },
});
