import { media } from '@shop/design-tokens/media';
import { styleVariants } from '@vanilla-extract/css';

export const showAt = styleVariants({
  desktop: { '@media': { [media.belowDesktop]: { display: 'none' } } },
  narrow: { '@media': { [media.desktop]: { display: 'none' } } },
});
