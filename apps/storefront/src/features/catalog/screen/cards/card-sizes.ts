import type { GridProps } from '@shop/ui-kit/primitives/Grid';

/** The drawn width of a card's image in each grid, by window width (IMG-02); undefined for the card's own. */
export const CARD_SIZES: Partial<Record<GridProps['kind'], string>> = {
  productsBesideRail: '(min-width:1280px) 300px, (min-width:1024px) 21vw, (min-width:768px) 31vw, 46vw',
  threes: '(min-width:1280px) 384px, (min-width:768px) 31vw, 46vw',
  fours: '(min-width:1280px) 282px, (min-width:768px) 22vw, 46vw',
  // Beside the category's text from 1024 px on.
  block: '(min-width:1280px) 206px, (min-width:1024px) 16vw, (min-width:768px) 21vw, 46vw',
};
