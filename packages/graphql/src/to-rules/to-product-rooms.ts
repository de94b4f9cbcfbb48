import type { Room } from '@shop/rules/product/room';
import type { Result } from '@shop/rules/result';
import type { ProductRoomsQuery } from '../__generated__/documents/graphql';
import { type Answer, list, type MalformedAnswer, optional, readAnswer } from './answer';
import { type Fact, factJson } from './fact';
import { readRoom } from './to-room';

type Node = ProductRoomsQuery['nodes'][number];

/** The rooms of products that have one: of one that is gone, was not drawn or whose room cannot be read there is none (ROOM-07). */
export function toProductRooms(nodes: readonly Node[]): Result<Room[], MalformedAnswer> {
  return readAnswer('products', nodes, (products) =>
    list(products, (product) =>
      optional(product, (present) =>
        'room' in present.value
          ? factJson((present as Answer<{ readonly room: Fact }>).at('room'), readRoom)
          : null,
      ),
    ).filter((room) => room !== null),
  );
}
