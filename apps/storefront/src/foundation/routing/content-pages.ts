import { PAGE_ADDRESSES } from '@shop/brands/page-addresses';
import type { PolicyHandle } from '@shop/rules/store/store-profile';

/** The paths of the policies; one that the store has no text of is not found (ROUTE-12). */
export const POLICIES = {
  'refund-policy': '/policies/refund-policy',
  'legal-notice': '/policies/legal-notice',
  'privacy-policy': '/policies/privacy-policy',
  'shipping-policy': '/policies/shipping-policy',
} as const satisfies Readonly<Record<PolicyHandle, string>>;

/** The path of a text page (ROUTE-11). */
export function contentPath(handle: string): string {
  return (Object.hasOwn(PAGE_ADDRESSES, handle) && PAGE_ADDRESSES[handle]) || `/pages/${handle}`;
}

/** Whether a handle is one of `POLICIES`. */
export function isPolicy(handle: string): handle is PolicyHandle {
  return Object.hasOwn(POLICIES, handle);
}
