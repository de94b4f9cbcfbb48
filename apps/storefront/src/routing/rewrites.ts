import { CATEGORY_HANDLES, SUB_CATEGORIES } from '@shop/rules/catalog/collection-ids';
import type { Redirect, Rewrite } from 'next/dist/lib/load-custom-routes';
import { COLUMN_HANDLES } from '../content/column-pages';
import { POLICIES } from '../content/content-pages';
import { MAIL_MAGAZINE_RESULTS, RESTOCK_RESULTS } from '../contracts/form-results';
import { MAIL_LINK_PATHS } from '../contracts/mail-links';
import { LOCALES, type Locale } from '../i18n/locale';
import { FIRST_RANKS, FIRST_VARIANT, FIRST_VIEW, NO_KEYWORD, OVERALL, pageAddress } from './page-address';

/** Longest variant number that is looked up; the platform's have 14 digits. */
const VARIANT = '(?<variant>\\d{1,18})';
/** A category whose ranking is asked for. */
const CATEGORY = `(?<category>${CATEGORY_HANDLES.join('|')})`;
/** How many of a ranking are shown, after the first four (RANK-01). */
const SHOWN = '(?<shown>8|12|16|20|24)';
/** A page of text with an address of its own. */
const E_GIFT = 'e-gift';

/**
 * Addresses to pages, both languages (ROUTE-01 to ROUTE-13, ROUTE-16). Lists with a query come through the proxy
 * (src/proxy.ts) before. Anything unknown is the page that answers 404, so unknown addresses share one cached page.
 */
export function rewritesToPages(): Rewrite[] {
  // Japanese last: its patterns have no prefix and would take the English addresses.
  return [...LOCALES].reverse().flatMap(rewritesOf);
}

function rewritesOf(locale: Locale): Rewrite[] {
  const prefix = locale === 'ja' ? '' : `/${locale}`;
  const subCategories = Object.entries(SUB_CATEGORIES).map(([category, handles]) => ({
    source: `${prefix}/${category}/:handle(${handles.join('|')})`,
    destination: pageAddress.category(locale, ':handle', FIRST_VIEW),
  }));
  return [
    // Where the proxy leads is a page already.
    ...['categories', 'collections', 'search', 'tags'].map((kind) => ({
      source: `/${locale}/${kind}/:name/:view`,
      destination: `/${locale}/${kind}/:name/:view`,
    })),
    { source: prefix === '' ? '/' : prefix, destination: pageAddress.home(locale) },
    {
      source: `${prefix}/products/:handle`,
      has: [{ type: 'query', key: 'variant', value: VARIANT }],
      destination: pageAddress.product(locale, ':handle', ':variant'),
    },
    {
      source: `${prefix}/products/:handle`,
      destination: pageAddress.product(locale, ':handle', FIRST_VARIANT),
    },
    ...subCategories,
    {
      source: `${prefix}/:handle(${CATEGORY_HANDLES.join('|')})`,
      destination: pageAddress.category(locale, ':handle', FIRST_VIEW),
    },
    {
      source: `${prefix}/collections/:handle`,
      destination: pageAddress.collection(locale, ':handle', FIRST_VIEW),
    },
    { source: `${prefix}/search`, destination: pageAddress.search(locale, NO_KEYWORD, FIRST_VIEW) },
    {
      source: `${prefix}/columns/:handle(${COLUMN_HANDLES.join('|')})`,
      destination: pageAddress.column(locale, ':handle'),
    },
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
    { source: `${prefix}/collections`, destination: pageAddress.collections(locale) },
    { source: `${prefix}/pages/:handle`, destination: pageAddress.content(locale, ':handle') },
    { source: `${prefix}/fixed/:handle(${E_GIFT})`, destination: pageAddress.content(locale, ':handle') },
    {
      source: `${prefix}/policies/:handle(${Object.keys(POLICIES).join('|')})`,
      destination: pageAddress.policy(locale, ':handle'),
    },
    { source: `${prefix}/cart`, destination: pageAddress.cart(locale) },
    { source: `${prefix}/favorite`, destination: pageAddress.favorite(locale) },
    { source: `${prefix}/mail-magazine/coupon/:code`, destination: pageAddress.coupon(locale, ':code') },
    ...Object.entries(MAIL_LINK_PATHS).map(([purpose, path]) => ({
      source: `${prefix}${path}/:token`,
      destination: pageAddress.mailLink(locale, purpose, ':token'),
    })),
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
    { source: `${prefix}/error-pages/:name`, destination: pageAddress.errorPage(locale, ':name') },
    { source: `${prefix}/(.*)`, destination: pageAddress.missing(locale) },
  ];
}

/** Japanese has no prefix, and a category or a page of text one address. (Inner paths are longer than these patterns.) */
export function redirectsToAddresses(): Redirect[] {
  return [
    { source: '/ja', destination: '/', permanent: true },
    { source: '/ja/:first', destination: '/:first', permanent: true },
    { source: '/ja/:first/:second', destination: '/:first/:second', permanent: true },
    ...['', '/en'].map((prefix) => ({
      source: `${prefix}/collections/:handle(${CATEGORY_HANDLES.join('|')})`,
      destination: `${prefix}/:handle`,
      permanent: true,
    })),
    ...['', '/en'].map((prefix) => ({
      source: `${prefix}/pages/:handle(${E_GIFT})`,
      destination: `${prefix}/fixed/:handle`,
      permanent: true,
    })),
  ];
}
