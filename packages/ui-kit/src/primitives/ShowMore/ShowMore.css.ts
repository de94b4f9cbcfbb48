import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { style } from '@vanilla-extract/css';

/** Centred on phones; otherwise everything is left-aligned. */
export const foot = style({
  display: 'flex',
  justifyContent: 'center',
  marginTop: vars.space.snug,
  '@media': { [media.desktop]: { justifyContent: 'flex-start', marginTop: vars.space.medium } },
});
