import { vars } from '@shop/design-tokens/contract.css';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';
import { clampLines } from '#css/clamp-lines.ts';
import { mutedText, textStyle } from '#css/text-style.ts';

const { font, space } = vars;

export const slide = style({ display: 'block' });

/** At most 170 pixels wide. */
export const picture = style({ maxWidth: size.review.picture });

/** The product's name, one line. */
export const product = style([
  {
    marginTop: space.xsmall,
    ...mutedText('caption', 'row'),
    fontFeatureSettings: '"palt"',
  },
  clampLines(1),
]);

export const stars = style({ display: 'flex', marginTop: space.xsmall });

export const title = style({
  marginTop: vars.space.tight,
  ...textStyle('small', 'row'),
  textWrap: 'balance',
});

export const text = style([
  { marginTop: space.xxsmall, ...textStyle('note'), textWrap: 'pretty' },
  clampLines(4),
]);

/** Author and date, small. */
export const note = style({
  marginTop: space.xxsmall,
  color: vars.color.text.muted,
  fontSize: font.size.tiny,
  lineHeight: font.line.note,
});
