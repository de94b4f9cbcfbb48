import { color } from './color.ts';

/** Two adjacent colours, and their minimum contrast (WCAG 2.2: 1.4.3, 1.4.11). */
export interface ContrastPair {
  name: string;
  ink: string;
  ground: string;
  /** 4.5 for text, 3 for large text, edges of controls and meaningful marks */
  least: 4.5 | 3;
}

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
  { name: 'text on the page', ink: text.standard, ground: surface.page, least: 4.5 },
  { name: 'text on subtle', ink: text.standard, ground: surface.subtle, least: 4.5 },
  { name: 'text beside a picture on its ground', ink: text.standard, ground: surface.picture, least: 4.5 },
  { name: 'text on the primary action', ink: action.text, ground: action.primary, least: 4.5 },
  { name: 'text on the pressed action', ink: action.text, ground: action.hover, least: 4.5 },
  { name: 'text on a chosen row', ink: text.standard, ground: action.tint, least: 4.5 },
  { name: 'text on a notice tag', ink: text.standard, ground: feedback.notice, least: 4.5 },
  { name: 'text on a warning', ink: text.standard, ground: feedback.noticeTint, least: 4.5 },
  { name: 'text on a lit wall', ink: text.standard, ground: LIT_WALL, least: 4.5 },
  { name: 'muted text on the page', ink: text.muted, ground: surface.page, least: 4.5 },
  { name: 'muted text on subtle', ink: text.muted, ground: surface.subtle, least: 4.5 },
  { name: 'muted text on a chosen row', ink: text.muted, ground: action.tint, least: 4.5 },
  { name: 'muted text on a warning', ink: text.muted, ground: feedback.noticeTint, least: 4.5 },
  { name: 'white on the second rank', ink: text.inverse, ground: text.muted, least: 4.5 },
  { name: 'white on inverse', ink: text.inverse, ground: surface.inverse, least: 4.5 },
  { name: 'white on the sale tag', ink: text.inverse, ground: feedback.sale, least: 4.5 },
  { name: 'sale price on the page', ink: feedback.sale, ground: surface.page, least: 4.5 },
  { name: 'error on the page', ink: feedback.error, ground: surface.page, least: 4.5 },
  { name: 'link on the page', ink: link.standard, ground: surface.page, least: 4.5 },
  { name: 'link on subtle', ink: link.standard, ground: surface.subtle, least: 4.5 },
  { name: 'link on a warning', ink: link.hover, ground: feedback.noticeTint, least: 4.5 },
  { name: 'hovered link on the page', ink: link.hover, ground: surface.page, least: 4.5 },
  { name: 'large light text on the page', ink: text.light, ground: surface.page, least: 3 },
  { name: 'edge of a control', ink: line.control, ground: surface.page, least: 3 },
  { name: 'edge of what is chosen', ink: action.edge, ground: surface.page, least: 3 },
  { name: 'focus ring on the page', ink: link.standard, ground: surface.page, least: 3 },
  { name: 'focus ring on subtle', ink: link.standard, ground: surface.subtle, least: 3 },
  { name: 'focus ring on a picture’s ground', ink: link.standard, ground: surface.picture, least: 3 },
  { name: 'star on the page', ink: text.standard, ground: surface.page, least: 3 },
];

/** The pairs of the compiled theme. */
export const contrastPairs: readonly ContrastPair[] = contrastPairsOf(color);
