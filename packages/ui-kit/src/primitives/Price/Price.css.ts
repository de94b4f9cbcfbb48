import { vars } from '@shop/design-tokens/contract.css';
import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '../../css/recipe.ts';

const yenScale = createVar();
const { size: fontSize, line, weight } = vars.font;

export const price = recipe({
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space.tight,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: line.label,
    fontSize: fontSize.body,
    vars: { [yenScale]: '.78em' },
  },
  variants: {
    size: {
      small: { fontSize: fontSize.small },
      standard: {},
      large: { fontSize: fontSize.price, lineHeight: line.tight, vars: { [yenScale]: '.62em' } },
      total: { fontSize: fontSize.total, lineHeight: line.tight, vars: { [yenScale]: '.7em' } },
    },
  },
});

export const amount = recipe({
  base: { fontWeight: weight.bold, letterSpacing: '.01em', whiteSpace: 'nowrap' },
  variants: {
    sale: { true: { color: vars.color.feedback.sale } },
    light: { true: { fontWeight: weight.regular } },
  },
});

export const yen = style({ fontSize: yenScale, marginRight: '.08em' });

export const note = style({
  fontSize: fontSize.caption,
  color: vars.color.text.muted,
  whiteSpace: 'nowrap',
});

export const was = style({ fontSize: fontSize.note, color: vars.color.text.muted });
