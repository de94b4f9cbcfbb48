/** Every screen that the shop has, by what a shopper would call it. `status` is 200 unless said. */
export const SCREENS: readonly { name: string; path: string; status?: number }[] = [
  { name: 'home', path: '/' },
  { name: 'category', path: '/ornamentplants' },
  { name: 'sub-category', path: '/ornamentplants/okinawa' },
  { name: 'collection', path: '/collections/desk' },
  { name: 'producer', path: '/collections/producers-mizuki' },
  { name: 'purposes and producers', path: '/collections' },
  { name: 'ranking', path: '/ranking' },
  { name: 'ranking of a category', path: '/ranking?category=gsselect' },
  { name: 'news', path: '/news' },
  { name: 'advisors', path: '/advisors' },
  { name: 'page of text', path: '/pages/contents_policy' },
  { name: 'page that sells', path: '/pages/giftgreen' },
  { name: 'page that sells, with close-ups', path: '/pages/drybonsai-lp' },
  { name: 'legal notice', path: '/policies/legal-notice' },
  { name: 'columns', path: '/columns' },
  { name: 'column', path: '/columns/howtochoosepot' },
  { name: 'search with results', path: '/search?q=モンステラ' },
  { name: 'search without results', path: '/search?q=zzzzzz' },
  { name: 'search without a keyword', path: '/search' },
  { name: 'product with ample stock', path: '/products/pachira-mini' },
  { name: 'product with variants', path: '/products/umbellata' },
  { name: 'product sold out', path: '/products/pothos-golden' },
  { name: 'set product', path: '/products/tableplants-pick2' },
  { name: 'empty cart', path: '/cart' },
  { name: 'no favourites', path: '/favorite' },
  { name: 'not found', path: '/no-such-page', status: 404 },
];

/** Windows: the narrowest phone in use, and a desktop. */
export const WIDTHS = [360, 1280] as const;
