import { cssValue, fluidValue } from './css-value.ts';
import { type CssGroup, readGroup } from './read-group.ts';
import { tokenTree } from './token-tree.ts';

type FluidRange = Record<'min' | 'max', Parameters<typeof fluidValue>[0]>;

/** Family, sizes (fluid ones as `clamp`), weights and line heights of a tree of tokens, as CSS text. */
export function typographyOf(tree: typeof tokenTree) {
  const { font, breakpoint } = tree;
  const fluid = Object.entries(font.size).flatMap(([name, token]) => {
    const { $extensions = {} } = token as { readonly $extensions?: { readonly 'shop.fluid'?: FluidRange } };
    const range = $extensions['shop.fluid'];
    return range
      ? [[name, fluidValue(range.min, range.max, breakpoint.fluidFrom.$value, breakpoint.fluidTo.$value)]]
      : [];
  });
  const size: CssGroup<typeof font.size> = { ...readGroup(font.size), ...Object.fromEntries(fluid) };
  return {
    family: cssValue(font.family.$value),
    size,
    weight: readGroup(font.weight),
    line: readGroup(font.line),
  };
}

/** The compiled typography. */
export const typography = typographyOf(tokenTree);
