import type { CodegenConfig } from '@graphql-codegen/cli';

/**
 * Generates from the schema. Run it with `npm run codegen` (scripts/codegen.ts), which prints where the schema
 * comes from, tells faults by file and line, and hands over the schema as a file: a watcher cannot take it as a text.
 */
const schema = process.env['CODEGEN_SCHEMA_FILE'] || '.cache/codegen-schema.graphql';

const OPERATIONS = 'packages/graphql/src/operations';
const GENERATED = 'packages/graphql/src/__generated__';

/** What the browser itself asks the platform, and so downloads: the cart's operations. The catalogue is rendered on the server. */
const CART_DOCUMENTS = [
  `${OPERATIONS}/cart/*.graphql`,
  `${OPERATIONS}/catalog/{MoneyAmount,ImageDetail}.fragment.graphql`,
];

/** What components of the browser query by hooks, one for each query here (docs/adr/0003). The cart's calls are its machine's. */
const CLIENT_DOCUMENTS = [
  `${OPERATIONS}/product/{ProductRecommendations,ProductRooms,ProductCard.fragment}.graphql`,
  `${OPERATIONS}/catalog/{MoneyAmount,ImageDetail}.fragment.graphql`,
];

/** MoneyV2 amounts and ids stay the strings they are on the wire; `to-rules` gives them their meaning. */
const scalars = {
  ID: { input: 'string', output: 'string' },
  Color: 'string',
  DateTime: 'string',
  Decimal: 'string',
  HTML: 'string',
  ISO8601DateTime: 'string',
  JSON: 'unknown',
  URL: 'string',
  UnsignedInt64: 'string',
} as const;

const shared = {
  scalars,
  strictScalars: true,
  useTypeImports: true,
  enumsAsTypes: true,
  fragmentMasking: false,
} as const;

/** What the platform's resolvers are given as the parent of these types; of every other type, a part of it. */
const PLATFORM_MODELS = Object.fromEntries(
  [
    'Article',
    'BaseCartLine',
    'Blog',
    'Cart',
    'CartDelivery',
    'CartDeliveryGroup',
    'CartLine',
    'Collection',
    'Customer',
    'Image',
    'MediaImage',
    'Menu',
    'MenuItem',
    'Metafield',
    'Metaobject',
    'MetaobjectField',
    'Order',
    'OrderLineItem',
    'Page',
    'Product',
    'ProductConnection',
    'ProductOption',
    'ProductOptionValue',
    'ProductVariant',
    'SearchResultItemConnection',
    'Shop',
    'ShopPolicy',
    'Sitemap',
    'UrlRedirect',
  ].map((name) => [name, `../models#${name}Model`]),
);

const config: CodegenConfig = {
  schema,
  generates: {
    // Documents as strings for the server: no GraphQL parser at run time.
    [`${GENERATED}/documents/`]: {
      preset: 'client',
      documents: `${OPERATIONS}/**/*.graphql`,
      presetConfig: { fragmentMasking: false },
      config: { ...shared, documentMode: 'string' },
    },
    // The cart's alone, for the browser: a bundler keeps every string document of a file.
    [`${GENERATED}/cart/`]: {
      preset: 'client',
      documents: CART_DOCUMENTS,
      presetConfig: { fragmentMasking: false },
      config: { ...shared, documentMode: 'string' },
    },
    // Documents as nodes for Apollo's hooks.
    [`${GENERATED}/client/`]: {
      preset: 'client',
      documents: CLIENT_DOCUMENTS,
      presetConfig: { fragmentMasking: false },
      config: shared,
    },
    [`${GENERATED}/client/hooks.ts`]: {
      documents: CLIENT_DOCUMENTS,
      plugins: ['./packages/graphql/codegen/apollo-hooks.cjs'],
    },
    'apps/platform/src/graphql/__generated__/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        ...shared,
        useIndexSignature: true,
        contextType: '../context#PlatformContext',
        defaultMapper: 'Partial<{T}>',
        mappers: PLATFORM_MODELS,
        avoidOptionals: false,
      },
    },
  },
};

export default config;
