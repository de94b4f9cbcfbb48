import type { HomePageQuery } from '../__generated__/documents/graphql';

const NO_CONTENT = { nodes: [] };

/** The answer to HomePage of a store without content. */
export const EMPTY_HOME: HomePageQuery = {
  heroes: NO_CONTENT,
  banners: NO_CONTENT,
  ranking: NO_CONTENT,
  firstCategory: null,
  secondCategory: null,
  categories: null,
  counts: NO_CONTENT,
  purposes: null,
  newArrivals: null,
  producers: NO_CONTENT,
  reviews: NO_CONTENT,
  columns: null,
  news: null,
};
