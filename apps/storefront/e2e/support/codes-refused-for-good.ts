import type { words } from '../../test/support/words';

/**
 * Codes that never apply, each with the shop's message (CART-06). Versions from 2025-07 on report codes as warnings, which lack one for an
 * applied code: a drill with such a version uses a code that does not suit the cart (ADR 73).
 */
export function codesRefusedForGood({ discount }: typeof words): readonly (readonly [string, string])[] {
  const hasWordForApplied = (process.env['PLATFORM_OLDEST_VERSION'] ?? '') < '2025-07';
  return [
    ['NOSUCHCODE', discount.missing],
    ['ALREADYUSED', discount.alreadyUsed],
    ...(hasWordForApplied ? [['ALREADYAPPLIED', discount.alreadyApplied] as const] : []),
  ];
}
