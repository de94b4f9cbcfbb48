/** The kinds of pages for statistics: the page that a visitor viewed is private. */
export const PAGE_KINDS = [
  'home',
  'product',
  'category',
  'collection',
  'collections',
  'search',
  'tag',
  'ranking',
  'news',
  'advisors',
  'columns',
  'column',
  'content',
  'policy',
  'cart',
  'favorite',
  'mail-magazine',
  'restock-notice',
  'other',
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];
