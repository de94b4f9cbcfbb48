import { layoutSteps } from './layout.ts';
import { media } from './media.ts';
import { themeValues } from './theme-values.ts';
import { variableName } from './variable-name.ts';

interface Values {
  readonly [name: string]: string | Values;
}

/**
 * The theme as a plain style sheet, for consumers without vanilla-extract (the hosted checkout, tools). It has the variables of
 * `contract.css` under the same names. `tokens.css` contains this text; a test checks it.
 */
export function cssVariables(): string {
  const at = (query: string, layout: Values) =>
    `@media ${query} {\n  :root {\n${lines({ layout }, '    ')}\n  }\n}\n`;
  return `:root {\n${lines(themeValues, '  ')}\n}\n${at(media.tablet, layoutSteps.tablet)}${at(media.desktop, layoutSteps.desktop)}`;
}

function lines(values: Values, indent: string): string {
  return flat(values, [])
    .map(([path, value]) => `${indent}--${variableName(path)}: ${value};`)
    .join('\n');
}

function flat(values: Values, path: readonly string[]): [string[], string][] {
  return Object.entries(values).flatMap(([name, value]): [string[], string][] =>
    typeof value === 'string' ? [[[...path, name], value]] : flat(value, [...path, name]),
  );
}
