import { color } from './color.ts';
import { contrast } from './contrast.ts';
import { themeOf } from './theme-of.ts';

/** Two adjacent colours, and their minimum contrast (WCAG 2.2: 1.4.3, 1.4.11). */
export interface ContrastPair {
  name: string;
  ink: string;
  ground: string;
  least: number;
}

/** Minimum contrast of text. */
export const TEXT_CONTRAST = 4.5;
/** Minimum contrast of large text, edges of controls and meaningful marks. */
const MARK_CONTRAST = 3;

/** The darkest part of the plain lit wall in place images, on which titles may appear (measured on the images). */
const LIT_WALL = '#e4e3d8';

/** Every pair that the ui-kit uses, in the colours of a theme; a test computes each. */
export const contrastPairsOf = ({
  surface,
  text,
  action,
  link,
  feedback,
  line,
}: typeof color): ContrastPair[] => [
  ...pairs(TEXT_CONTRAST, [
    ['text on the page', text.standard, surface.page],
    ['text on subtle', text.standard, surface.subtle],
    ['text beside a picture on its ground', text.standard, surface.picture],
    ['text on the primary action', action.text, action.primary],
    ['text on the pressed action', action.text, action.hover],
    ['text on a chosen row', text.standard, action.tint],
    ['text on a notice tag', text.standard, feedback.notice],
    ['text on a warning', text.standard, feedback.noticeTint],
    ['text on a lit wall', text.picture, LIT_WALL],
    ['muted text on the page', text.muted, surface.page],
    ['muted text on subtle', text.muted, surface.subtle],
    ['muted text on a chosen row', text.muted, action.tint],
    ['muted text on a warning', text.muted, feedback.noticeTint],
    ['white on the second rank', text.inverse, text.muted],
    ['white on inverse', text.inverse, surface.inverse],
    ['white on the sale tag', text.inverse, feedback.sale],
    ['sale price on the page', feedback.sale, surface.page],
    ['error on the page', feedback.error, surface.page],
    ['link on the page', link.standard, surface.page],
    ['link on subtle', link.standard, surface.subtle],
    ['link on a warning', link.hover, feedback.noticeTint],
    ['hovered link on the page', link.hover, surface.page],
  ]),
  ...pairs(MARK_CONTRAST, [
    ['large light text on the page', text.light, surface.page],
    ['edge of a control', line.control, surface.page],
    ['edge of what is chosen', action.edge, surface.page],
    ['focus ring on the page', link.standard, surface.page],
    ['focus ring on subtle', link.standard, surface.subtle],
    ['focus ring on a picture’s ground', link.standard, surface.picture],
    ['star on the page', text.standard, surface.page],
  ]),
];

/** Pairs of one minimum contrast; a row is name, ink and ground. */
function pairs(least: number, rows: readonly [name: string, ink: string, ground: string][]): ContrastPair[] {
  return rows.map(([name, ink, ground]) => ({ name, ink, ground, least }));
}

/** The pairs of the compiled theme. */
export const contrastPairs: readonly ContrastPair[] = contrastPairsOf(color);

/**
 * The pairs of a brand's theme with too little contrast, a sentence each: of an overridden ground for actions, the text on it, too (BRAND-04).
 * @param own as in `themeOf`
 */
export function unreadablePairs(own: object): string[] {
  return contrastPairsOf(themeOf(own).color)
    .filter(({ ink, ground, least }) => contrast(ink, ground) < least)
    .map(
      ({ name, ink, ground, least }) =>
        `${name} cannot be read: ${ink} on ${ground} has a contrast of ${contrast(ink, ground).toFixed(1)}, and needs ${least}`,
    );
}
