import { type ComplexStyleRule, style, styleVariants } from '@vanilla-extract/css';
import { addFunctionSerializer } from '@vanilla-extract/css/functionSerializer';
import { type RecipeClasses, recipeRuntime } from './recipe-runtime.ts';

type VariantStyles = Record<string, Record<string | number, ComplexStyleRule>>;
type Value<Of> = keyof Of extends infer Name ? (Name extends 'true' | 'false' ? boolean : Name) : never;
type Chosen<Of extends VariantStyles> = { [Look in keyof Of]?: Value<Of[Look]> | undefined };

/** The options of a recipe, in the form of vanilla-extract's own. */
export interface RecipeOptions<Of extends VariantStyles> {
  /** A rule, or a class to which other rules refer. */
  base?: ComplexStyleRule | string;
  variants: Of;
  defaultVariants?: Chosen<Of>;
}

/**
 * A component's styles with variants, for style files. vanilla-extract's own recipe sends four times as much to the browser
 * (compound variants, variant lists), which no component here needs.
 * @returns the class names of a choice
 */
export function recipe<Of extends VariantStyles>({
  base = {},
  variants,
  defaultVariants = {},
}: RecipeOptions<Of>) {
  const classes: RecipeClasses = {
    base: typeof base === 'string' ? base : style(base),
    looks: Object.fromEntries(
      Object.entries(variants).map(([look, values]) => [look, styleVariants(values, look)]),
    ),
    defaults: defaultVariants as RecipeClasses['defaults'],
  };
  const names: (chosen?: Chosen<Of>) => string = recipeRuntime(classes);
  return addFunctionSerializer(names, {
    importPath: '@shop/ui-kit/css/recipe-runtime',
    importName: 'recipeRuntime',
    args: [JSON.parse(JSON.stringify(classes))],
  });
}
