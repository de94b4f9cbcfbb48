/** The pages that every storefront has. */
export const PEER_PAGES = ['home', 'list', 'product', 'cart'] as const;
export type PeerPage = (typeof PEER_PAGES)[number];

/** What a peer needs from the platform. */
export interface PeerStore {
  /** `http://127.0.0.1:4400` */
  readonly platformUrl: string;
  readonly publicToken: string;
}

/** A text of a peer's file, replaced so that it reads the local platform and shows its images. */
interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** How another storefront is prepared, built and started on the platform of this repository. */
export interface PeerRecipe {
  readonly name: string;
  /** Of its working copy, in the folder of peers. Its packages are installed before. */
  readonly folder: string;
  readonly edits: readonly Edit[];
  readonly variables: (store: PeerStore) => Readonly<Record<string, string>>;
  /** Programs of its `node_modules/.bin`, with arguments. */
  readonly build: readonly string[];
  readonly start: (port: number) => readonly string[];
  readonly pages: Partial<Readonly<Record<PeerPage, string>>>;
  /** Collections, by their handles, that its home page asks for. */
  readonly collections?: Readonly<Record<string, readonly string[]>>;
}

const FEATURED = ['monstera-deliciosa', 'pachira-mini', 'everfresh', 'umbellata', 'altissima'];
const LIST = '/collections/ornamentplants';
const PRODUCT = '/products/monstera-deliciosa';
const variablesOfNext = ({ platformUrl, publicToken }: PeerStore) => ({
  SHOPIFY_STORE_DOMAIN: platformUrl,
  SHOPIFY_STOREFRONT_ACCESS_TOKEN: publicToken,
  NEXT_TELEMETRY_DISABLED: '1',
});
const start = (port: number) => ['next', 'start', '-H', '127.0.0.1', '-p', String(port)];

/** The storefronts that `npm run bench -- --peers` knows, with what apps/platform/README.md says of each. */
export const PEER_RECIPES: readonly PeerRecipe[] = [
  {
    name: 'Hydrogen',
    folder: 'hydrogen',
    edits: [
      {
        file: 'app/entry.server.tsx',
        from: 'createContentSecurityPolicy({\n',
        to: "createContentSecurityPolicy({\n    imgSrc: [\"'self'\", 'data:', context.env.PUBLIC_STORE_DOMAIN],\n",
      },
    ],
    variables: ({ platformUrl, publicToken }) => ({
      PUBLIC_STORE_DOMAIN: platformUrl,
      PUBLIC_STOREFRONT_API_TOKEN: publicToken,
      PUBLIC_CHECKOUT_DOMAIN: new URL(platformUrl).host,
      SESSION_SECRET: 'bench',
      SHOPIFY_CLI_NO_ANALYTICS: '1',
    }),
    build: ['shopify', 'hydrogen', 'build'],
    start: (port) => ['shopify', 'hydrogen', 'preview', '--port', String(port)],
    pages: { home: '/', list: LIST, product: PRODUCT, cart: '/cart' },
  },
  {
    name: 'vercel/commerce',
    folder: 'commerce',
    edits: [
      {
        file: 'lib/shopify/index.ts',
        from: "ensureStartsWith(process.env.SHOPIFY_STORE_DOMAIN, 'https://')",
        to: "ensureStartsWith(process.env.SHOPIFY_STORE_DOMAIN, 'http')",
      },
      {
        file: 'next.config.ts',
        from: 'remotePatterns: [',
        to: "remotePatterns: [\n      { protocol: 'http', hostname: '127.0.0.1' },",
      },
    ],
    variables: variablesOfNext,
    build: ['next', 'build'],
    start,
    // Its cart is a panel on every page.
    pages: { home: '/', list: '/search/ornamentplants', product: '/product/monstera-deliciosa' },
    collections: { 'hidden-homepage-featured-items': FEATURED, 'hidden-homepage-carousel': FEATURED },
  },
];
