import { vars } from '@shop/design-tokens/contract.css';
import { recipe } from '../../css/recipe.ts';

const { size: fontSize, line, weight } = vars.font;

export const text = recipe({
  variants: {
    size: {
      caption: { fontSize: fontSize.caption, lineHeight: line.small },
      note: { fontSize: fontSize.note, lineHeight: line.note },
      small: { fontSize: fontSize.small, lineHeight: line.small },
      body: { fontSize: fontSize.body, lineHeight: line.body },
    },
    tone: {
      standard: {},
      muted: { color: vars.color.text.muted },
      error: { color: vars.color.feedback.error },
      sale: { color: vars.color.feedback.sale },
    },
    bold: { true: { fontWeight: weight.bold } },
  },
  defaultVariants: { size: 'body', tone: 'standard' },
});
