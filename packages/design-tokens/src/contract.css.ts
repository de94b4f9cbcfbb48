import { createGlobalThemeContract } from '@vanilla-extract/css';
import { color } from './color.ts';
import { layoutFixed, layoutSteps } from './layout.ts';
import { motion } from './motion.ts';
import { shape } from './shape.ts';
import { space } from './space.ts';
import { typography } from './typography.ts';
import { variableName } from './variable-name.ts';

/**
 * The names of the theme's CSS variables, by the token's path: `vars.color.text.muted` is `--color-text-muted`.
 * A style that asks for a token which does not exist does not compile.
 */
export const vars = createGlobalThemeContract(
  { color, space, font: typography, ...shape, motion, layout: { ...layoutSteps.mobile, ...layoutFixed } },
  (_value, path) => variableName(path),
);
