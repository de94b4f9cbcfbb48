import { VariantAvailabilityDocument, VariantsByIdsDocument } from '@shop/graphql/documents';
import {
  type SellableVariant,
  toSellableVariants,
  toVariantAvailability,
  type VariantAvailability,
} from '@shop/graphql/to-rules/to-variant';
import { onePerProcess } from '@shop/page-server/one-per-process';
import { toGid } from '@shop/rules/global-id';
import { platformCode } from '@shop/rules/language';
import { TtlCache } from '#foundation/cache/ttl-cache.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { queryPlatform } from '#foundation/platform/query-platform.ts';
import { rememberVariantNames } from './variant-names';

// Separate from read-product.ts: the worker reads variants too, and has no Next cache.

/** Maximum ids the platform accepts in one call. */
export const MAX_VARIANTS = 250;

/** Variants by id, uncached, in as many calls as they need. Unknown ids are omitted. @throws as queryPlatform */
export async function readSellableVariants(
  ids: readonly number[],
  locale: Locale,
): Promise<readonly SellableVariant[]> {
  const variables = {
    ids: ids.slice(0, MAX_VARIANTS).map((id) => toGid('ProductVariant', id)),
    language: platformCode(locale),
  };
  const variants = await queryPlatform(VariantsByIdsDocument, variables, toSellableVariants);
  rememberVariantNames(variants, locale);
  return ids.length <= MAX_VARIANTS
    ? variants
    : [...variants, ...(await readSellableVariants(ids.slice(MAX_VARIANTS), locale))];
}

/** Availability of a variant, at most some seconds old; null for an unknown id. */
export function readVariantAvailability(id: number): Promise<VariantAvailability | null> {
  return memory().get(id);
}

/** Invalidates the cached availability after a stock change. */
export function forgetVariantAvailability(): void {
  memory().clear();
}

const memory = () => onePerProcess('variantAvailability', () => new TtlCache(ask));

function ask(id: number): Promise<VariantAvailability | null> {
  return queryPlatform(
    VariantAvailabilityDocument,
    { id: toGid('ProductVariant', id) },
    toVariantAvailability,
  );
}
