import { vars } from '@shop/design-tokens/contract.css';
import { recipe } from '../../css/recipe.ts';

const { size: fontSize } = vars.font;

export const heading = recipe({
  variants: {
    size: {
      display: { fontSize: fontSize.display, letterSpacing: '.02em' },
      title: { fontSize: fontSize.title },
      titleSmall: { fontSize: fontSize.titleSmall },
      lead: { fontSize: fontSize.lead },
      body: { fontSize: fontSize.body, lineHeight: vars.font.line.row },
      small: { fontSize: fontSize.small, lineHeight: vars.font.line.row },
    },
  },
});
