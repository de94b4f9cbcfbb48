import { cssValue } from './css-value.ts';
import { tokenTree } from './token-tree.ts';

const { layout } = tokenTree;
type Stepped = (typeof layout)['gutter'];

/** Widths and distances that depend on the window, one value per breakpoint, as CSS lengths. */
export const layoutSteps = {
  mobile: stepsAt('mobile'),
  tablet: stepsAt('tablet'),
  desktop: stepsAt('desktop'),
};

/** Lengths of the layout that are constant: maximum content width, minimum touch target. */
export const layoutFixed = {
  content: cssValue(layout.content.$value),
  target: cssValue(layout.target.$value),
};

function stepsAt(width: 'mobile' | 'tablet' | 'desktop') {
  const at = (token: Stepped) => cssValue(token.$extensions['shop.stepped'][width]);
  return { gutter: at(layout.gutter), section: at(layout.section), gap: at(layout.gap) };
}
