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
  { name: 'text on the page', ink: text.standard, ground: surface.page, least: TEXT_CONTRAST },
  { name: 'text on subtle', ink: text.standard, ground: surface.subtle, least: TEXT_CONTRAST },
  {
    name: 'text beside a picture on its ground',
    ink: text.standard,
    ground: surface.picture,
    least: TEXT_CONTRAST,
  },
  { name: 'text on the primary action', ink: action.text, ground: action.primary, least: TEXT_CONTRAST },
  { name: 'text on the pressed action', ink: action.text, ground: action.hover, least: TEXT_CONTRAST },
  { name: 'text on a chosen row', ink: text.standard, ground: action.tint, least: TEXT_CONTRAST },
  { name: 'text on a notice tag', ink: text.standard, ground: feedback.notice, least: TEXT_CONTRAST },
  { name: 'text on a warning', ink: text.standard, ground: feedback.noticeTint, least: TEXT_CONTRAST },
  { name: 'text on a lit wall', ink: text.standard, ground: LIT_WALL, least: TEXT_CONTRAST },
  { name: 'muted text on the page', ink: text.muted, ground: surface.page, least: TEXT_CONTRAST },
  { name: 'muted text on subtle', ink: text.muted, ground: surface.subtle, least: TEXT_CONTRAST },
  { name: 'muted text on a chosen row', ink: text.muted, ground: action.tint, least: TEXT_CONTRAST },
  { name: 'muted text on a warning', ink: text.muted, ground: feedback.noticeTint, least: TEXT_CONTRAST },
  { name: 'white on the second rank', ink: text.inverse, ground: text.muted, least: TEXT_CONTRAST },
  { name: 'white on inverse', ink: text.inverse, ground: surface.inverse, least: TEXT_CONTRAST },
  { name: 'white on the sale tag', ink: text.inverse, ground: feedback.sale, least: TEXT_CONTRAST },
  { name: 'sale price on the page', ink: feedback.sale, ground: surface.page, least: TEXT_CONTRAST },
  { name: 'error on the page', ink: feedback.error, ground: surface.page, least: TEXT_CONTRAST },
  { name: 'link on the page', ink: link.standard, ground: surface.page, least: TEXT_CONTRAST },
  { name: 'link on subtle', ink: link.standard, ground: surface.subtle, least: TEXT_CONTRAST },
  { name: 'link on a warning', ink: link.hover, ground: feedback.noticeTint, least: TEXT_CONTRAST },
  { name: 'hovered link on the page', ink: link.hover, ground: surface.page, least: TEXT_CONTRAST },
  { name: 'large light text on the page', ink: text.light, ground: surface.page, least: MARK_CONTRAST },
  { name: 'edge of a control', ink: line.control, ground: surface.page, least: MARK_CONTRAST },
  { name: 'edge of what is chosen', ink: action.edge, ground: surface.page, least: MARK_CONTRAST },
  { name: 'focus ring on the page', ink: link.standard, ground: surface.page, least: MARK_CONTRAST },
  { name: 'focus ring on subtle', ink: link.standard, ground: surface.subtle, least: MARK_CONTRAST },
  {
    name: 'focus ring on a picture’s ground',
    ink: link.standard,
    ground: surface.picture,
    least: MARK_CONTRAST,
  },
  { name: 'star on the page', ink: text.standard, ground: surface.page, least: MARK_CONTRAST },
];

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
