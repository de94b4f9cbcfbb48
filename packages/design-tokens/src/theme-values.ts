import { color } from './color.ts';
import { layoutFixed, layoutSteps } from './layout.ts';
import { motion } from './motion.ts';
import { shape } from './shape.ts';
import { space } from './space.ts';
import { typography } from './typography.ts';

/** Every value that is a CSS variable, by the token's path; window-dependent values are the phone's. */
export const themeValues = {
  color,
  space,
  font: typography,
  ...shape,
  motion,
  layout: { ...layoutSteps.mobile, ...layoutFixed },
};
