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

/** Without JavaScript nothing replaces it. */
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
 * The page's parts before its code has loaded, by the attributes that its script sets on `<html>` (`data-cart`,
 * `data-cart-pieces`): an empty cart, a cart being read, and what follows a known cart. Without the script everything except the
 * empty cart is shown.
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

/** Content that a script loads is hidden without scripting. */
globalStyle('[data-cart-part="reading"]', { '@media': { '(scripting: none)': { display: 'none' } } });
