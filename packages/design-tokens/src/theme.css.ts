import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { color } from './color.ts';
import { vars } from './contract.css.ts';
import { layoutFixed, layoutSteps } from './layout.ts';
import { media } from './media.ts';
import { motion } from './motion.ts';
import { shape } from './shape.ts';
import { space } from './space.ts';
import { typography } from './typography.ts';

createGlobalTheme(':root', vars, {
  color,
  space,
  font: typography,
  ...shape,
  motion,
  layout: { ...layoutSteps.mobile, ...layoutFixed },
});

const { gutter, section, gap } = vars.layout;
const at = (steps: (typeof layoutSteps)['mobile']) => ({
  vars: { [gutter]: steps.gutter, [section]: steps.section, [gap]: steps.gap },
});

globalStyle(':root', {
  '@media': { [media.tablet]: at(layoutSteps.tablet), [media.desktop]: at(layoutSteps.desktop) },
});
