import type { words } from '../../test/support/words';

/**
 * Codes that can never apply, each with what the shop says of it (CART-06). Versions from 2025-07 on tell of codes by warnings, which
 * have no word for one that is applied already: in a drill with such a version it is a code that does not suit the cart (ADR 73).
 */
export function codesRefusedForGood({ discount }: typeof words): readonly (readonly [string, string])[] {
  const hasWordForApplied = (process.env['PLATFORM_OLDEST_VERSION'] ?? '') < '2025-07';
  return [
    ['NOSUCHCODE', discount.missing],
    ['ALREADYUSED', discount.alreadyUsed],
    ...(hasWordForApplied ? [['ALREADYAPPLIED', discount.alreadyApplied] as const] : []),
  ];
}
