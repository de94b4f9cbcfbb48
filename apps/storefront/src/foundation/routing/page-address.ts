import type { Locale } from '#foundation/i18n/locale.ts';

/**
 * Paths of pages inside the app, `src/app/[locale]/…`. Every variant of a page that a URL can request has its own path there, so
 * that each is rendered once and cached. Visitors never see these paths: foundation/routing/rewrites.ts maps to them.
 */
export const pageAddress = {
  home: (locale: Locale) => `/${locale}`,
  /** @param variant the number in `?variant=`, or `first` without one */
  product: (locale: Locale, handle: string, variant: string) => `/${locale}/products/${handle}/${variant}`,
  /** @param view segment of @shop/rules/catalog/list-view */
  category: (locale: Locale, handle: string, view: string) => `/${locale}/categories/${handle}/${view}`,
  collection: (locale: Locale, handle: string, view: string) => `/${locale}/collections/${handle}/${view}`,
  /** @param keyword of keywordSegment(), or `none` for the search page itself */
  search: (locale: Locale, keyword: string, view: string) => `/${locale}/search/${keyword}/${view}`,
  collections: (locale: Locale) => `/${locale}/collections`,
  /**
   * @param category its handle, or `overall`
   * @param shown the number of shown ranks
   */
  ranking: (locale: Locale, category: string, shown: string) => `/${locale}/ranking/${category}/${shown}`,
  news: (locale: Locale) => `/${locale}/news`,
  advisors: (locale: Locale) => `/${locale}/advisors`,
  questions: (locale: Locale) => `/${locale}/faq`,
  columns: (locale: Locale) => `/${locale}/columns`,
  content: (locale: Locale, handle: string) => `/${locale}/pages/${handle}`,
  policy: (locale: Locale, handle: string) => `/${locale}/policies/${handle}`,
  column: (locale: Locale, handle: string) => `/${locale}/columns/${handle}`,
  /** @param tag of tagSegment() */
  tag: (locale: Locale, tag: string, view: string) => `/${locale}/tags/${tag}/${view}`,
  cart: (locale: Locale) => `/${locale}/cart`,
  /** @param items in URL format */
  cartLink: (locale: Locale, items: string) => `/${locale}/cart-links/${items}`,
  /** @param state the page's state */
  cartLinkPage: (locale: Locale, state: string, items: string) => `/${locale}/cart-links/${items}/${state}`,
  cartCheckout: (locale: Locale) => `/${locale}/cart-checkout`,
  /** @param result why there is no checkout */
  cartCheckoutPage: (locale: Locale, result: string) => `/${locale}/cart-checkout/${result}`,
  /** @param id of a cart, in URL-safe characters */
  cartHandover: (locale: Locale, id: string) => `/${locale}/cart-handovers/${id}`,
  /** @param state the page's state */
  handoverPage: (locale: Locale, state: string, token: string) =>
    `/${locale}/cart-handovers/${token}/${state}`,
  discountLink: (locale: Locale, code: string) => `/${locale}/discount-links/${code}`,
  /** @param to the path to continue at, URL-encoded */
  discountLinkPage: (locale: Locale, result: string, code: string, to: string) =>
    `/${locale}/discount-links/${code}/${result}/${to}`,
  favorite: (locale: Locale) => `/${locale}/favorite`,
  sharedFavorites: (locale: Locale, items: string) => `/${locale}/favorite/${items}`,
  /** @param result of a form without JavaScript */
  mailMagazine: (locale: Locale, result: string) => `/${locale}/mail-magazine/${result}`,
  coupon: (locale: Locale, code: string) => `/${locale}/mail-magazine/coupon/${code}`,
  /** @param action of the mail link */
  mailLink: (locale: Locale, action: string, token: string, state: string) =>
    `/${locale}/mail-links/${action}/${token}/${state}`,
  restockNotice: (locale: Locale, result: string) => `/${locale}/restock-notice/${result}`,
  /** @param result of that form, with the product to go back to */
  restockNoticeOf: (locale: Locale, result: string, handle: string, variant: string) =>
    `/${locale}/restock-notice/${result}/${handle}/${variant}`,
  inStock: (locale: Locale, handle: string, variant: string) =>
    `/${locale}/restock-notice/in-stock/${handle}/${variant}`,
  missing: (locale: Locale) => `/${locale}/missing`,
  errorPage: (locale: Locale, name: string) => `/${locale}/error-pages/${name}`,
} as const;

/** Segment of the product page without `?variant=`. */
export const FIRST_VARIANT = 'first';

/** Segment of a list's first page in its default order. */
export const FIRST_VIEW = 'p1';

/** Segment of the ranking without `?category=`. */
export const OVERALL = 'overall';

/** Segment of a ranking's first ranks, without `?show=`. */
export const FIRST_RANKS = '4';

/** The possible numbers of shown ranks after the first four (RANK-01). */
export const SHOWN_RANKS: readonly string[] = ['8', '12', '16', '20', '24'];

/** Segment of the search page without a keyword. */
export const NO_KEYWORD = 'none';
