import { breakpoints } from './breakpoints.ts';

/** Media queries by name, for `@media` blocks in styles. */
export const media = {
  belowTablet: `(width < ${breakpoints.tablet}px)`,
  tablet: `(width >= ${breakpoints.tablet}px)`,
  belowDesktop: `(width < ${breakpoints.desktop}px)`,
  desktop: `(width >= ${breakpoints.desktop}px)`,
  onlyTablet: `(${breakpoints.tablet}px <= width < ${breakpoints.desktop}px)`,
  full: `(width >= ${breakpoints.full}px)`,
  hover: '(hover: hover)',
  calm: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
};
