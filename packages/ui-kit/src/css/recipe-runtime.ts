/** Class names of a recipe: of its base, and of each value of each variant. */
export interface RecipeClasses {
  base: string;
  looks: Record<string, Record<string, string>>;
  /** The default value of each variant. */
  defaults: Record<string, string | number | boolean | undefined>;
}

/** The runtime part of a recipe: chosen values in, class names out. */
export const recipeRuntime =
  ({ base, looks, defaults }: RecipeClasses) =>
  (chosen: Readonly<Record<string, unknown>> = {}): string => {
    let names = base;
    for (const look in looks) {
      const name = looks[look]?.[String(chosen[look] ?? defaults[look])];
      if (name) names += ` ${name}`;
    }
    return names;
  };
