import { recipe } from '../../css/recipe.ts';

export const inline = recipe({
  base: { display: 'flex', alignItems: 'center', minWidth: 0 },
  variants: {
    wrap: { true: { flexWrap: 'wrap' } },
    spread: { true: { justifyContent: 'space-between' } },
  },
  defaultVariants: { wrap: true },
});
