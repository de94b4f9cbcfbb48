import type { ListedProduct } from '@shop/rules/catalog/list-room';
import type { Result } from '@shop/rules/result';
import type { CollectionRoomsQuery } from '../__generated__/documents/graphql';
import {
  type Answer,
  catalogueNumber,
  flag,
  list,
  type MalformedAnswer,
  optional,
  readAnswer,
  text,
} from './answer';
import { factJson } from './fact';
import { DEFAULT_VARIANT_TITLE } from './to-cart-line';
import { readRoom } from './to-room';

type WireProduct = NonNullable<CollectionRoomsQuery['collection']>['products']['nodes'][number];

/** The products of a list that have a room image, in the list's order; none for a missing list (ROOM-08). */
export function toListedProducts(wire: CollectionRoomsQuery): Result<ListedProduct[], MalformedAnswer> {
  return readAnswer('answer', wire, (answer) =>
    (
      optional(answer.at('collection'), (collection) =>
        list(collection.at('products').at('nodes'), readListed),
      ) ?? []
    ).filter((plant) => plant !== null),
  );
}

function readListed(product: Answer<WireProduct>): ListedProduct | null {
  const room = factJson(product.at('room'), readRoom);
  if (room === null) return null;
  return {
    handle: text(product.at('handle')),
    title: text(product.at('title')),
    room,
    variants: list(product.at('variants').at('nodes'), (variant) => {
      const title = text(variant.at('title'));
      return flag(variant.at('availableForSale'))
        ? [{ id: catalogueNumber(variant.at('id')), title: title === DEFAULT_VARIANT_TITLE ? '' : title }]
        : [];
    }).flat(),
  };
}
