import { vars } from '@shop/design-tokens/contract.css';
import { style } from '@vanilla-extract/css';

const { color, font, radius, space } = vars;

export const stage = style({
  position: 'relative',
  aspectRatio: '1',
  maxHeight: '60vh',
  width: '100%',
  overflow: 'hidden',
  borderRadius: radius.small,
  background: color.surface.subtle,
});

export const poster = style({ position: 'absolute', inset: 0 });

/** Over the poster, which is seen through it until the model is drawn. */
export const viewer = style({ position: 'absolute', inset: 0, display: 'grid' });

export const bar = style({
  width: '100%',
  marginTop: space.small,
  accentColor: color.action.primary,
});

export const hint = style({ marginTop: space.small, fontSize: font.size.note, color: color.text.muted });
