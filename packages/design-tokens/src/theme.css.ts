import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layoutSteps } from './layout.ts';
import { media } from './media.ts';
import { themeValues } from './theme-values.ts';

createGlobalTheme(':root', vars, themeValues);

const { gutter, section, gap } = vars.layout;
const at = (steps: (typeof layoutSteps)['mobile']) => ({
  vars: { [gutter]: steps.gutter, [section]: steps.section, [gap]: steps.gap },
});

globalStyle(':root', {
  '@media': { [media.tablet]: at(layoutSteps.tablet), [media.desktop]: at(layoutSteps.desktop) },
});
