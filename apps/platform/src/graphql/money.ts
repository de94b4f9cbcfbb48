import type { MoneyV2 } from './__generated__/resolvers.ts';

/** Yen as the provider writes them: a decimal string with one digit after the point. */
export function money(yen: number): MoneyV2 {
  return { __typename: 'MoneyV2', amount: `${yen}.0`, currencyCode: 'JPY' };
}
