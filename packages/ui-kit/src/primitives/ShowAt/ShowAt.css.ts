import { media } from '@shop/design-tokens/media';
import { styleVariants } from '@vanilla-extract/css';

export const showAt = styleVariants({
  desktop: { '@media': { [media.belowDesktop]: { display: 'none' } } },
  narrowOrScriptless: { '@media': { [`${media.desktop} and (scripting: enabled)`]: { display: 'none' } } },
  narrow: { '@media': { [media.desktop]: { display: 'none' } } },
});
