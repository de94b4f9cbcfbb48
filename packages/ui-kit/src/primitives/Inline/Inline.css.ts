import { recipe } from '../../css/recipe.ts';

export const inline = recipe({
  base: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', minWidth: 0 },
  variants: { spread: { true: { justifyContent: 'space-between' } } },
});
