import type { CategoryAddresses } from '@shop/rules/catalog/category-addresses';
import type { CollectionDirectory } from '@shop/rules/catalog/collection-directory';
import type { Result } from '@shop/rules/result';
import type { CollectionDirectoryQuery } from '../__generated__/documents/graphql';
import { list, type MalformedAnswer, readAnswer } from './answer';
import { type MenuPath, readMenu } from './to-menu';
import { readProducer } from './to-producer';

/**
 * Purposes and producers.
 * @param pathOf as for `toMenu`.
 */
export function toCollectionDirectory(
  wire: CollectionDirectoryQuery,
  pathOf: MenuPath,
  addresses: CategoryAddresses,
): Result<CollectionDirectory, MalformedAnswer> {
  return readAnswer('directory', wire, (directory) => ({
    purposes: readMenu(directory.at('purposes'), pathOf, addresses),
    producers: list(directory.at('producers').at('nodes'), readProducer),
  }));
}
