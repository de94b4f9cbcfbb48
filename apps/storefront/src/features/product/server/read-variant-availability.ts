import { VariantAvailabilityDocument } from '@shop/graphql/documents';
import {
  toVariantAvailability,
  type VariantAvailability,
} from '@shop/graphql/to-rules/to-variant-availability';
import { toGid } from '@shop/rules/global-id';
import { ShortMemory } from '#foundation/cache/short-memory.ts';
import { queryPlatform } from '#foundation/platform/query-platform.ts';
import { onePerProcess } from '#foundation/process/one-per-process.ts';

/** What is known of a variant, some seconds old at most; null when there is none of that number. */
export function readVariantAvailability(id: number): Promise<VariantAvailability | null> {
  return memory().get(id);
}

/** Stock has changed: nobody is to be told what was known before. */
export function forgetVariantAvailability(): void {
  memory().clear();
}

const memory = () => onePerProcess('variantAvailability', () => new ShortMemory(ask));

function ask(id: number): Promise<VariantAvailability | null> {
  return queryPlatform(
    VariantAvailabilityDocument,
    { id: toGid('ProductVariant', id) },
    toVariantAvailability,
  );
}
