import { type GlobalStyleRule, globalStyle, type StyleRule } from '@vanilla-extract/css';

const HAS_PICTURES = ':root:not([data-words])';
const HAS_SCRIPTS = '(scripting: enabled)';

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
  const selectors = Object.entries(rules).map(([selector, rule]) => [`${HAS_PICTURES} ${selector}`, rule]);
  const query = width === undefined ? HAS_SCRIPTS : `${HAS_SCRIPTS} and ${width}`;
  return { [query]: { selectors: Object.fromEntries(selectors) } };
}

/** The same for elements that have no class of their own, by whole selectors. */
export function globalPictured(rules: Readonly<Record<string, Omit<GlobalStyleRule, '@media'>>>): void {
  for (const [selector, rule] of Object.entries(rules))
    globalStyle(`${HAS_PICTURES} ${selector}`, { '@media': { [HAS_SCRIPTS]: rule } });
}
