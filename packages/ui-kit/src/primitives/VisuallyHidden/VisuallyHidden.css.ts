import { vars } from '@shop/design-tokens/contract.css';
import { style } from '@vanilla-extract/css';

export const visuallyHidden = style({
  position: 'absolute',
  width: vars.stroke.hairline,
  height: vars.stroke.hairline,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
