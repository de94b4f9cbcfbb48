import { VariantsByIdsDocument } from '@shop/graphql/documents';
import { type SellableVariant, toSellableVariants } from '@shop/graphql/to-rules/to-sellable-variants';
import { toGid } from '@shop/rules/global-id';
import type { Locale } from '#foundation/i18n/locale.ts';
import { languageOf } from '#foundation/platform/language-of.ts';
import { queryPlatform } from '#foundation/platform/query-platform.ts';

/** Most ids that the platform takes in one call. */
export const MOST_VARIANTS = 250;

/** Variants by their numbers, as they are now: nothing is cached. Unknown ones are left out. @throws as queryPlatform */
export function readSellableVariants(
  ids: readonly number[],
  locale: Locale,
): Promise<readonly SellableVariant[]> {
  const variables = { ids: ids.map((id) => toGid('ProductVariant', id)), language: languageOf(locale) };
  return queryPlatform(VariantsByIdsDocument, variables, toSellableVariants);
}
