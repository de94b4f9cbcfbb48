import { vars } from '@shop/design-tokens/contract.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '../../css/recipe.ts';

const waits = style({});
/**
 * A picture that can wait waits for the one that counts, as long as the page says so (PERF-01): browsers load none that is not drawn. The frame has
 * its size without it.
 */
globalStyle(`:root[data-starting] ${waits} > [loading]`, { display: 'none' });

export const frame = recipe({
  base: [
    waits,
    {
      position: 'relative',
      display: 'block',
      overflow: 'hidden',
      background: vars.color.surface.subtle,
    },
  ],
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
