import { cssValue, fluidValue } from './css-value.ts';
import { readGroup } from './read-group.ts';
import { tokenTree } from './token-tree.ts';

const { font, breakpoint } = tokenTree;
const fluidNames = ['titleSmall', 'title', 'display'] as const;
const fluidSizes = Object.fromEntries(
  fluidNames.map((name) => {
    const { min, max } = font.size[name].$extensions['shop.fluid'];
    return [name, fluidValue(min, max, breakpoint.fluidFrom.$value, breakpoint.fluidTo.$value)];
  }),
);

/** Family, sizes (fluid ones as `clamp`), weights and line heights, as CSS text. */
export const typography = {
  family: cssValue(font.family.$value),
  size: { ...readGroup(font.size), ...fluidSizes },
  weight: readGroup(font.weight),
  line: readGroup(font.line),
};
