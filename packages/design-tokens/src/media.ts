import { breakpoints } from './breakpoints.ts';

/** Media queries by name, for `@media` blocks in styles. */
export const media = {
  belowPhone: `(width < ${breakpoints.phone}px)`,
  phone: `(width >= ${breakpoints.phone}px)`,
  belowWidePhone: `(width < ${breakpoints.widePhone}px)`,
  belowTablet: `(width < ${breakpoints.tablet}px)`,
  tablet: `(width >= ${breakpoints.tablet}px)`,
  belowDesktop: `(width < ${breakpoints.desktop}px)`,
  desktop: `(width >= ${breakpoints.desktop}px)`,
  onlyTablet: `(${breakpoints.tablet}px <= width < ${breakpoints.desktop}px)`,
  tightBar: `(${breakpoints.desktop}px <= width < ${breakpoints.bar}px)`,
  belowBar: `(width < ${breakpoints.bar}px)`,
  full: `(width >= ${breakpoints.full}px)`,
  hover: '(hover: hover)',
  calm: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
};
