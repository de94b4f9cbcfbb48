import { type GlobalStyleRule, globalStyle, type StyleRule } from '@vanilla-extract/css';

const HAS_PICTURES = ':root:not([data-words])';
const HAS_SCRIPTS = '(scripting: enabled)';

/**
 * Styles, by selector, of a menu with images: the value of `@media`. Space for images and numbers is reserved before they load, so that
 * nothing shifts. If they never load, because scripting is off or data is saved (`data-words` on `<html>`), the text is spaced more
 * closely.
 * @param width an additional media query
 */
export function pictured(
  rules: Readonly<Record<string, StyleRule>>,
  width?: string,
): NonNullable<StyleRule['@media']> {
  const selectors = Object.entries(rules).map(([selector, rule]) => [`${HAS_PICTURES} ${selector}`, rule]);
  const query = width === undefined ? HAS_SCRIPTS : `${HAS_SCRIPTS} and ${width}`;
  return { [query]: { selectors: Object.fromEntries(selectors) } };
}

/** The same for elements without a class of their own, by whole selectors. */
export function globalPictured(rules: Readonly<Record<string, Omit<GlobalStyleRule, '@media'>>>): void {
  for (const [selector, rule] of Object.entries(rules))
    globalStyle(`${HAS_PICTURES} ${selector}`, { '@media': { [HAS_SCRIPTS]: rule } });
}
