import { PAGE_ADDRESSES } from '@shop/brands/page-addresses';

/** The policies required by Japanese law (ROUTE-12). */
export const POLICIES = {
  'refund-policy': '/policies/refund-policy',
  'legal-notice': '/policies/legal-notice',
} as const;

export type PolicyHandle = keyof typeof POLICIES;

/** The path of a text page (ROUTE-11). */
export function contentPath(handle: string): string {
  return (Object.hasOwn(PAGE_ADDRESSES, handle) && PAGE_ADDRESSES[handle]) || `/pages/${handle}`;
}

/** Whether a handle is one of `POLICIES`. */
export function isPolicy(handle: string): handle is PolicyHandle {
  return Object.hasOwn(POLICIES, handle);
}
