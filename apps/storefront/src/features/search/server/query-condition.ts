import type { ProductDocument } from './search-document';
import type { Matches } from './term-index';

/** One condition of a query on a product. */
export interface QueryCondition {
  readonly text: string;
  /** Null for a need, which does not rank. */
  readonly matches: Matches | null;
  readonly fits: (product: ProductDocument) => boolean;
  /** Whether an exact tag meets it, not a wider one. */
  readonly isExact?: (product: ProductDocument) => boolean;
  /** Conditions with higher worth are dropped later. */
  readonly worth: number;
  /** Numbers do not name goods, they only filter them. */
  readonly isNumber: boolean;
  readonly isPrice: boolean;
  /** Whether it names goods of the shop. */
  readonly isName: boolean;
  /** For a need of AI tags, how much more often its products have each tag. */
  readonly tagLifts?: () => ReadonlyMap<number, number>;
  /** Whether it is what only goods of the shop are said to be: slow to grow. */
  readonly isClaim?: boolean;
  /** Whether it is what plants need or are like: no colour, place or occasion, which are those of other goods too. */
  readonly isCare?: boolean;
  /** Beside other conditions it only ranks. */
  readonly isMild?: boolean;
  /** A corrected word. */
  readonly isMended: boolean;
  /** How far a product is from a height or a price, as a share of it, from 0 to 1. */
  readonly gapOf?: (product: ProductDocument) => number;
  /** Whether what nearly meets it follows what does: a height, or about an amount. */
  readonly isElastic?: boolean;
  readonly isHeight?: boolean;
  /** How much of a budget it uses, or how near it is to an amount or a height, from 0 to 1. */
  readonly spentOf?: (product: ProductDocument) => number;
  /** How well its text agrees with what the query says of a part of it: purple leaves. */
  readonly partOf?: (product: ProductDocument) => number;
  /** How many of the facts that suit it best a product has, from -1 to 1. */
  readonly rankOf?: (product: ProductDocument) => number;
  /** Whether the product's text mentions it. */
  readonly isTold?: (product: ProductDocument) => boolean;
  /** Whether a product has a wider tag of the word. */
  readonly isWider?: (product: ProductDocument) => boolean;
  /** How near a product is by a wider tag, a text or the season, from 0 to 1. */
  readonly nearness?: (product: ProductDocument) => number;
  /** Products that do not meet it are hidden, whatever else is dropped. */
  readonly isSafety: boolean;
}

/** A product name outweighs all other words together: a query for 30 stems of roses is about roses. */
export const CONDITION_WEIGHTS = {
  number: 0.1,
  need: 1,
  use: 0.95,
  kind: 1.5,
  price: 2,
  weakToken: 0.2,
  modifier: 0.9,
  // Equal to a need, which is later and so preferred.
  anyPlant: 1,
  token: 16,
  manyPlants: 500,
  name: 1_000,
};

/** The share of a word for a wider tag or a text match, and for the season of a holiday. */
export const WIDER_TAG_WEIGHT = 0.8;
export const HOLIDAY_SEASON_WEIGHT = 0.4;
