import { CATEGORY_ADDRESSES } from '@shop/brands/category-addresses';
import { PAGE_ADDRESSES } from '@shop/brands/page-addresses';
import type { RedirectRule, RewriteRule } from '@shop/page-server/next-internals/next-types';
import { SHARED_FAVORITES_MAX } from '@shop/rules/favorite/favorites';
import { LOCALES, prefixOf } from '@shop/rules/language';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { ARTICLE_FEED_FILE } from './article-feed';
import {
  CART_LINK_ITEMS,
  CART_LINK_STATES,
  HANDOVER_STATES,
  OWN_CHECKOUT_RESULTS,
  ownCheckoutPath,
} from './cart-link';
import { POLICIES } from './content-pages';
import { DISCOUNT_LINK_RESULTS } from './discount-link';
import { MAIL_MAGAZINE_RESULTS, RESTOCK_RESULTS, RESTOCK_RETRIES } from './form-results';
import { FAILED_MAIL_LINK, MAIL_LINK_PATHS } from './mail-links';
import {
  FIRST_RANKS,
  FIRST_VARIANT,
  FIRST_VIEW,
  NO_KEYWORD,
  OVERALL,
  pageAddress,
  SHOWN_RANKS,
} from './page-address';
import { PROVIDER_ADDRESSES } from './provider-addresses';
import { QUESTIONS_PATH } from './question-path';
import { SOCIAL_KINDS } from './social-picture';
import { UCP_VERSION_NAMES, ucpAddresses } from './ucp-versions';

const TAGS = LOCALES.join('|');
/** Longest variant number that is looked up; the platform's have 14 digits. */
const VARIANT = '(?<variant>\\d{1,18})';
/** Products of a shared list of favourites, as many as an address holds: its page says that it is cut (LINK-03). */
const SHARED_ITEMS = `(?<items>[1-9]\\d{0,15}(?:\\.[1-9]\\d{0,15}){0,${SHARED_FAVORITES_MAX - 1}})`;
/** The category of a requested ranking. */
const CATEGORY = `(?<category>${CATEGORY_ADDRESSES.handles.join('|')})`;
/** The number of shown ranks after the first four (RANK-01). */
const SHOWN = `(?<shown>${SHOWN_RANKS.join('|')})`;

/**
 * Rewrites URLs to pages, in both languages (ROUTE-01 to ROUTE-13, ROUTE-16). Lists with a query are handled before by the proxy
 * (src/proxy.ts). An unknown URL gets the page that answers 404, so all of them share one cached page.
 */
export function rewritesToPages(): RewriteRule[] {
  // Japanese last: its patterns have no prefix and would take the English addresses.
  return [
    ...LOCALES.flatMap(rewritesToProducts),
    ...rewritesToFiles(),
    ...[...LOCALES].reverse().flatMap(rewritesOf),
  ];
}

/** First in the list: Next compiles the pattern of each rewrite for each request, up to the matching one. */
function rewritesToProducts(locale: Locale): RewriteRule[] {
  const source = `${prefixOf(locale)}/products/:handle`;
  return [
    {
      source,
      has: [{ type: 'query', key: 'variant', value: VARIANT }],
      destination: pageAddress.product(locale, ':handle', ':variant'),
    },
    { source, destination: pageAddress.product(locale, ':handle', FIRST_VARIANT) },
  ];
}

/** What is made for engines as pages are made for shoppers. */
function rewritesToFiles(): RewriteRule[] {
  return [
    ...LOCALES.map((locale) => ({
      source: localePath(locale, '/llms.txt'),
      destination: `/llms/${locale}`,
    })),
    ...UCP_VERSION_NAMES.map((version) => {
      const { profile, profileFile } = ucpAddresses(version);
      return { source: profile, destination: `/ucp/${profileFile}` };
    }),
    { source: '/ucp/delivery.json', destination: '/ucp/delivery.json' },
    { source: '/ucp/quote.json', destination: '/ucp/quote.json' },
    { source: '/sitemap.xml', destination: '/sitemaps/index.xml' },
    {
      source: `/feeds/:file((?:google-(?:${TAGS})-[1-9]\\d{0,3}\\.xml|products-(?:${TAGS})-[1-9]\\d{0,3}\\.json))`,
      destination: '/feeds/:file',
    },
    { source: `/feeds/:file(${ARTICLE_FEED_FILE})`, destination: '/feeds/:file' },
    {
      source: `/social/:locale(${TAGS})/:kind(${SOCIAL_KINDS.join('|')})/:file`,
      destination: '/social/:locale/:kind/:file',
    },
    { source: '/theme/:file([0-9a-f]{12}\\.css)', destination: '/theme/:file' },
    { source: '/postal-codes/:file(\\d{3}\\.json)', destination: '/postal-codes/:file' },
    { source: '/sitemaps/:file((?:pages|products)-[1-9]\\d{0,3}\\.xml)', destination: '/sitemaps/:file' },
  ];
}

function rewritesOf(locale: Locale): RewriteRule[] {
  const prefix = prefixOf(locale);
  const subCategories = Object.entries(CATEGORY_ADDRESSES.children).map(([category, handles]) => ({
    source: `${prefix}/${category}/:handle(${handles.join('|')})`,
    destination: pageAddress.category(locale, ':handle', FIRST_VIEW),
  }));
  return [
    // The proxy's targets are pages already.
    ...['categories', 'collections', 'search', 'tags'].map((kind) => ({
      source: `/${locale}/${kind}/:name/:view`,
      destination: `/${locale}/${kind}/:name/:view`,
    })),
    { source: prefix === '' ? '/' : prefix, destination: pageAddress.home(locale) },
    ...subCategories,
    {
      source: `${prefix}/:handle(${CATEGORY_ADDRESSES.handles.join('|')})`,
      destination: pageAddress.category(locale, ':handle', FIRST_VIEW),
    },
    {
      source: `${prefix}/collections/:handle`,
      destination: pageAddress.collection(locale, ':handle', FIRST_VIEW),
    },
    { source: `${prefix}/search`, destination: pageAddress.search(locale, NO_KEYWORD, FIRST_VIEW) },
    { source: `${prefix}/columns/:handle`, destination: pageAddress.column(locale, ':handle') },
    {
      source: `${prefix}/ranking`,
      has: [
        { type: 'query', key: 'category', value: CATEGORY },
        { type: 'query', key: 'show', value: SHOWN },
      ],
      destination: pageAddress.ranking(locale, ':category', ':shown'),
    },
    {
      source: `${prefix}/ranking`,
      has: [{ type: 'query', key: 'category', value: CATEGORY }],
      destination: pageAddress.ranking(locale, ':category', FIRST_RANKS),
    },
    {
      source: `${prefix}/ranking`,
      has: [{ type: 'query', key: 'show', value: SHOWN }],
      destination: pageAddress.ranking(locale, OVERALL, ':shown'),
    },
    { source: `${prefix}/ranking`, destination: pageAddress.ranking(locale, OVERALL, FIRST_RANKS) },
    { source: `${prefix}/news`, destination: pageAddress.news(locale) },
    { source: `${prefix}/advisors`, destination: pageAddress.advisors(locale) },
    { source: `${prefix}${QUESTIONS_PATH}`, destination: pageAddress.questions(locale) },
    { source: `${prefix}/columns`, destination: pageAddress.columns(locale) },
    { source: `${prefix}/collections`, destination: pageAddress.collections(locale) },
    { source: `${prefix}/pages/:handle`, destination: pageAddress.content(locale, ':handle') },
    ...Object.entries(PAGE_ADDRESSES).map(([handle, path]) => ({
      source: `${prefix}${path}`,
      destination: pageAddress.content(locale, handle),
    })),
    {
      source: `${prefix}/policies/:handle(${Object.keys(POLICIES).join('|')})`,
      destination: pageAddress.policy(locale, ':handle'),
    },
    { source: `${prefix}/cart`, destination: pageAddress.cart(locale) },
    { source: `${prefix}${ownCheckoutPath()}`, destination: pageAddress.cartCheckout(locale) },
    {
      source: `${prefix}${ownCheckoutPath()}/:result(${OWN_CHECKOUT_RESULTS.join('|')})`,
      destination: pageAddress.cartCheckoutPage(locale, ':result'),
    },
    {
      source: `${prefix}/cart/:items(${CART_LINK_ITEMS})`,
      destination: pageAddress.cartLink(locale, ':items'),
    },
    {
      source: `${prefix}/cart/open/:id([\\w-]{8,1000})`,
      destination: pageAddress.cartHandover(locale, ':id'),
    },
    {
      source: `${prefix}/cart/link/:state(${HANDOVER_STATES.join('|')})/agent/:token([\\w.-]{1,1000})`,
      destination: pageAddress.handoverPage(locale, ':state', ':token'),
    },
    ...['', '/:code'].map((code) => ({
      source: `${prefix}/cart/link/:state(${CART_LINK_STATES.join('|')})/:items(${CART_LINK_ITEMS})${code}`,
      destination: `${pageAddress.cartLinkPage(locale, ':state', ':items')}${code}`,
    })),
    { source: `${prefix}/discount/:code`, destination: pageAddress.discountLink(locale, ':code') },
    {
      source: `${prefix}/discount/:result(${DISCOUNT_LINK_RESULTS.join('|')})/:code/:to([\\w-]{1,700})`,
      destination: pageAddress.discountLinkPage(locale, ':result', ':code', ':to'),
    },
    {
      source: `${prefix}/favorite`,
      has: [{ type: 'query', key: 'items', value: SHARED_ITEMS }],
      destination: pageAddress.sharedFavorites(locale, ':items'),
    },
    { source: `${prefix}/favorite`, destination: pageAddress.favorite(locale) },
    ...['', '/:draw([\\w-]{1,100})'].map((draw) => ({
      source: `${prefix}/mail-magazine/coupon/:code${draw}`,
      destination: `${pageAddress.coupon(locale, ':code')}${draw === '' ? '' : '/:draw'}`,
    })),
    ...Object.entries(MAIL_LINK_PATHS).flatMap(([purpose, path]) => [
      {
        source: `${prefix}${path}/:token`,
        destination: pageAddress.mailLink(locale, purpose, ':token', 'ask'),
      },
      {
        source: `${prefix}${path}/:token/${FAILED_MAIL_LINK}`,
        destination: pageAddress.mailLink(locale, purpose, ':token', FAILED_MAIL_LINK),
      },
    ]),
    {
      source: `${prefix}/mail-magazine/:result(${MAIL_MAGAZINE_RESULTS.join('|')})`,
      destination: pageAddress.mailMagazine(locale, ':result'),
    },
    {
      source: `${prefix}/restock-notice/in-stock/:handle/:variant(\\d{1,18})`,
      destination: pageAddress.inStock(locale, ':handle', ':variant'),
    },
    {
      source: `${prefix}/restock-notice/:result(${RESTOCK_RESULTS.join('|')})`,
      destination: pageAddress.restockNotice(locale, ':result'),
    },
    {
      source: `${prefix}/restock-notice/:result(${RESTOCK_RETRIES.join('|')})/:handle/:variant(\\d{1,18})`,
      destination: pageAddress.restockNoticeOf(locale, ':result', ':handle', ':variant'),
    },
    { source: `${prefix}/error-pages/:name`, destination: pageAddress.errorPage(locale, ':name') },
    { source: `${prefix}/(.*)`, destination: pageAddress.missing(locale) },
  ];
}

/** Japanese has no prefix, and what the provider has elsewhere is here (STORE-02). (Inner paths are longer than these patterns.) */
export function redirectsToAddresses(): RedirectRule[] {
  return [
    { source: '/ja', destination: '/', permanent: true },
    { source: '/ja/:first', destination: '/:first', permanent: true },
    { source: '/ja/:first/:second', destination: '/:first/:second', permanent: true },
    ...LOCALES.map(prefixOf).flatMap((prefix) =>
      PROVIDER_ADDRESSES.map(({ source, destination }) => ({
        source: `${prefix}${source}`,
        destination: `${prefix}${destination}`,
        permanent: true,
      })),
    ),
  ];
}
