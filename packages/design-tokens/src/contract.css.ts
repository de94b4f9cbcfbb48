import { createGlobalThemeContract } from '@vanilla-extract/css';
import names from './contract-names.json' with { type: 'json' };
import type { themeValues } from './theme-values.ts';
import { variableName } from './variable-name.ts';

/**
 * Only the names, written by `npm run tokens`. Every style depends on this file, and with values in it each new value would recompile all
 * styles.
 * A missing name does not compile.
 */
const named: typeof themeValues = names;

/**
 * The names of the theme's CSS variables, by the token's path: `vars.color.text.muted` is `--color-text-muted`.
 * A style with an unknown token does not compile.
 */
export const vars = createGlobalThemeContract(named, (_value, path) => variableName(path));
