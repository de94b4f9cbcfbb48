/** The drawn width of a card's image by window width (IMG-02), in the grids of products, in sliders and in the row of first ranks. */
export const CARD_SIZES = {
  products: '(min-width:1280px) 282px, (min-width:1024px) 23vw, (min-width:768px) 31vw, 46vw',
  productsBesideRail: '(min-width:1280px) 300px, (min-width:1024px) 21vw, (min-width:768px) 31vw, 46vw',
  threes: '(min-width:1280px) 384px, (min-width:768px) 31vw, 46vw',
  fours: '(min-width:1280px) 282px, (min-width:768px) 22vw, 46vw',
  // Beside the category's text from 1024 px on.
  block: '(min-width:1280px) 206px, (min-width:1024px) 16vw, (min-width:768px) 21vw, 46vw',
  // 3.2 and 6.2 cards.
  slider: '(min-width:1280px) 192px, (min-width:768px) 15vw, 29vw',
  firsts: '(min-width:1280px) 192px, (min-width:768px) 15vw, 44vw',
} as const;
