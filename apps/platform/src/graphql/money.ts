import type { MoneyV2 } from './__generated__/resolvers.ts';

/** Yen in the provider's form: a decimal string with one decimal place. */
export function money(yen: number): MoneyV2 {
  return { __typename: 'MoneyV2', amount: `${yen}.0`, currencyCode: 'JPY' };
}
