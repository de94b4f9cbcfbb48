/** The internal packages that a package may import, and the external ones that it may not. */
export interface ImportRule {
  folder: string;
  /** Internal packages that its production code may import. */
  ours: readonly string[];
  /** Additional internal packages for its tests and stories. */
  oursInTests: readonly string[];
  /** External packages, with their subpaths, that would violate its purpose. */
  never: readonly string[];
}

const REACT = ['react', 'react-dom'];
const KIT = ['radix-ui', '@radix-ui', 'swiper', 'react-day-picker'];

/** One row per package, lowest first. `scripts` are the commands of this repository. */
export const IMPORT_TABLE: Readonly<Record<string, ImportRule>> = {
  rules: {
    folder: 'packages/rules',
    ours: [],
    oursInTests: [],
    never: [...REACT, 'next', 'graphql', '@apollo', 'xstate', 'node'],
  },
  brands: {
    folder: 'brands',
    ours: ['rules'],
    oursInTests: [],
    never: [...REACT, 'next', 'graphql', '@apollo', 'xstate', 'node'],
  },
  'design-tokens': {
    folder: 'packages/design-tokens',
    ours: ['brands'],
    oursInTests: [],
    never: [...REACT, 'next', 'graphql', '@apollo', 'xstate'],
  },
  machines: {
    folder: 'packages/machines',
    ours: ['rules'],
    oursInTests: [],
    never: [...REACT, 'next', 'graphql', '@apollo', '@xstate'],
  },
  graphql: {
    folder: 'packages/graphql',
    ours: ['rules'],
    oursInTests: [],
    never: ['react-dom', 'next', 'xstate'],
  },
  'ui-kit': {
    folder: 'packages/ui-kit',
    ours: ['design-tokens'],
    oursInTests: ['fixtures'],
    never: ['next', 'next-intl', 'graphql', '@apollo', 'xstate', '@xstate'],
  },
  mails: {
    folder: 'packages/mails',
    ours: ['design-tokens'],
    oursInTests: [],
    never: ['next', 'next-intl', 'graphql', '@apollo', 'xstate', '@xstate'],
  },
  'page-server': {
    folder: 'packages/page-server',
    ours: [],
    oursInTests: [],
    never: ['graphql', '@apollo', 'xstate', '@xstate', 'react'],
  },
  fixtures: {
    folder: 'packages/fixtures',
    ours: ['rules', 'graphql'],
    oursInTests: [],
    never: ['next', '@apollo', 'xstate'],
  },
  platform: {
    folder: 'apps/platform',
    ours: ['brands', 'rules', 'design-tokens', 'graphql', 'fixtures'],
    oursInTests: [],
    never: ['next', '@apollo', 'xstate'],
  },
  storefront: {
    folder: 'apps/storefront',
    ours: ['brands', 'rules', 'design-tokens', 'machines', 'graphql', 'ui-kit', 'mails', 'page-server'],
    oursInTests: ['fixtures'],
    never: KIT,
  },
  imagery: {
    folder: 'tools/imagery',
    ours: ['fixtures'],
    oursInTests: [],
    never: [...REACT, 'next', '@apollo', 'xstate'],
  },
  scripts: {
    folder: 'scripts',
    ours: [
      'brands',
      'design-tokens',
      'fixtures',
      'graphql',
      'machines',
      'page-server',
      'platform',
      'rules',
      'storefront',
    ],
    oursInTests: [],
    never: [],
  },
};

/**
 * The levels of apps/storefront/src, lowest first: a file imports its own level and those below. Files beside the folders
 * (`proxy.ts`, `instrumentation.ts`) and entry points (`server.ts`, `worker.ts`, commands) are the highest.
 */
export const SHOP_LEVELS: readonly (readonly string[])[] = [
  ['foundation'],
  ['features'],
  ['shell'],
  ['app', 'page-server', 'worker'],
];

/**
 * The layers of a feature and what each imports of any feature. `contract` is the schema that both sides parse, `metadata` data for
 * search engines, `browser` client code outside React, `screen` React, `server` code that reads, writes and responds.
 */
export const FEATURE_LAYERS: Readonly<Record<string, readonly string[]>> = {
  contract: ['contract'],
  metadata: ['contract', 'metadata'],
  browser: ['contract', 'browser'],
  server: ['contract', 'metadata', 'server'],
  screen: ['contract', 'metadata', 'browser', 'screen'],
};

/** The exact files of a feature, besides its contract, that other features import. */
export const FEATURE_DOORS: readonly string[] = [
  'analytics/browser/measure-cart-change',
  'analytics/browser/open-checkout',
  'analytics/browser/page-product',
  'analytics/browser/push-event',
  'cart/browser/cart-code',
  'cart/browser/cart-count',
  'cart/browser/cart-creation-fields',
  'cart/browser/cart-runtime',
  'cart/browser/checkout-marker',
  'cart/browser/pending-add-journal',
  'cart/browser/platform-gateway',
  'cart/browser/store-unsent-add',
  'cart/screen/add-messages',
  'cart/server/cart-of-cookies',
  'cart/server/server-cart-gateway',
  'catalog/screen/FilteredList',
  'catalog/screen/cards/CardBlock',
  'catalog/screen/cards/CardGrid',
  'catalog/screen/cards/CardSlider',
  'catalog/screen/cards/PopularProducts',
  'catalog/screen/cards/ProductSlider',
  'catalog/screen/cards/ShopCard',
  'catalog/screen/cards/tone-of-badge',
  'catalog/screen/collections/ProducerGrid',
  'catalog/screen/collections/PurposeGrid',
  'catalog/server/read-collection',
  'catalog/server/read-lists-page',
  'checkout/browser/buying-code',
  'content/screen/column/column-features',
  'content/screen/news/NewsScreen',
  'content/server/read-content-page',
  'delivery/browser/delivery-runtime',
  'delivery/browser/shop-clock',
  'delivery/screen/DeliverySlot',
  'delivery/screen/delivery-section-code',
  'delivery/screen/delivery-text',
  'delivery/screen/prefecture-name',
  'delivery/screen/fee-text',
  'delivery/screen/use-delivery-ready',
  'delivery/server/answer-invalid-date-products',
  'delivery/server/postal-places',
  'favorite/screen/RecentlyChecked',
  'form/server/form-services',
  'invalidation/server/invalidate',
  'invalidation/server/invalidate-here',
  'mail-magazine/server/consent.repository',
  'mail-magazine/server/winner-contact',
  'product/server/read-cards',
  'product/server/read-product',
  'product/server/read-variants',
  'product/server/warm-product',
  'ranking/screen/ranking-path',
  'ranking/server/read-ranking',
  'restock-notice/server/restock-notice.repository',
  'review/screen/ReviewLanguage',
  'room/screen/products-room',
  'search/server/live-search-index',
  'search/server/read-search',
  'sitemap/server/is-page',
  'window/browser/window-light',
  'window/screen/WindowQuestions',
];
