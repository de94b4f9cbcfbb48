import { vars } from '@shop/design-tokens/contract.css';
import { style, styleVariants } from '@vanilla-extract/css';
import { mutedText, textStyle } from '#css/text-style.ts';
import { zoomOnHover } from '#css/zoom-on-hover.css.ts';

const { font, space } = vars;

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
  ...textStyle('body', 'label'),
  fontWeight: font.weight.bold,
});

/** Two lines at most: the menu is no taller than its rows. */
export const note = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  ...mutedText('note', 'row'),
});
