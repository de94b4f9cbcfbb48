/** Class names of a recipe: of its base, and of each value that each of its looks can have. */
export interface RecipeClasses {
  base: string;
  looks: Record<string, Record<string, string>>;
  /** The value of a look that nobody chose. */
  defaults: Record<string, string | number | boolean | undefined>;
}

/** What remains of a recipe in the browser: chosen values in, class names out. */
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
