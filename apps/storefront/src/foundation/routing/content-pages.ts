/** A text page with its own path. */
export const E_GIFT = 'e-gift';

/** Text pages that the shop links to where its brand has them, by their handles in the back office (ROUTE-11). */
export const CONTENT_PAGES = {
  'premium-support': '/pages/premium-support',
  guarantee: '/pages/guarantee',
  aboutstore: '/pages/aboutstore',
  contents_policy: '/pages/contents_policy',
  giftgreen: '/pages/giftgreen',
  [E_GIFT]: '/fixed/e-gift',
} as const;

/** The policies required by Japanese law (ROUTE-12). */
export const POLICIES = {
  'refund-policy': '/policies/refund-policy',
  'legal-notice': '/policies/legal-notice',
} as const;

export type PolicyHandle = keyof typeof POLICIES;

/** The path of a text page; pages of other shops are under `/pages/`. */
export function contentPath(handle: string): string {
  return isContentPage(handle) ? CONTENT_PAGES[handle] : `/pages/${handle}`;
}

export function isPolicy(handle: string): handle is PolicyHandle {
  return Object.hasOwn(POLICIES, handle);
}

function isContentPage(handle: string): handle is keyof typeof CONTENT_PAGES {
  return Object.hasOwn(CONTENT_PAGES, handle);
}
