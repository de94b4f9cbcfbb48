import { vars } from '@shop/design-tokens/contract.css';
import { recipe } from '../../css/recipe.ts';

const { size: fontSize } = vars.font;

export const heading = recipe({
  variants: {
    size: {
      title: { fontSize: fontSize.title },
      titleSmall: { fontSize: fontSize.titleSmall },
    },
  },
});
