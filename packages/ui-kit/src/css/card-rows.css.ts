import { createVar, fallbackVar } from '@vanilla-extract/css';

/** The rows of a product card, from its image down; a grid of cards aligns them (CARD-01). */
export const CARD_ROW = { picture: 1, fit: 2, title: 3, facts: 4, price: 5, rating: 6 } as const;

const CARD_ROWS = Object.keys(CARD_ROW).length;

const rows = createVar();
const span = createVar();

/** Of an item of cards in rows: its rows are those of the grid around it, and the card in it takes them. */
export const cardItem = {
  vars: { [rows]: 'subgrid', [span]: '1 / -1' },
  display: 'grid',
  gridTemplate: 'subgrid / minmax(0, 1fr)',
  gridRow: `span ${CARD_ROWS}`,
};

/** The same for an item that may have something above its card, in a row of its own. */
export const headedCardItem = {
  ...cardItem,
  vars: { ...cardItem.vars, [span]: '2 / -1' },
  gridRow: `span ${1 + CARD_ROWS}`,
};

/** Of a card: the rows of its item, or else its own. */
export const cardRows = {
  display: 'grid',
  gridTemplate: `${fallbackVar(rows, 'none')} / minmax(0, 1fr)`,
  gridRow: fallbackVar(span, 'auto'),
  alignContent: 'start',
};
