import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { globalStyle, style } from '@vanilla-extract/css';

export const layout = style({
  display: 'grid',
  gap: vars.space.large,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: vars.layout.gap,
      alignItems: 'start',
    },
  },
});

/** Without JavaScript nothing comes in its place. */
export const skeletonLayout = style([
  layout,
  { alignContent: 'start', '@media': { '(scripting: enabled)': { minHeight: '100svh' } } },
]);

export const main = style({ minWidth: 0, '@media': { [media.desktop]: { gridColumn: 'span 7' } } });

export const aside = style({
  minWidth: 0,
  '@media': {
    [media.desktop]: { gridColumn: '9 / span 4', position: 'sticky', top: vars.space.medium },
  },
});

/*
 * The page's parts before its code has come, by what its script wrote on `<html>` (`data-cart`, `data-cart-pieces`): an empty
 * cart, one that is being read, and what follows a cart that is known. Without the script all but the empty cart is drawn.
 */
globalStyle(
  [
    ':root:not([data-cart="empty"]) [data-cart-part="empty"]',
    ':root[data-cart="empty"] [data-cart-part="filled"]',
    ':root[data-cart="filled"] [data-cart-part="known"]',
    ':root[data-cart-pieces="1"] [data-cart-part="secondPiece"]',
    ':root:is([data-cart-pieces="1"], [data-cart-pieces="2"]) [data-cart-part="thirdPiece"]',
  ].join(', '),
  { display: 'none' },
);

/** What is read by a script is not waited for where none runs. */
globalStyle('[data-cart-part="reading"]', { '@media': { '(scripting: none)': { display: 'none' } } });
