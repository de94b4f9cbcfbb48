import type { Room, RoomLayer } from '@shop/rules/product/room';
import type { RoomScene } from '@shop/ui-kit/commerce/product/RoomRuler';
import { pictureAddress } from '#foundation/images/picture-address.ts';

/** Positions on a room's image in percent, for the kit; the room's data has pixels and centimetres. */
export function roomPlaces({ width, height, floorY, pixelsPerCm }: Room) {
  const left = (pixels: number) => (100 * pixels) / width;
  const down = (pixels: number) => (100 * pixels) / height;
  return {
    left,
    /** Position of a height above the floor. */
    heightAt: (cm: number) => down(floorY - cm * pixelsPerCm),
    ruler: { zero: down(floorY), tenCm: down(10 * pixelsPerCm) },
    /** @param shift in pixels, from the layer's original position */
    layer: ({ src, ...layer }: RoomLayer, shift = 0): RoomScene['plant'] => ({
      src: pictureAddress(src),
      left: left(layer.x + shift),
      top: down(layer.y),
      width: left(layer.width),
      height: down(layer.height),
    }),
  };
}
