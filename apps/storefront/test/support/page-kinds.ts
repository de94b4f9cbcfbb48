/** One page of each kind; every category separately, as each is a row. */
export const PAGE_KINDS: Readonly<Record<string, readonly string[]>> = {
  '[ROUTE-01] [ROUTE-02] [ROUTE-03] home and searches': ['/', '/search?q=植物', '/search/tag?tagId=1,102'],
  '[ROUTE-04] [ROUTE-05] [ROUTE-06] cart, favourites and a product': [
    '/cart',
    '/favorite',
    '/products/umbellata',
  ],
  '[ROUTE-07] the 18 categories': [
    ...[
      '/ornamentplants',
      '/succulent',
      '/gardeningflower',
      '/flowerpot',
      '/codex',
      '/fruit',
      '/gardentree',
      '/herb',
      '/saibaikit',
    ],
    ...[
      '/cactus',
      '/cutflowers',
      '/bonsai',
      '/gardening-pots',
      '/fertilizer',
      '/gardeninggoods',
      '/gift',
      '/tableplants',
      '/gsselect',
    ],
  ],
  '[ROUTE-08] [ROUTE-09] sub-categories and collections': [
    ...[
      '/ornamentplants/tableplants',
      '/ornamentplants/okinawa',
      '/collections',
      '/collections/big_plantspot',
      '/collections/sale',
    ],
    '/collections/producers-mizuki',
  ],
  '[ROUTE-10] [ROUTE-11] [ROUTE-12] [ROUTE-13] texts': [
    ...[
      '/ranking',
      '/news',
      '/columns',
      '/advisors',
      '/faq',
      '/pages/premium-support',
      '/pages/guarantee',
      '/pages/aboutstore',
      '/pages/contents_policy',
    ],
    ...[
      '/pages/giftgreen',
      '/pages/drybonsai-lp',
      '/fixed/e-gift',
      '/policies/refund-policy',
      '/policies/legal-notice',
    ],
    ...['/columns/recommendkanyou', '/columns/howtochoosepot'],
  ],
};
