import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';
import { mutedText } from '#css/text-style.ts';

const { color, font, space } = vars;

export const form = style({ display: 'grid', gap: space.medium });

export const hint = style({
  ...mutedText('note', 'small'),
});

/** The calendar, with the times beside it if there is space. */
export const columns = style({
  display: 'grid',
  gap: space.medium,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: `minmax(0, ${size.calendar.width}) minmax(0, 1fr)`,
      columnGap: space.large,
    },
  },
});

export const clear = style({
  minHeight: vars.layout.target,
  color: color.link.standard,
  fontSize: font.size.note,
  textDecoration: 'underline',
  textUnderlineOffset: '.25em',
});
