import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';

const breathe = keyframes({ '50%': { opacity: 0.55 } });
const block = style({
  display: 'block',
  borderRadius: vars.radius.small,
  background: vars.color.surface.subtle,
  animation: `${breathe} 1.6s ease-in-out infinite`,
});

export const skeleton = styleVariants({
  picture: [block, { aspectRatio: '1' }],
  line: [
    block,
    { height: vars.space.inset, marginTop: vars.space.small, background: vars.color.line.standard },
  ],
  lineShort: [
    block,
    {
      height: vars.space.inset,
      marginTop: vars.space.small,
      width: '40%',
      background: vars.color.line.standard,
    },
  ],
  row: [
    block,
    {
      height: size.cart.picture,
      marginBlock: vars.space.snug,
      '@media': { [media.desktop]: { height: size.cart.pictureLarge, marginBlock: vars.space.medium } },
    },
  ],
});
