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
 * A lazy image waits for the main image while the page is marked (PERF-01): browsers load no image with `display: none`. Its frame has
 * its size without it. (An image hidden by `content-visibility` would count as a layout shift when shown.)
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
      /** As tall as its container. */
      fill: { height: '100%' },
    },
    rounded: { true: { borderRadius: vars.radius.small } },
  },
  defaultVariants: { ratio: 'square', rounded: true },
});
