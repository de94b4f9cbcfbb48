import type { Room, RoomLayer } from '@shop/rules/product/room';
import type { RoomScene } from '@shop/ui-kit/commerce/product/RoomRuler';
import { pictureAddress } from '#foundation/images/picture-address.ts';

/** Where things are on a room's picture, in percent of it: how the kit draws what the room's data says in pixels and centimetres. */
export function roomPlaces({ width, height, floorY, pixelsPerCm }: Room) {
  const left = (pixels: number) => (100 * pixels) / width;
  const down = (pixels: number) => (100 * pixels) / height;
  return {
    left,
    /** Of a height above the floor. */
    heightAt: (cm: number) => down(floorY - cm * pixelsPerCm),
    ruler: { zero: down(floorY), tenCm: down(10 * pixelsPerCm) },
    /** @param shift by how many pixels it stands beside the place that it was drawn at */
    layer: ({ src, ...layer }: RoomLayer, shift = 0): RoomScene['plant'] => ({
      src: pictureAddress(src),
      left: left(layer.x + shift),
      top: down(layer.y),
      width: left(layer.width),
      height: down(layer.height),
    }),
  };
}
