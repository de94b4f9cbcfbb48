import type { HomePageQuery } from '../__generated__/documents/graphql';

const NOTHING = { nodes: [] };

/** The answer to HomePage of a store without content. */
export const EMPTY_HOME: HomePageQuery = {
  heroes: NOTHING,
  banners: NOTHING,
  ranking: NOTHING,
  firstCategory: null,
  secondCategory: null,
  categories: null,
  counts: NOTHING,
  purposes: null,
  newArrivals: null,
  producers: NOTHING,
  reviews: NOTHING,
  columns: null,
  news: null,
};
