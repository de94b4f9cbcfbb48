/** Class names by kind of space: for each step the one for every window width, then the one from 1024 px; a space between any two. */
export interface SpaceClasses {
  steps: string;
  kinds: Record<string, string>;
}

/** The runtime part of the layout props: chosen steps in, class names out. */
export const spaceRuntime =
  ({ steps, kinds }: SpaceClasses) =>
  (chosen: Readonly<Record<string, unknown>>): string => {
    const names: string[] = [];
    for (const kind in chosen) {
      const value = chosen[kind];
      const byWidth = (typeof value === 'string' ? { mobile: value } : value) as Record<
        string,
        string | undefined
      >;
      for (const width in byWidth) {
        const index = steps.split(' ').indexOf(byWidth[width] ?? '');
        const name = kinds[kind]?.split(' ')[index * 2 + (width === 'mobile' ? 0 : 1)];
        if (index >= 0 && name) names.push(name);
      }
    }
    return names.join(' ');
  };
