import { vars } from '@shop/design-tokens/contract.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '../../css/recipe.ts';

const base = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  background: vars.color.surface.picture,
});

/*
 * A picture that can wait waits for the one that counts, as long as the page says so (PERF-01): browsers load none that is nowhere. Its
 * frame has its size without it. (Hidden by `content-visibility` it would count as moved when it is shown.)
 */
globalStyle(`:root[data-starting] ${base} > [loading=lazy]`, { display: 'none' });

export const frame = recipe({
  base,
  variants: {
    ratio: {
      square: { aspectRatio: '1' },
      fourThirds: { aspectRatio: '4 / 3' },
      threeHalves: { aspectRatio: '3 / 2' },
      portrait: { aspectRatio: '4 / 5' },
      /** Text-and-image sliders: 280 by 169. */
      column: { aspectRatio: '280 / 169' },
      /** As high as its place. */
      fill: { height: '100%' },
    },
    rounded: { true: { borderRadius: vars.radius.small } },
  },
  defaultVariants: { ratio: 'square', rounded: true },
});
