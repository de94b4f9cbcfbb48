import type { PolicyHandle } from '@shop/rules/store/store-profile';

/** The field of the platform's shop for each policy. The legal notice (特定商取引法) is kept as the terms of service. */
export const POLICY_FIELDS = {
  'refund-policy': 'refundPolicy',
  'legal-notice': 'termsOfService',
  'privacy-policy': 'privacyPolicy',
  'shipping-policy': 'shippingPolicy',
} as const satisfies Readonly<Record<PolicyHandle, string>>;
