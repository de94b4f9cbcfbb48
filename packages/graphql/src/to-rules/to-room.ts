import type { Room, RoomLayer, RoomLight, RoomSize, RoomView } from '@shop/rules/product/room';
import type { Result } from '@shop/rules/result';
import type { ProductRoomsQuery } from '../__generated__/documents/graphql';
import { type Answer, integer, list, type MalformedAnswer, optional, readAnswer, text } from './answer';
import { type Fact, factJson } from './fact';

const LIGHTS: readonly RoomLight[] = ['sun', 'lace', 'corner'];

/** Reads a product's room from its metafield; a room without a size, or a size without a view, is invalid (ROOM-01). */
export function readRoom(room: Answer<Room>): Room {
  const sizes = list(room.at('sizes'), readSize);
  return {
    width: measure(room.at('width')),
    height: measure(room.at('height')),
    pixelsPerCm: measure(room.at('pixelsPerCm')),
    floorY: measure(room.at('floorY')),
    sizes: sizes.length === 0 ? room.fail('a size') : sizes,
  };
}

function readSize(size: Answer<RoomSize>): RoomSize {
  const views = list(size.at('views'), readView);
  return {
    variantId: integer(size.at('variantId')),
    fromCm: measure(size.at('fromCm')),
    toCm: measure(size.at('toCm')),
    heightCm: measure(size.at('heightCm')),
    groundCm: integer(size.at('groundCm')),
    footX: measure(size.at('footX')),
    views: views.length === 0 ? size.fail('a view') : views,
  };
}

function readView(view: Answer<RoomView>): RoomView {
  return {
    light: LIGHTS.find((light) => light === view.value.light) ?? view.at('light').fail('a light'),
    plate: text(view.at('plate')),
    plant: readLayer(view.at('plant')),
    shadow: readLayer(view.at('shadow')),
  };
}

function readLayer(layer: Answer<RoomLayer>): RoomLayer {
  const side = (name: 'x' | 'y'): number => {
    const { value } = layer.at(name);
    return Number.isFinite(value) && value >= 0 ? value : layer.at(name).fail('a place on the plate');
  };
  return {
    src: text(layer.at('src')),
    x: side('x'),
    y: side('y'),
    width: measure(layer.at('width')),
    height: measure(layer.at('height')),
  };
}

/** A finite divisor above 0. */
function measure(answer: Answer<number>): number {
  return Number.isFinite(answer.value) && answer.value > 0 ? answer.value : answer.fail('a length');
}

type Node = ProductRoomsQuery['nodes'][number];

/** The rooms of the products that have one. Missing products and unreadable rooms are omitted (ROOM-07). */
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
