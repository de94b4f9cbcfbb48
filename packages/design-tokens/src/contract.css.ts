import { createGlobalThemeContract } from '@vanilla-extract/css';
import names from './contract-names.json' with { type: 'json' };
import type { themeValues } from './theme-values.ts';
import { variableName } from './variable-name.ts';

/**
 * The names alone, which `npm run tokens` writes: every style is made of this file, and would be compiled anew with each value if it knew them.
 * A name that is missing does not compile.
 */
const named: typeof themeValues = names;

/**
 * The names of the theme's CSS variables, by the token's path: `vars.color.text.muted` is `--color-text-muted`.
 * A style that asks for a token which does not exist does not compile.
 */
export const vars = createGlobalThemeContract(named, (_value, path) => variableName(path));
