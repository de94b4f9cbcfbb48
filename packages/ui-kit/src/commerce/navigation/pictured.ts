import type { StyleRule } from '@vanilla-extract/css';

/**
 * Styles of a menu that has pictures, by their selectors: what goes into `@media`. Places of pictures and numbers are kept free before these
 * are here, so that nothing moves when they come; where they never come, since no code runs or data is saved (`data-words` on `<html>`), the
 * words stand closer.
 * @param width a media query that holds as well
 */
export function pictured(
  rules: Readonly<Record<string, StyleRule>>,
  width?: string,
): NonNullable<StyleRule['@media']> {
  const selectors = Object.entries(rules).map(([selector, rule]) => [
    `:root:not([data-words]) ${selector}`,
    rule,
  ]);
  const query = width === undefined ? '(scripting: enabled)' : `(scripting: enabled) and ${width}`;
  return { [query]: { selectors: Object.fromEntries(selectors) } };
}
