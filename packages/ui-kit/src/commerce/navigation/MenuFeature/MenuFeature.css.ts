import { vars } from '@shop/design-tokens/contract.css';
import { style, styleVariants } from '@vanilla-extract/css';
import { zoomOnHover } from '#css/zoom-on-hover.css.ts';

const { color, font, space } = vars;

export const link = style([zoomOnHover, { display: 'block' }]);

export const picture = styleVariants(
  { portrait: { aspectRatio: '3 / 4' }, square: { aspectRatio: '1' } },
  (shape) => ({ overflow: 'hidden', borderRadius: vars.radius.small, ...shape }),
);

export const title = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
  marginTop: space.xsmall,
  fontSize: font.size.body,
  fontWeight: font.weight.bold,
  lineHeight: font.line.label,
  wordBreak: 'auto-phrase',
});

/** Two lines at most: the menu is no taller than its rows. */
export const note = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: color.text.muted,
  fontSize: font.size.note,
  lineHeight: font.line.row,
  wordBreak: 'auto-phrase',
});
