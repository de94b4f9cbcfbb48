import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { style } from '@vanilla-extract/css';

export const arrows = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'flex', gap: vars.space.xsmall } },
});
