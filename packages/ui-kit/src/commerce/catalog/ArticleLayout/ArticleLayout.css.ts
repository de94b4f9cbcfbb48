import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;

/** Forty characters per line: longer lines are harder to read. */
export const column = style({ maxWidth: '40em', marginInline: 'auto', paddingTop: space.large });

export const title = style({ fontSize: font.size.title });

export const note = style({
  marginTop: space.xsmall,
  color: color.text.muted,
  fontSize: font.size.note,
  lineHeight: font.line.note,
});

export const picture = style({
  marginTop: space.medium,
  '@media': { [media.belowTablet]: { marginInline: `calc(${vars.layout.gutter} * -1)` } },
});

export const body = style({ marginTop: space.medium });
