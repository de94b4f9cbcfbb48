import { VariantAvailabilityDocument } from '@shop/graphql/documents';
import {
  toVariantAvailability,
  type VariantAvailability,
} from '@shop/graphql/to-rules/to-variant-availability';
import { toGid } from '@shop/rules/global-id';
import { onePerProcess } from '../../process/one-per-process';
import { ShortMemory } from '../cache/short-memory';
import { queryPlatform } from './query-platform';

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
