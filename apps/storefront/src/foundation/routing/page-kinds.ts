/** What kinds of pages there are for whoever counts them: which page somebody looked at is nobody's business. */
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
